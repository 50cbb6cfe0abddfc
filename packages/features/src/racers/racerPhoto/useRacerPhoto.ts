import { useState } from 'react';
import { useMessages } from '../../platform/messages';
import { usePicture } from '../../platform/pictures';
import { useClubline } from '../../platform/provider';
import { racersMessages } from '../messages';
import type { RacerProfile } from '../racers.calls';
import { uploadPhoto } from './uploadPhoto';

/** A new picture of a racer: which one, what it shows in words, and how far it has been sent. */
export function useRacerPhoto(
  racer: RacerProfile,
  onSaved: (fields: Partial<RacerProfile>) => void,
) {
  const text = useMessages(racersMessages);
  const { client, clock, toast } = useClubline();
  const { file: photo, alt, setAlt, choose, problem, prepared, refusalOf } = usePicture();
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  const takesAlt = racer.imageAlt !== undefined;

  return {
    photo,
    choose,
    problem,
    refusalOf,
    fields: {
      ...(takesAlt && { imageAlt: alt, onImageAltChange: setAlt }),
      ...(uploadProgress !== null && { uploadProgress }),
    },
    /** Throws what kept the picture from arriving. */
    async send(file: File): Promise<void> {
      try {
        const url = await uploadPhoto({
          client,
          clock,
          athleteId: racer.athleteId || racer.id,
          photo: await prepared(file),
          ...(takesAlt && { alt: alt.trim() }),
          onProgress: setUploadProgress,
        });
        if (!url) throw new Error(text.noMediaUrl);
        toast.add({ title: text.photoUploaded, tone: 'positive' });
        choose(null);
        onSaved({ image: url, ...(takesAlt && { imageAlt: alt.trim() || null }) });
      } finally {
        setUploadProgress(null);
      }
    },
  };
}
