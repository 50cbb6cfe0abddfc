import type { ProfilePost } from '@clubline/contract';
import type { Context } from '../../context';
import { notifyMentions } from '../notifications';
import { findProfilePostAuthor, profilePostKey } from './profilePosts.repository';
import type { ReactedTo } from './reactions.notifications';

/** Notifies people who are mentioned in a profile post. */
export async function notifyProfilePostMentions(
  context: Context,
  post: ProfilePost,
): Promise<void> {
  await notifyMentions(context, () =>
    Promise.resolve({
      id: post.id,
      content: post.content,
      authorId: post.user.id,
      sentence: { kind: 'mentionedInProfilePost' },
      target: { kind: 'profilePost', postId: post.id, userId: post.user.id },
    }),
  );
}

export async function findReactedProfilePost(
  { db }: Context,
  postId: string,
): Promise<ReactedTo | undefined> {
  const author = await findProfilePostAuthor(db, postId);
  return (
    author && {
      authorId: author.id,
      sentence: { kind: 'reactedToProfilePost' },
      target: { kind: 'profilePost', postId, userId: author.id },
      key: profilePostKey(postId),
    }
  );
}
