import { fileFieldMessages } from '@clubline/ui';
import { useRef } from 'react';
import { ApiError } from '../client';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { PictureRefusal, preparePicture } from './preparePicture';

/** What makes pictures ready to be sent. */
interface PreparedPictures {
  /** What is sent in place of a picture, made once. Throws when it cannot be sent. */
  prepared: (file: File) => Promise<File>;
  /** Why a picture was refused, here or by the server, in words; null for any other error. */
  refusalOf: (error: unknown) => string | null;
  /** Why one that `prepared` threw for cannot be sent, in words. */
  whyNot: (error: unknown) => string;
}

/** Makes pictures smaller, each one once, however often it is sent. */
export function usePreparedPictures(): PreparedPictures {
  const text = useMessages(fileFieldMessages);
  const { shrinkPicture } = useClubline();
  const known = useRef(new WeakMap<File, Promise<File>>());
  const prepared = (picture: File): Promise<File> => {
    const work =
      known.current.get(picture) ?? preparePicture(picture, { shrink: shrinkPicture, texts: text });
    known.current.set(picture, work);
    return work;
  };
  const refusalOf = (error: unknown) => {
    if (error instanceof PictureRefusal) return error.message;
    return error instanceof ApiError && error.status === 413 ? text.tooLarge : null;
  };
  return { prepared, refusalOf, whyNot: (error) => refusalOf(error) ?? text.unreadable };
}
