import { useState } from 'react';
import type { SettingsProfileValues } from '@clubline/ui';
import { useFieldErrors } from '../platform/fieldErrors';
import { usePicture } from '../platform/pictures';
import { useClubline } from '../platform/provider';
import type { SettingsTexts } from './messages';
import { changedParts, fieldProperties, settingsErrors } from './settingsForm';
import { useProfileEdits } from './useProfileEdits';
import { useSavedProfile } from './useSavedProfile';
import { useSaveSettings } from './useSaveSettings';

/** The profile form: what is saved, what is being changed, and saving the parts that differ. */
export function useSettings(texts: SettingsTexts) {
  const { toast } = useClubline();
  const profile = useSavedProfile(texts);
  const { saved, failure, reload } = profile;
  const edits = useProfileEdits(saved);
  const chosen = usePicture();
  const { file: picture, choose: setPicture, problem } = chosen;
  const [hasTried, setHasTried] = useState(false);
  const server = useFieldErrors(fieldProperties);
  const saving = useSaveSettings({ texts, profile, edits, picture: chosen, server });
  const { values } = edits;
  const changed = saved && values ? changedParts(saved, values, picture) : [];
  const errors = saved && values ? settingsErrors(saved, values, texts.page) : [];

  const save = async () => {
    setHasTried(true);
    if (!saved || changed.length === 0 || errors.length > 0) return;
    if (await saving.save(saved)) setHasTried(false);
  };

  return {
    values,
    email: saved?.email ?? '',
    pictureUrl: saved?.pictureUrl ?? null,
    picture,
    setPicture(file: File | null) {
      server.clear('image');
      setPicture(file);
    },
    setValues(next: SettingsProfileValues) {
      if (values) server.clearChanged(values, next);
      edits.setValues(next);
    },
    /** What was saved elsewhere of the fields that are being changed here; empty for nothing. */
    theirs: saved ? edits.contested.map((field) => [saved[field]].flat().join(', ')) : [],
    useTheirs: edits.useTheirs,
    keepOwn: edits.keepOwn,
    isChanged: changed.length > 0,
    isSaving: saving.isSaving,
    /** Shown from the first attempt on. */
    errors: hasTried ? errors : [],
    /** What the server has said of the fields. */
    fieldErrors: { ...(problem && { image: problem }), ...server.errors },
    save: () => void save(),
    failure,
    isAway: profile.isAway,
    retry: reload,
    refuseTag: () =>
      toast.add({
        title: texts.toasts.tagLimit,
        description: texts.toasts.tagLimitText,
        tone: 'critical',
      }),
  };
}
