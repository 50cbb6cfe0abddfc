import { useState } from 'react';
import { draftKey } from '../../platform/drafts';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { commentDraft } from './useCommentComposer';

/** A comment that was being written when its post was deleted. */
export interface LostComment {
  postId: string;
  words: string;
}

/** Comments that were being written to posts which others have deleted. */
export function useLostComments() {
  const { storage } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const [lost, setLost] = useState<readonly LostComment[]>([]);
  const keyOf = (postId: string) => draftKey(userId, commentDraft(postId));
  return {
    lost,
    /** Called before a post goes that somebody else has deleted. */
    keep(postId: string) {
      const words = storage.session.get(keyOf(postId))?.trim();
      if (words)
        setLost((known) => [...known.filter((one) => one.postId !== postId), { postId, words }]);
    },
    discard(postId: string) {
      storage.session.remove(keyOf(postId));
      setLost((known) => known.filter((one) => one.postId !== postId));
    },
  };
}
