import { PROFILE_POST_MAX } from '@clubline/contract';
import { ApiError, reasonOf } from '../../platform/client';
import { refusalText, useFieldErrors } from '../../platform/fieldErrors';
import { useDraft } from '../../platform/drafts';
import { useMessages, type TextsOf } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import type { PostContent } from '../clubPosts/clubPosts.writes';
import { profilePostsMessages } from '../messages';
import { profilePostsCalls, type PostAbilities } from '../profilePosts/profilePosts.calls';
import { composerFields, usePicturePost } from './usePicturePost';

/** Why something with a picture failed, for people. */
export function uploadFailure(error: unknown, text: TextsOf<typeof profilePostsMessages>): string {
  if (error instanceof ApiError && error.status === 0) return text.connectionLost;
  return refusalText(error) ?? reasonOf(error, text.tryAgain);
}

export interface ProfilePostComposerOptions {
  /** What the server takes of pictures. */
  abilities: Pick<PostAbilities, 'mediaMax' | 'takesAlts'>;
  /** Sends a post and says what became of it; throws when it is refused. */
  onPost: (post: PostContent) => Promise<void>;
}

/** Writing a post on one's own profile: it stays until it is stored or shown as unsent. */
export function useProfilePostComposer({ abilities, onPost }: ProfilePostComposerOptions) {
  const text = useMessages(profilePostsMessages);
  const { client } = useClubline();
  const draft = useDraft('profile_post');
  const server = useFieldErrors(composerFields);
  const { pictures, error, isPending, posting, send } = usePicturePost({
    draft,
    server,
    upload: (...sent) => profilePostsCalls.uploadMedia(client, ...sent),
    post: onPost,
    max: abilities.mediaMax,
    takesAlts: abilities.takesAlts,
    texts: { failed: text.postFailed, noAddress: text.noMediaUrl, notSent: text.notSent },
    reasonOf: (failure) => uploadFailure(failure, text),
  });
  const submit = () => {
    const content = draft.value.trim();
    if (content.length > PROFILE_POST_MAX || (!content && pictures.items.length === 0)) return;
    void send();
  };
  return {
    value: posting ?? draft.value,
    onChange(value: string) {
      server.clear('text');
      draft.setValue(value);
    },
    onSubmit: submit,
    isPending,
    fieldErrors: server.errors,
    // What stands under a field is not said twice.
    ...(error && Object.keys(server.errors).length === 0 && { errorMessage: error }),
    pictures,
  };
}
