import type { ProfilePost } from '@clubline/contract';
import { ChangedWords } from '../../platform/drafts';
import { isChangedMeanwhile } from '../../platform/fieldErrors';
import { useMessages } from '../../platform/messages';
import { mayHold } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { failureToast } from '../../platform/toast';
import { askOnceMore, deleteOnServer, useSeenWords } from '../../platform/writes';
import { postsMessages, profilePostsMessages } from '../messages';
import { profilePostsCalls } from './profilePosts.calls';

interface OwnProfilePostsOptions {
  /** Those that are known. */
  posts: readonly ProfilePost[] | undefined;
  /** Changes what is shown, at once. */
  changeItems: (next: (posts: ProfilePost[]) => ProfilePost[]) => void;
  /** Changes one of them. */
  patch: (postId: string, fields: Partial<ProfilePost>) => void;
}

/** Changing and deleting posts of a profile that are stored. */
export function useOwnProfilePosts(
  authorId: string,
  { posts, changeItems, patch }: OwnProfilePostsOptions,
) {
  const text = useMessages(profilePostsMessages);
  const texts = useMessages(postsMessages);
  const { additions, client, toast } = useClubline();
  const seenBy = useSeenWords();
  const load = () => profilePostsCalls.load({ client, additions }, authorId);
  return {
    /** Stores other words for a post. Throws when that fails: the words are to be kept. */
    async changeWords(postId: string, content: string, seen: string): Promise<void> {
      const isSaid = (post: ProfilePost) =>
        post.id === postId && post.content.trim() === content.trim();
      try {
        const said = await askOnceMore(
          () => profilePostsCalls.change(client, postId, { content, ...seenBy(seen) }),
          async () => (await load()).items.find(isSaid) ?? null,
        );
        patch(postId, said ? { content: said.content, editedAt: said.editedAt } : { content });
      } catch (failure) {
        toast.add(failureToast(text.changeFailed, failure, text.tryAgain));
        const now = isChangedMeanwhile(failure) ? await load().catch(() => null) : null;
        const stored = now?.items.find(({ id }) => id === postId);
        if (!stored) throw failure;
        patch(postId, { content: stored.content, editedAt: stored.editedAt });
        throw new ChangedWords(stored.content);
      }
    },
    /** Deletes a post; it stays where that fails. */
    async remove(postId: string): Promise<void> {
      const shown = posts?.find(({ id }) => id === postId);
      try {
        await deleteOnServer(
          () => profilePostsCalls.remove(client, postId),
          async () => !shown || mayHold(await load(), shown),
        );
        changeItems((all) => all.filter(({ id }) => id !== postId));
        toast.add({ title: texts.deleted, tone: 'positive' });
      } catch (failure) {
        toast.add(failureToast(texts.deleteFailed, failure, text.tryAgain));
      }
    },
  };
}
