import { IMAGE_ALT_MAX } from '@clubline/contract';
import type { ComposerPicture } from '@clubline/ui';
import { useRef, useState } from 'react';
import { reasonOf } from '../../platform/client';
import type { Draft } from '../../platform/drafts';
import { refusalText, type ServerFieldErrors } from '../../platform/fieldErrors';
import { useMessages } from '../../platform/messages';
import { usePicture } from '../../platform/pictures';
import { useClubline } from '../../platform/provider';
import { postsMessages } from '../messages';
import { clubPostsCalls } from './clubPosts.calls';
import type { useFeed } from './useFeed';

export interface PicturePostOptions {
  clubId: string;
  feed: ReturnType<typeof useFeed>;
  /** The text that is sent with the picture. */
  draft: Draft;
  /** Where what the server says of the fields is shown. */
  server: ServerFieldErrors<'text' | 'image' | 'imageAlt'>;
}

/**
 * A post with a picture: the picture goes first, and all stays in the composer until both are
 * stored.
 */
export function usePicturePost({ clubId, feed, draft, server }: PicturePostOptions) {
  const text = useMessages(postsMessages);
  const { client, toast } = useClubline();
  const { file, alt, setAlt, problem, ...chosen } = usePicture();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [posting, setPosting] = useState<string | null>(null);
  const isBusy = useRef(false);
  // A picture that has arrived is not sent again when only the post failed.
  const arrived = useRef(new WeakMap<File, string>());

  const choose = (next: File | null) => {
    setError(null);
    server.clear('image', 'imageAlt');
    chosen.choose(next);
  };

  const upload = async (picture: File): Promise<string> => {
    const url =
      arrived.current.get(picture) ??
      (await clubPostsCalls.uploadPicture(client, clubId, await chosen.prepared(picture)));
    if (!url) throw new Error(text.tryAgain);
    arrived.current.set(picture, url);
    return url;
  };

  const sendWith = async (picture: File) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setError(null);
    server.clear();
    try {
      const url = await upload(picture);
      // Once it is sent the draft is empty: after a reload it would be there twice.
      const content = draft.take();
      setPosting(content);
      try {
        await feed.post({ content, mediaUrls: [url], mediaAlts: [alt.trim()] });
      } catch (refusal) {
        draft.restore(content);
        throw refusal;
      }
      choose(null);
    } catch (failure) {
      const reason =
        chosen.refusalOf(failure) ?? refusalText(failure) ?? reasonOf(failure, text.tryAgain);
      server.show(failure);
      setError(reason);
      toast.add({ title: text.postFailed, description: reason, tone: 'critical' });
    } finally {
      isBusy.current = false;
      setPosting(null);
      setPending(false);
    }
  };

  const picture: ComposerPicture = {
    file,
    onSelect: choose,
    alt,
    onAltChange(value: string) {
      server.clear('imageAlt');
      setAlt(value);
    },
    altMaxLength: IMAGE_ALT_MAX,
  };
  return {
    picture,
    /** Takes away what is said of a picture that was refused, and is gone. */
    forgetRefused: () => choose(null),
    /** What is wrong with the picture, or why the post was not stored. */
    error: error ?? problem,
    isPending,
    /** The text that is on its way with the picture; null without one. */
    posting,
    /** Sends text and picture; null as long as no picture is chosen. */
    send: file && (() => sendWith(file)),
  };
}
