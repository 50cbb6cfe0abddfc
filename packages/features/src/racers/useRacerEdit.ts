import type { FormError, RacerFieldValues } from '@clubline/ui';
import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../platform/client';
import { useFieldErrors } from '../platform/fieldErrors';
import { useMessages, type TextsOf } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { askOnceMore, isUnclear } from '../platform/writes';
import { profilePostsMessages, uploadFailure } from '../posts';
import { racersMessages } from './messages';
import { racerProperties, racerErrorText } from './racerErrors';
import { changesOf } from './racerRules';
import { racersCalls, type RacerProfile } from './racers.calls';
import { useRacerChanges } from './useRacerChanges';
import { useRacerPhoto } from './racerPhoto/useRacerPhoto';

export interface RacerEditOptions {
  racer: RacerProfile;
  /** Asks the server for the racer, and shows it. */
  reload: () => Promise<RacerProfile | null>;
  /** Called with what has been stored. */
  onSaved: (fields: Partial<RacerProfile>) => void;
  onClose: () => void;
}

function saveFailure(error: unknown, text: TextsOf<typeof racersMessages>): string {
  if (error instanceof ApiError && !isUnclear(error))
    return racerErrorText(error) ?? text.validationError;
  return messageOf(error, text.validationError);
}

/** Changing what is said of a racer: the picture first, then the fields that changed. */
export function useRacerEdit({ racer, reload, onSaved, onClose }: RacerEditOptions) {
  const text = useMessages(racersMessages);
  const uploadText = useMessages(profilePostsMessages);
  const { client, toast } = useClubline();
  const { values, setValues, clear, latest, conflict } = useRacerChanges(racer, reload);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const server = useFieldErrors(racerProperties);
  const photo = useRacerPhoto(racer, onSaved);

  const fail = (title: string, description: string) =>
    void toast.add({ title, description, tone: 'critical' });

  const save = async () => {
    const { changes, errors: wrong } = changesOf(racer, values, text);
    setErrors(wrong);
    server.clear();
    if (wrong[0]) return fail(text.fixForm, wrong.map(({ message }) => message).join(' • '));
    if (photo.photo) {
      try {
        await photo.send(photo.photo);
      } catch (error) {
        const reason = photo.refusalOf(error) ?? uploadFailure(error, uploadText);
        setErrors([{ field: 'image', message: reason }]);
        return fail(text.updateFailed, reason);
      }
    }
    if (Object.keys(changes).length > 0) {
      setSaving(true);
      try {
        if ((await latest()) === null)
          return void toast.add({ title: text.changedMeanwhile, tone: 'critical' });
        await askOnceMore<unknown>(
          () => racersCalls.update(client, racer.id, changes),
          async () => {
            const now = await racersCalls.one(client, racer.id);
            const isStored = now && Object.keys(changesOf(now, values, text).changes).length === 0;
            return isStored || null;
          },
        );
      } catch (error) {
        server.show(error);
        return fail(text.updateFailed, saveFailure(error, text));
      } finally {
        setSaving(false);
      }
      onSaved(changes);
      clear();
      toast.add({ title: text.profileUpdated, tone: 'positive' });
    }
    onClose();
  };

  return {
    ...photo.fields,
    values,
    onChange(next: RacerFieldValues) {
      server.clearChanged(values, next);
      setValues(next);
    },
    image: photo.photo,
    onImageChange(file: File | null) {
      photo.choose(file);
      setErrors((known) => known.filter(({ field }) => field !== 'image'));
    },
    errors,
    /** What the server has said of the fields. */
    fieldErrors: { ...(photo.problem && { image: photo.problem }), ...server.errors },
    isSaving,
    ...conflict,
    onCancel() {
      clear();
      onClose();
    },
    onSubmit() {
      if (isBusy.current) return;
      isBusy.current = true;
      void save().finally(() => {
        isBusy.current = false;
      });
    },
  };
}
