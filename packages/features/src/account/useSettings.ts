import { useRef, useState } from 'react';
import type { SettingsProfileValues } from '@clubline/ui';
import { useFieldErrors } from '../platform/fieldErrors';
import { usePicture } from '../platform/pictures';
import { useClubline } from '../platform/provider';
import type { SettingsTexts } from './messages';
import { saveProfile, type SavedParts } from './saveProfile';
import {
  changedParts,
  fieldProperties,
  normalValues,
  onlyField,
  partFields,
  settingsErrors,
  valuesOf,
} from './settingsForm';
import { useLostEdits } from './useLostEdits';
import { useSavedProfile } from './useSavedProfile';
import { useSettingsOutcome } from './useSettingsOutcome';

/** The profile form: what is saved, what is being changed, and saving the parts that differ. */
export function useSettings(texts: SettingsTexts) {
  const { client, toast } = useClubline();
  const { saved, failure, reload, setSaved } = useSavedProfile(texts);
  const { edits, setEdits, keep } = useLostEdits();
  const { file: picture, choose: setPicture, problem, prepared } = usePicture();
  const [isSaving, setSaving] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const isBusy = useRef(false);
  const server = useFieldErrors(fieldProperties);
  const showOutcome = useSettingsOutcome(texts, keep);
  const values = saved && { ...valuesOf(saved), ...edits };
  const changed = saved && values ? changedParts(saved, values, picture) : [];
  const errors = saved && values ? settingsErrors(saved, values, texts.page) : [];

  /** What has been stored is no longer a change; what has been refused stays one. */
  const adopt = ({ saved: done, refused, pictureUrl }: SavedParts, sent: SettingsProfileValues) => {
    const fields = done.flatMap(
      (part): readonly (keyof SettingsProfileValues)[] => partFields[part],
    );
    setSaved((known) => ({
      ...known,
      ...Object.fromEntries(fields.map((field) => [field, sent[field]])),
      ...(pictureUrl && { pictureUrl }),
    }));
    setEdits((now) =>
      Object.fromEntries(
        Object.entries(now).filter(([field]) => !fields.some((stored) => stored === field)),
      ),
    );
    if (done.includes('picture')) setPicture(null);
    if (done.length > 0) setHasTried(false);
    for (const { part, error } of refused) server.show(error, onlyField(part));
  };

  const save = async () => {
    setHasTried(true);
    if (!saved || !values || isBusy.current || changed.length === 0 || errors.length > 0) return;
    isBusy.current = true;
    setSaving(true);
    server.clear();
    const sent = normalValues(values);
    const outcome = await saveProfile(client, {
      parts: changed,
      values: sent,
      before: saved,
      picture: picture && (() => prepared(picture)),
    });
    adopt(outcome, sent);
    setSaving(false);
    isBusy.current = false;
    showOutcome(outcome);
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
      setEdits(() => next);
    },
    isChanged: changed.length > 0,
    isSaving,
    /** Shown from the first attempt on. */
    errors: hasTried ? errors : [],
    /** What the server has said of the fields. */
    fieldErrors: { ...(problem && { image: problem }), ...server.errors },
    save: () => void save(),
    failure,
    retry: reload,
    refuseTag: () =>
      toast.add({
        title: texts.toasts.tagLimit,
        description: texts.toasts.tagLimitText,
        tone: 'critical',
      }),
  };
}
