import { useDraft } from '../../platform/drafts';
import { useFieldErrors } from '../../platform/fieldErrors';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { failureToast } from '../../platform/toast';
import { postsMessages } from '../messages';
import type { useFeed } from './useFeed';
import { usePicturePost } from './usePicturePost';

/** What each field of the composer is sent as. */
const properties = {
  text: ['content'],
  image: ['media', 'mediaUrls'],
  imageAlt: ['mediaAlts'],
};

/** Writing a post: text shows at once, text with a picture when both are stored. */
export function usePostComposer(
  clubId: string,
  feed: ReturnType<typeof useFeed>,
  canAttach: boolean,
) {
  const text = useMessages(postsMessages);
  const { toast } = useClubline();
  const draft = useDraft(`post_${clubId}`);
  const server = useFieldErrors(properties);
  const { picture, forgetRefused, error, isPending, posting, send } = usePicturePost({
    clubId,
    feed,
    draft,
    server,
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
    onSubmit: () => void (send ?? sendText)(),
    isPending,
    fieldErrors: server.errors,
    // What stands under a field is not said twice.
    ...(error && Object.keys(server.errors).length === 0 && { errorMessage: error }),
    ...(canAttach && { picture }),
  };
}
