import { useState } from 'react';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { failureToast } from '../../platform/toast';
import { deleteOnServer } from '../../platform/writes';
import { postsMessages } from '../messages';
import { clubPostsCalls } from './clubPosts.calls';

/** Deletes posts of clubs, each of which `onDeleted` hears of when it is gone. */
export function useFeedDeletion(
  userId: string,
  clubIdOf: (postId: string) => string,
  onDeleted: (postId: string) => void,
) {
  const text = useMessages(postsMessages);
  const { client, toast } = useClubline();
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const [ownDeletions] = useState(() => new Set<string>());
  return {
    deletingId,
    /** Whether one has deleted it oneself, of which one is told like others, maybe late. */
    isOwnDeletion: (postId: string) => ownDeletions.has(postId),
    /** Deletes a post; `onRemoved` hears of it when it is gone. */
    async remove(postId: string, onRemoved?: (postId: string) => void): Promise<void> {
      const clubId = clubIdOf(postId);
      setDeletingId(postId);
      ownDeletions.add(postId);
      try {
        const address = { clubId, postId, userId };
        await deleteOnServer(
          () => clubPostsCalls.remove(client, address),
          () => clubPostsCalls.isThere(client, address),
        );
        onDeleted(postId);
        onRemoved?.(postId);
        toast.add({ title: text.deleted, tone: 'positive' });
      } catch (failure) {
        ownDeletions.delete(postId);
        toast.add(failureToast(text.deleteFailed, failure, text.tryAgain));
      } finally {
        setDeletingId(null);
      }
    },
  };
}
