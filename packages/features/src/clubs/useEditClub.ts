import { slugify, type ClubDetails } from '@clubline/contract';
import type { ClubFieldValues } from '@clubline/ui';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useDraft } from '../feed';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';
import { clubEditingCalls, clubErrorText } from './clubEditing.calls';
import { checkClubName } from './clubRules';
import { clubRulesCopy, clubSettingsCopy } from './copy';
import { detailsKey } from './useClub';
import { useForgetClubs } from './useForgetClubs';

/** Fields as a draft keeps them; null without one. */
function readValues(draft: string): ClubFieldValues | null {
  try {
    const { name, description } = JSON.parse(draft) as Partial<
      Record<keyof ClubFieldValues, unknown>
    >;
    return typeof name === 'string' && typeof description === 'string'
      ? { name, description }
      : null;
  } catch {
    return null;
  }
}

/** A club being edited, also over leaving the screen and over a lost session: what differs from what the server has, and its saving. Text and picture are saved one after the other, each with its own outcome. */
export function useEditClub(club: ClubDetails) {
  const text = useMessages('clubSettings', clubSettingsCopy);
  const rulesText = useMessages('clubRules', clubRulesCopy);
  const { client, toast } = useClubline();
  const { mutate } = useSWRConfig();
  const forgetClubs = useForgetClubs();
  const userId = useCurrentUser()?.id ?? '';
  const draft = useDraft(`club_${club.id}`);
  const [picture, setPicture] = useState<File | null>(null);
  const [refusedName, setRefusedName] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isRunning = useRef(false);
  const saved: ClubFieldValues = { name: club.clubName, description: club.clubDescription ?? '' };
  const values = readValues(draft.value) ?? saved;
  const setValues = (next: ClubFieldValues) => {
    const isSame = next.name === saved.name && next.description === saved.description;
    draft.setValue(isSame ? '' : JSON.stringify(next));
  };

  const tell = (title: string, description?: string) =>
    void toast.add({ title, ...(description !== undefined && { description }), tone: 'critical' });
  /** Shows what was saved at once and asks the server for it behind. */
  const reload = (fields: Partial<ClubDetails>) => {
    forgetClubs();
    void mutate<ClubDetails | null>(
      detailsKey(club.id, userId),
      (before) => before && { ...before, ...fields },
    );
  };

  const saveText = async () => {
    const name = values.name.trim();
    const description = values.description.trim();
    try {
      await clubEditingCalls.update(client, club.id, { name, slug: slugify(name), description });
    } catch (error) {
      tell(text.updateFailed, clubErrorText(error, text.tryAgain));
      return false;
    }
    reload({ clubName: name, clubDescription: description || null });
    draft.setValue('');
    toast.add({ title: text.updated, tone: 'positive' });
    return true;
  };

  const savePicture = async (file: File) => {
    try {
      const url = await clubEditingCalls.uploadPicture(client, club.id, file);
      reload(url ? { clubImage: url } : {});
      setPicture(null);
      toast.add({ title: text.pictureUpdated, tone: 'positive' });
    } catch (error) {
      tell(text.pictureFailed, clubErrorText(error, text.tryAgain));
    }
  };

  const save = async () => {
    if (isRunning.current) return;
    const problem = checkClubName(values.name, rulesText);
    if (problem) {
      setRefusedName(values.name);
      if ('isSlug' in problem) tell(text.updateFailed, problem.message);
      else tell(problem.title, problem.description);
      return;
    }
    isRunning.current = true;
    setSaving(true);
    const isTextDue =
      picture === null || values.name !== saved.name || values.description !== saved.description;
    try {
      const isTextSaved = !isTextDue || (await saveText());
      if (isTextSaved && picture) await savePicture(picture);
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  };

  return {
    values,
    setValues,
    picture,
    setPicture,
    isSaving,
    isNameInvalid: refusedName !== null && refusedName === values.name,
    save: () => void save(),
  };
}
