import { IMAGE_ALT_MAX, PICTURE_MAX_BYTES } from '@clubline/contract';
import type { ComposerPicture } from '@clubline/ui';
import { useRef, useState } from 'react';
import { ApiError, reasonOf } from '../client';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';
import { feedCopy } from './copy';
import { feedCalls } from './feed.calls';
import { moderationCalls } from './moderation.calls';
import { useDraft } from './useDraft';
import type { useFeed } from './useFeed';

/** Writing a post: text shows at once; with a picture the picture goes first, and all stays in the composer until both are stored. */
export function usePostComposer(
  clubId: string,
  feed: ReturnType<typeof useFeed>,
  canAttach: boolean,
) {
  const text = useMessages('feed', feedCopy);
  const { client, toast } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const draft = useDraft(`post_${clubId}`);
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);
  // A picture that has arrived is not sent again when only the post failed.
  const arrived = useRef(new WeakMap<File, string>());

  const choose = (next: File | null) => {
    const isTooLarge = next !== null && next.size > PICTURE_MAX_BYTES;
    setError(isTooLarge ? text.pictureTooLarge : null);
    setFile(isTooLarge ? null : next);
    setAlt('');
  };

  const upload = async (picture: File): Promise<string> => {
    const url =
      arrived.current.get(picture) ??
      (await moderationCalls.uploadPicture(client, clubId, picture));
    if (!url) throw new Error(text.tryAgain);
    arrived.current.set(picture, url);
    return url;
  };

  const sendWith = async (picture: File) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setError(null);
    try {
      const url = await upload(picture);
      const stored = await feedCalls.create(client, {
        userId,
        clubId,
        content: draft.value.trim(),
        mediaUrls: [url],
        mediaAlts: [alt.trim()],
      });
      if (stored) feed.insert(stored);
      else feed.retry();
      draft.take();
      choose(null);
      toast.add({ title: text.posted, tone: 'positive' });
    } catch (failure) {
      const reason =
        failure instanceof ApiError && failure.status === 413
          ? text.pictureTooLarge
          : reasonOf(failure, text.tryAgain);
      setError(reason);
      toast.add({ title: text.postFailed, description: reason, tone: 'critical' });
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };

  const send = async () => {
    if (file) return sendWith(file);
    const content = draft.take();
    if (!(await feed.post(content))) draft.restore(content);
  };

  const picture: ComposerPicture = {
    file,
    onSelect: choose,
    alt,
    onAltChange: setAlt,
    altMaxLength: IMAGE_ALT_MAX,
  };
  return {
    value: draft.value,
    onChange: draft.setValue,
    onSubmit: () => void send(),
    isPending,
    ...(error && { errorMessage: error }),
    ...(canAttach && { picture }),
  };
}
