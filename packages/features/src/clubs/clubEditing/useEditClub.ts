import type { ClubDetails } from '@clubline/contract';
import type { ClubFieldValues } from '@clubline/ui';
import { useRef, useState } from 'react';
import { useFieldErrors } from '../../platform/fieldErrors';
import { useMessages } from '../../platform/messages';
import { usePicture } from '../../platform/pictures';
import { useClubline } from '../../platform/provider';
import { clubRulesMessages, clubSettingsMessages } from '../messages';
import { checkClubName } from './clubRules';
import { useClubChanges } from './useClubChanges';
import { useSaveClub } from './useSaveClub';

/** What each field of the form is sent as. */
const properties = {
  name: ['name', 'slug'],
  description: ['description'],
  image: ['club-picture', 'picture'],
};

/**
 * A club being edited, also over leaving the screen and over a lost session: what differs from what
 * the server has, and its saving. Text and picture are saved one after the other, each with its own
 * outcome.
 */
export function useEditClub(club: ClubDetails) {
  const text = useMessages(clubSettingsMessages);
  const rulesText = useMessages(clubRulesMessages);
  const { toast } = useClubline();
  const changes = useClubChanges(club);
  const { values, setValues, isChanged, clear } = changes;
  const server = useFieldErrors(properties);
  const { file: picture, choose: setPicture, problem: refusal, prepared } = usePicture();
  const [refusedName, setRefusedName] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isRunning = useRef(false);

  const { saveText, savePicture } = useSaveClub(club, {
    onRefused: server.show,
    onTextSaved: clear,
    onPictureSaved: () => setPicture(null),
  });

  const save = async () => {
    if (isRunning.current) return;
    server.clear();
    const problem = checkClubName(values.name, rulesText);
    if (problem) {
      setRefusedName(values.name);
      const said =
        'isSlug' in problem ? { title: text.updateFailed, description: problem.message } : problem;
      toast.add({ ...said, tone: 'critical' });
      return;
    }
    isRunning.current = true;
    setSaving(true);
    await saveAll();
    isRunning.current = false;
    setSaving(false);
  };
  const saveAll = async () => {
    const latest = isChanged ? await changes.latest() : { values, seen: values };
    if (latest === null) {
      toast.add({ title: text.changedMeanwhile, tone: 'critical' });
      return;
    }
    const isTextSaved =
      (picture !== null && !isChanged) || (await saveText(latest.values, latest.seen));
    if (isTextSaved && picture) await savePicture(() => prepared(picture));
  };

  return {
    values,
    setValues(next: ClubFieldValues) {
      server.clearChanged(values, next);
      setValues(next);
    },
    picture,
    setPicture(file: File | null) {
      server.clear('image');
      setPicture(file);
    },
    /** What somebody else has saved since; null for nothing. */
    theirs: changes.theirs,
    keepOwn: changes.keepOwn,
    useTheirs: clear,
    isSaving,
    isNameInvalid: refusedName !== null && refusedName === values.name,
    /** What the server has said of the fields. */
    fieldErrors: { ...(refusal && { image: refusal }), ...server.errors },
    save: () => void save(),
  };
}
