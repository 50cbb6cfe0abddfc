import { CLIENT_IDS, IMAGE_ALT_MAX } from '@clubline/contract';
import type { ComposerPictures } from '@clubline/ui';
import { useRef, useState } from 'react';
import { ApiError } from '../../platform/client';
import type { Draft } from '../../platform/drafts';
import type { ServerFieldErrors } from '../../platform/fieldErrors';
import { usePictures } from '../../platform/pictures';
import { useClubline } from '../../platform/provider';
import { useIsReplaced } from '../../platform/session';
import { isUnclear, newWriteId } from '../../platform/writes';
import type { PostContent } from '../clubPosts/clubPosts.writes';

/** The fields of a composer that a server may say something of, and what each is sent as. */
export const composerFields = {
  text: ['content'],
  image: ['media', 'mediaUrls'],
  imageAlt: ['mediaAlts'],
};

export interface PicturePostOptions {
  /** The text that is sent with the pictures. */
  draft: Draft;
  /** Where what the server says of the fields is shown. */
  server: ServerFieldErrors<keyof typeof composerFields>;
  /**
   * Sends a picture, with its id where the server takes one, and resolves with its address; null
   * when the answer has none.
   */
  upload: (picture: File, clientId: string | undefined) => Promise<string | null>;
  /** Sends the post. Throws when it is refused. */
  post: (post: PostContent) => Promise<void>;
  /** Most pictures of a post. */
  max: number;
  /** Whether the server keeps what a picture shows, in words. */
  takesAlts: boolean;
  texts: { failed: string; noAddress: string; notSent: (reason: string) => string };
  /** Why it could not be stored, in words. */
  reasonOf: (failure: unknown) => string;
}

/**
 * A post with pictures: they go first, one after the other, and all stays in the composer until
 * everything is stored or shown as unsent.
 */
export function usePicturePost({ draft, server, max, takesAlts, ...options }: PicturePostOptions) {
  const { toast } = useClubline();
  const { items, problem, ...chosen } = usePictures();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [posting, setPosting] = useState<string | null>(null);
  const isBusy = useRef(false);
  const isReplaced = useIsReplaced();
  const upload = useUpload(chosen.prepared, options);

  const forgetProblems = () => {
    setError(null);
    server.clear('image', 'imageAlt');
  };

  const send = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setError(null);
    server.clear();
    try {
      const mediaUrls: string[] = [];
      // One after the other: a phone has neither memory nor network for four at once.
      for (const { file } of items) mediaUrls.push(await upload(file));
      // Once it is sent the draft is empty: after a reload it would be there twice.
      const content = draft.take();
      setPosting(content);
      try {
        await options.post({
          content,
          ...(items.length > 0 && { mediaUrls }),
          ...(items.length > 0 && takesAlts && { mediaAlts: items.map(({ alt }) => alt.trim()) }),
        });
      } catch (refusal) {
        draft.restore(content);
        throw refusal;
      }
      chosen.clear();
    } catch (failure) {
      // It is nothing to tell somebody else.
      if (isReplaced()) return;
      const reason = chosen.refusalOf(failure) ?? options.reasonOf(failure);
      server.show(failure);
      // The notice goes by itself, and what is said of a refusal says what to do.
      setError(isUnclear(failure) ? options.texts.notSent(reason) : reason);
      toast.add({ title: options.texts.failed, description: reason, tone: 'critical' });
    } finally {
      isBusy.current = false;
      setPosting(null);
      setPending(false);
    }
  };

  const pictures: ComposerPictures = {
    items,
    onAdd(files) {
      forgetProblems();
      chosen.add(files);
    },
    onRemove(id) {
      forgetProblems();
      chosen.remove(id);
    },
    onAltChange: takesAlts
      ? (id, alt) => {
          server.clear('imageAlt');
          chosen.setAlt(id, alt);
        }
      : undefined,
    max,
    altMaxLength: IMAGE_ALT_MAX,
  };
  return {
    pictures,
    /** Takes away what is said of a picture that was refused, and is gone. */
    forgetRefused() {
      forgetProblems();
      chosen.clear();
    },
    /** What is wrong with a picture, or why the post was not stored. */
    error: error ?? problem,
    isPending,
    /** The text that is on its way with the pictures; null without one. */
    posting,
    /** Sends text and pictures. */
    send,
  };
}

/**
 * Sends a picture; one that has arrived is not sent again when another one or the post failed. One
 * that may have arrived goes again under the same id, so that a server that takes it keeps it once.
 */
function useUpload(
  prepare: (picture: File) => Promise<File>,
  { upload, texts }: Pick<PicturePostOptions, 'upload' | 'texts'>,
) {
  const { additions } = useClubline();
  const isReplaced = useIsReplaced();
  const pictures = useRef(new WeakMap<File, { id: string; url?: string }>());
  return async (picture: File): Promise<string> => {
    const known: { id: string; url?: string } = pictures.current.get(picture) ?? {
      id: newWriteId(),
    };
    pictures.current.set(picture, known);
    if (known.url !== undefined) return known.url;
    const prepared = await prepare(picture);
    // Whoever is signed in by now would send what this one chose.
    if (isReplaced()) throw new ApiError(401, 'Unauthorized');
    const url = await upload(prepared, additions.has(CLIENT_IDS) ? known.id : undefined);
    if (!url) throw new Error(texts.noAddress);
    known.url = url;
    return url;
  };
}
