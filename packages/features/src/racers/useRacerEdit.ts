import type { FormError, RacerFieldValues } from '@clubline/ui';
import { useRef, useState } from 'react';
import { readMessage, ApiError, messageOf } from '../client';
import { useMessages } from '../messages';
import { profilePostsCopy, uploadFailure } from '../profilePosts';
import { useClubline } from '../provider';
import { racersCopy } from './copy';
import { changesOf, fieldsOf } from './racerRules';
import { racersCalls, type RacerProfile } from './racers.calls';
import { uploadPhoto } from './uploadPhoto';
import { refusedFields } from './validationTexts';

export interface RacerEditOptions {
  racer: RacerProfile;
  /** Hears what has been stored. */
  onSaved: (fields: Partial<RacerProfile>) => void;
  onClose: () => void;
}

function saveFailure(error: unknown, text: typeof racersCopy): string {
  if (error instanceof ApiError && error.status !== 0)
    return refusedFields(error) ?? readMessage(error.body) ?? text.validationError;
  return messageOf(error, text.validationError);
}

/** Changing what is said of a racer: the picture first, then the fields that changed. */
export function useRacerEdit({ racer, onSaved, onClose }: RacerEditOptions) {
  const text = useMessages('racers', racersCopy);
  const uploadText = useMessages('profilePosts', profilePostsCopy);
  const { client, clock, toast } = useClubline();
  const [values, setValues] = useState<RacerFieldValues>(() => fieldsOf(racer));
  const [photo, setPhoto] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const takesAlt = racer.imageAlt !== undefined;
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);

  const refuse = (title: string, description: string) =>
    void toast.add({ title, description, tone: 'critical' });

  /** False when the picture did not arrive. */
  const sendPhoto = async (file: File): Promise<boolean> => {
    try {
      const url = await uploadPhoto({
        client,
        clock,
        athleteId: racer.athleteId || racer.id,
        photo: file,
        ...(takesAlt && { alt: alt.trim() }),
        onProgress: setUploadProgress,
      });
      if (!url) throw new Error(text.noMediaUrl);
      toast.add({ title: text.photoUploaded, tone: 'positive' });
      setPhoto(null);
      onSaved({ image: url, ...(takesAlt && { imageAlt: alt.trim() || null }) });
      return true;
    } catch (error) {
      const reason = uploadFailure(error, uploadText);
      setErrors([{ field: 'photo', message: reason }]);
      refuse(text.updateFailed, reason);
      return false;
    } finally {
      setUploadProgress(null);
    }
  };

  const save = async () => {
    const { changes, errors: wrong } = changesOf(racer, values, text);
    setErrors(wrong);
    if (wrong[0]) return refuse(text.fixForm, wrong.map(({ message }) => message).join(' • '));
    if (photo && !(await sendPhoto(photo))) return;
    if (Object.keys(changes).length > 0) {
      setSaving(true);
      try {
        await racersCalls.update(client, racer.id, changes);
      } catch (error) {
        return refuse(text.updateFailed, saveFailure(error, text));
      } finally {
        setSaving(false);
      }
      onSaved(changes);
      toast.add({ title: text.profileUpdated, tone: 'positive' });
    }
    onClose();
  };

  return {
    values,
    onChange: setValues,
    photo,
    ...(takesAlt && { photoAlt: alt, onPhotoAltChange: setAlt }),
    onPhotoChange(file: File | null) {
      setPhoto(file);
      setAlt('');
      setErrors((known) => known.filter(({ field }) => field !== 'photo'));
    },
    ...(uploadProgress !== null && { uploadProgress }),
    errors,
    isSaving,
    onCancel: onClose,
    onSubmit() {
      if (isBusy.current) return;
      isBusy.current = true;
      void save().finally(() => {
        isBusy.current = false;
      });
    },
  };
}
