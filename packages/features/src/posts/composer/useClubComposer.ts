import { MEDIA_MAX } from '@clubline/contract';
import { reasonOf } from '../../platform/client';
import { useDraft } from '../../platform/drafts';
import { refusalText, useFieldErrors } from '../../platform/fieldErrors';
import { useClubline } from '../../platform/provider';
import { failureToast } from '../../platform/toast';
import { clubPostsCalls } from '../clubPosts/clubPosts.calls';
import type { PostContent } from '../clubPosts/clubPosts.writes';
import { composerFields, usePicturePost } from './usePicturePost';

export interface ClubComposerOptions {
  clubId: string;
  /** What the draft is called. */
  draftName: string;
  /** Shows what is written at once, with pictures once it is stored. Throws when it is refused. */
  post: (post: PostContent) => Promise<void>;
  /** Whether pictures may go with the words. */
  canAttach: boolean;
  texts: { failed: string; tryAgain: string; notSent: (reason: string) => string };
}

/** Writing something in a club: text shows at once, text with pictures when all is stored. */
export function useClubComposer({
  clubId,
  draftName,
  post,
  canAttach,
  texts,
}: ClubComposerOptions) {
  const { client, toast } = useClubline();
  const draft = useDraft(draftName);
  const server = useFieldErrors(composerFields);
  const { pictures, forgetRefused, error, isPending, posting, send } = usePicturePost({
    draft,
    server,
    upload: (...sent) => clubPostsCalls.uploadPicture(client, clubId, ...sent),
    post,
    max: MEDIA_MAX,
    takesAlts: true,
    texts: { failed: texts.failed, noAddress: texts.tryAgain, notSent: texts.notSent },
    reasonOf: (failure) => refusalText(failure) ?? reasonOf(failure, texts.tryAgain),
  });

  const sendText = async () => {
    const content = draft.take();
    server.clear();
    forgetRefused();
    try {
      await post({ content });
    } catch (failure) {
      toast.add(failureToast(texts.failed, failure, texts.tryAgain));
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
