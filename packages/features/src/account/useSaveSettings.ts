import { SEEN_VALUES } from '@clubline/contract';
import type { SettingsProfileValues } from '@clubline/ui';
import { useRef, useState } from 'react';
import type { useFieldErrors } from '../platform/fieldErrors';
import type { usePicture } from '../platform/pictures';
import { useClubline } from '../platform/provider';
import type { SavedProfile } from './account.calls';
import type { SettingsTexts } from './messages';
import { saveProfile, type SavedParts } from './saveProfile';
import { changedParts, normalValues, onlyField, partFields } from './settingsForm';
import type { fieldProperties } from './settingsForm';
import type { useProfileEdits } from './useProfileEdits';
import type { useSavedProfile } from './useSavedProfile';
import { useSettingsOutcome } from './useSettingsOutcome';

interface SavingOptions {
  texts: SettingsTexts;
  profile: Pick<ReturnType<typeof useSavedProfile>, 'latest' | 'setSaved'>;
  edits: ReturnType<typeof useProfileEdits>;
  picture: Pick<ReturnType<typeof usePicture>, 'file' | 'choose' | 'prepared'>;
  server: ReturnType<typeof useFieldErrors<keyof typeof fieldProperties>>;
}

/** Saves the parts of a profile that differ from what there is by then, and says how it went. */
export function useSaveSettings({ texts, profile, edits, picture, server }: SavingOptions) {
  const { additions, client, toast } = useClubline();
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const showOutcome = useSettingsOutcome(texts, edits.keep);
  const { file } = picture;
  const showContested = () =>
    void toast.add({ title: texts.toasts.changedMeanwhile, tone: 'critical' });

  /** What has been stored is no longer a change; what has been refused stays one. */
  const adopt = ({ saved: done, refused, pictureUrl }: SavedParts, sent: SettingsProfileValues) => {
    const fields = done.flatMap(
      (part): readonly (keyof SettingsProfileValues)[] => partFields[part],
    );
    profile.setSaved((known) => ({
      ...known,
      ...Object.fromEntries(fields.map((field) => [field, sent[field]])),
      ...(pictureUrl && { pictureUrl }),
    }));
    edits.drop(fields);
    if (done.includes('picture')) picture.choose(null);
    for (const { part, error } of refused) server.show(error, onlyField(part));
  };
  const saveOver = async (now: SavedProfile) => {
    if (edits.contestedIn(now).length > 0) return showContested();
    const sent = normalValues(edits.over(now));
    const outcome = await saveProfile(client, {
      parts: changedParts(now, sent, file),
      values: sent,
      before: now,
      isGuarded: additions.has(SEEN_VALUES),
      picture: file && (() => picture.prepared(file)),
    });
    adopt(outcome, sent);
    if (outcome.isContested) {
      await profile.latest();
      showContested();
    }
    showOutcome(outcome);
    return outcome.saved.length > 0;
  };

  return {
    isSaving,
    /** Resolves with whether anything was stored. */
    async save(saved: SavedProfile): Promise<boolean> {
      if (isBusy.current) return false;
      isBusy.current = true;
      setSaving(true);
      server.clear();
      const isStored = await saveOver((await profile.latest()) ?? saved);
      setSaving(false);
      isBusy.current = false;
      return isStored === true;
    },
  };
}
