import { SINGLE_COMMENTS, type Comment } from '@clubline/contract';
import type { useChangeable } from '../../platform/cache';
import { ApiError } from '../../platform/client';
import { ChangedWords } from '../../platform/drafts';
import { isChangedMeanwhile } from '../../platform/fieldErrors';
import { useMessages } from '../../platform/messages';
import { mayHold, type Pages } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { failureToast } from '../../platform/toast';
import { askOnceMore, deleteOnServer, useSeenWords } from '../../platform/writes';
import { clubPostsCalls } from '../clubPosts/clubPosts.calls';
import { postsMessages } from '../messages';
import type { ShownComment } from './comments.types';

type Answer = ReturnType<typeof useChangeable<Pages<ShownComment>>>;

const replaced = (items: ShownComment[], stored: ShownComment): ShownComment[] =>
  items.map((item) => (item.id === stored.id ? stored : item));

/** Changing and deleting comments of a post that are stored. */
export function useOwnComments(
  postId: string,
  answer: Pick<Answer, 'data' | 'change' | 'isUnderWay'>,
  tellCount: (known: Pages<ShownComment>, added: number) => void,
) {
  const text = useMessages(postsMessages);
  const { additions, client, toast } = useClubline();
  const seenBy = useSeenWords();
  /** A comment as the server has it, among others where it is not answered alone. */
  const around = async (id: string): Promise<Comment[]> =>
    additions.has(SINGLE_COMMENTS)
      ? await clubPostsCalls.loadComment(client, postId, id)
      : (await clubPostsCalls.loadComments(client, postId)).items;
  return {
    /** Stores other words for a comment. Throws when that fails: the words are to be kept. */
    async changeComment(id: string, content: string, seen: string): Promise<void> {
      const isSaid = (comment: Comment) =>
        comment.id === id && comment.content.trim() === content.trim();
      try {
        const stored = await askOnceMore(
          () => clubPostsCalls.changeComment(client, { id, content, ...seenBy(seen) }),
          async () => (await around(id)).find(isSaid) ?? null,
        );
        answer.change((known) => ({
          ...known,
          items: known.items.map((item) =>
            item.id === id ? (stored ?? { ...item, content }) : item,
          ),
        }));
      } catch (failure) {
        // It was deleted, and nobody has said so yet.
        if (failure instanceof ApiError && failure.status === 404)
          answer.change((known) => ({
            ...known,
            items: known.items.filter((item) => item.id !== id),
          }));
        toast.add(failureToast(text.commentChangeFailed, failure, text.tryAgain));
        const now = isChangedMeanwhile(failure) ? await around(id).catch(() => []) : [];
        const stored = now.find((comment) => comment.id === id);
        if (!stored) throw failure;
        answer.change((known) => ({ ...known, items: replaced(known.items, stored) }));
        throw new ChangedWords(stored.content);
      }
    },
    /** Deletes a comment with its answers; it stays where that fails. */
    async deleteComment(id: string): Promise<void> {
      try {
        const shown = answer.data?.items.find((item) => item.id === id);
        await deleteOnServer(
          () => clubPostsCalls.deleteComment(client, id),
          async () => !shown || mayHold(await clubPostsCalls.loadComments(client, postId), shown),
        );
      } catch (failure) {
        toast.add(failureToast(text.deleteFailed, failure, text.tryAgain));
        return;
      }
      answer.change((known) => {
        const before = known.items;
        const items = before.filter((item) => item.id !== id && item.parentComment !== id);
        const next = { ...known, items };
        const gone = before.filter((item) => item.id === id && item.parentComment === null);
        if (!answer.isUnderWay()) tellCount(next, -gone.length);
        return next;
      });
      toast.add({ title: text.deleted, tone: 'positive' });
    },
  };
}
