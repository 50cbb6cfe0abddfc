import { MEDIA_MAX } from '@clubline/contract';
import { reasonOf } from '../../platform/client';
import { useDraft } from '../../platform/drafts';
import { refusalText, useFieldErrors } from '../../platform/fieldErrors';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { failureToast } from '../../platform/toast';
import { clubPostsCalls } from '../clubPosts/clubPosts.calls';
import type { useFeed } from '../clubPosts/useFeed';
import { postsMessages } from '../messages';
import { composerFields, usePicturePost } from './usePicturePost';

/** What the draft of a post to a club is called. */
export const clubPostDraft = (clubId: string): string => `post_${clubId}`;

/** Writing a post: text shows at once, text with pictures when all is stored. */
export function useClubPostComposer(
  clubId: string,
  feed: ReturnType<typeof useFeed>,
  canAttach: boolean,
) {
  const text = useMessages(postsMessages);
  const { client, toast } = useClubline();
  const draft = useDraft(clubPostDraft(clubId));
  const server = useFieldErrors(composerFields);
  const { pictures, forgetRefused, error, isPending, posting, send } = usePicturePost({
    draft,
    server,
    upload: (picture) => clubPostsCalls.uploadPicture(client, clubId, picture),
    post: feed.post,
    max: MEDIA_MAX,
    takesAlts: true,
    texts: { failed: text.postFailed, noAddress: text.tryAgain },
    reasonOf: (failure) => refusalText(failure) ?? reasonOf(failure, text.tryAgain),
  });

  const sendText = async () => {
    const content = draft.take();
    server.clear();
    forgetRefused();
    try {
      await feed.post({ content });
    } catch (failure) {
      toast.add(failureToast(text.postFailed, failure, text.tryAgain));
      draft.restore(content);
      server.show(failure);
    }
  };

  return {
    value: posting ?? draft.value,
    onChange(value: string) {
      server.clear('text');
      draft.setValue(value);
    },
    onSubmit: () => void (pictures.items.length > 0 ? send() : sendText()),
    isPending,
    fieldErrors: server.errors,
    // What stands under a field is not said twice.
    ...(error && Object.keys(server.errors).length === 0 && { errorMessage: error }),
    ...(canAttach && { pictures }),
  };
}
