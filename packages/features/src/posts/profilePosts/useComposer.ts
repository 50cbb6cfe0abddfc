import { PROFILE_POST_MAX } from '@clubline/contract';
import { useRef, useState } from 'react';
import { ApiError, reasonOf } from '../../platform/client';
import { refusalText, useFieldErrors } from '../../platform/fieldErrors';
import { useDraft } from '../../platform/drafts';
import { useMessages, type TextsOf } from '../../platform/messages';
import { usePicture } from '../../platform/pictures';
import { useClubline } from '../../platform/provider';
import type { PostContent } from '../clubPosts/clubPosts.writes';
import { profilePostsMessages } from '../messages';
import { profilePostsCalls } from './profilePosts.calls';

/** Why something with a picture failed, for people. */
export function uploadFailure(error: unknown, text: TextsOf<typeof profilePostsMessages>): string {
  if (error instanceof ApiError && error.status === 0) return text.connectionLost;
  return refusalText(error) ?? reasonOf(error, text.tryAgain);
}

/** What each field of the composer is sent as. */
const properties = {
  text: ['content'],
  image: ['media', 'mediaUrls'],
  imageAlt: ['mediaAlts'],
};

export interface ComposerOptions {
  /** Whether the server keeps what a picture shows, in words. */
  takesAlts: boolean;
  /** Sends a post and says what became of it; throws when it is refused. */
  onPost: (post: PostContent) => Promise<void>;
}

/**
 * Writing a post with at most one picture: the picture first, then the post. What was written stays
 * until it is stored or shown as unsent.
 */
export function useComposer({ takesAlts, onPost }: ComposerOptions) {
  const text = useMessages(profilePostsMessages);
  const { client, toast } = useClubline();
  const draft = useDraft('profile_post');
  const picture = usePicture();
  const { file: image, alt } = picture;
  const [isPending, setPending] = useState(false);
  // Once it is sent the draft is empty: after a reload it would be there twice.
  const [posting, setPosting] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const server = useFieldErrors(properties);
  const isBusy = useRef(false);
  // A picture that has arrived is not sent again when only the post failed.
  const sent = useRef(new WeakMap<File, string>());

  const upload = async (file: File): Promise<string> => {
    const url =
      sent.current.get(file) ??
      (await profilePostsCalls.uploadMedia(client, await picture.prepared(file)));
    if (!url) throw new Error(text.noMediaUrl);
    sent.current.set(file, url);
    return url;
  };
  const choose = (file: File | null) => {
    setError(null);
    server.clear('image', 'imageAlt');
    picture.choose(file);
  };

  const submit = async () => {
    const content = draft.value.trim();
    if (isBusy.current || content.length > PROFILE_POST_MAX || (!content && !image)) return;
    isBusy.current = true;
    setPending(true);
    setError(null);
    server.clear();
    // A picture that was refused is gone; its words go with what is posted without it.
    if (!image) picture.choose(null);
    try {
      const mediaUrls = image ? [await upload(image)] : [];
      setPosting(draft.take());
      try {
        await onPost({
          content,
          ...(image && { mediaUrls }),
          ...(takesAlts && image && { mediaAlts: [alt.trim()] }),
        });
      } catch (refusal) {
        draft.restore(content);
        throw refusal;
      }
      choose(null);
    } catch (failure) {
      const reason = picture.refusalOf(failure) ?? uploadFailure(failure, text);
      server.show(failure);
      setError(reason);
      toast.add({ title: text.postFailed, description: reason, tone: 'critical' });
    } finally {
      isBusy.current = false;
      setPosting(null);
      setPending(false);
    }
  };

  return {
    value: posting ?? draft.value,
    onChange(value: string) {
      server.clear('text');
      draft.setValue(value);
    },
    image,
    onImageChange: choose,
    ...(takesAlts && {
      imageAlt: alt,
      onImageAltChange(value: string) {
        server.clear('imageAlt');
        picture.setAlt(value);
      },
    }),
    isPending,
    fieldErrors: { ...(picture.problem && { image: picture.problem }), ...server.errors },
    // What stands under a field is not said twice.
    ...(error && Object.keys(server.errors).length === 0 && { errorMessage: error }),
    onSubmit: () => void submit(),
  };
}
