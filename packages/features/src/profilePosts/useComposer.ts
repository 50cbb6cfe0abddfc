import { PROFILE_POST_MAX, type PersonSummary, type ProfilePost } from '@clubline/contract';
import { useRef, useState } from 'react';
import { ApiError, reasonOf } from '../client';
import { useDraft } from '../feed';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { profilePostsCopy } from './copy';
import { profilePostsCalls } from './profilePosts.calls';

/** Why something with a picture failed, for people. */
export function uploadFailure(error: unknown, text: typeof profilePostsCopy): string {
  if (error instanceof ApiError && error.status === 413) return text.imageTooLarge;
  if (error instanceof ApiError && error.status === 0) return text.connectionLost;
  return reasonOf(error, text.tryAgain);
}

export interface ComposerOptions {
  author: PersonSummary;
  /** Whether the server keeps what a picture shows, in words. */
  takesAlts: boolean;
  /** Hears of the new post; null when the answer did not show it. */
  onPosted: (post: ProfilePost | null) => void;
}

/** Writing a post with at most one picture: the picture first, then the post. What was written stays until it is stored. */
export function useComposer({ author, takesAlts, onPosted }: ComposerOptions) {
  const words = useMessages('profilePosts', profilePostsCopy);
  const { client, clock, toast } = useClubline();
  const draft = useDraft('profile_post');
  const [image, setImage] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [isPosting, setPosting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isBusy = useRef(false);
  // A picture that has arrived is not sent again when only the post failed.
  const sent = useRef(new WeakMap<File, string>());

  const upload = async (file: File): Promise<string> => {
    const url = sent.current.get(file) ?? (await profilePostsCalls.uploadMedia(client, file));
    if (!url) throw new Error(words.noMediaUrl);
    sent.current.set(file, url);
    return url;
  };
  const choose = (file: File | null) => {
    setImage(file);
    setAlt('');
  };

  const submit = async () => {
    const content = draft.value.trim();
    if (isBusy.current || content.length > PROFILE_POST_MAX || (!content && !image)) return;
    isBusy.current = true;
    setPosting(true);
    setError(null);
    try {
      const mediaUrls = image ? [await upload(image)] : [];
      const stored = await profilePostsCalls.create(client, {
        content,
        mediaUrls,
        ...(takesAlts && image && { mediaAlts: [alt.trim()] }),
      });
      draft.setValue('');
      choose(null);
      // The answer may leave out who wrote it, when, and what nobody can have done to it yet.
      onPosted(
        stored && {
          reaction: null,
          reactionCount: 0,
          commentCount: 0,
          ...stored,
          user: stored.user.id ? stored.user : author,
          createdAt: stored.createdAt || new Date(clock.now()).toISOString(),
        },
      );
      toast.add({ title: words.posted, tone: 'positive' });
    } catch (failure) {
      const reason = uploadFailure(failure, words);
      setError(reason);
      toast.add({ title: words.postFailed, description: reason, tone: 'critical' });
    } finally {
      isBusy.current = false;
      setPosting(false);
    }
  };

  return {
    text: draft.value,
    onTextChange: draft.setValue,
    image,
    onImageChange: choose,
    ...(takesAlts && { imageAlt: alt, onImageAltChange: setAlt }),
    isPosting,
    ...(error && { errorMessage: error }),
    onSubmit: () => void submit(),
  };
}
