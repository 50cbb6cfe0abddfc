import type { ClubPost } from '@clubline/contract';
import type { Context } from '../../context';
import { notifyMentions } from '../notifications';
import { findClubPostOrigin } from './clubPosts.repository';
import type { ReactedTo } from './reactions.notifications';

/** Notifies people who are mentioned in a new post. */
export async function notifyClubPostMentions(context: Context, post: ClubPost): Promise<void> {
  await notifyMentions(context, async () => {
    const origin = await findClubPostOrigin(context.db, post.id);
    return (
      origin && {
        id: post.id,
        content: post.content,
        authorId: post.user.id,
        sentence: { kind: 'mentionedInPost', club: origin.clubName },
        target: { kind: 'clubPost', clubId: origin.clubId, postId: post.id },
      }
    );
  });
}

export async function findReactedClubPost(
  { db }: Context,
  postId: string,
): Promise<ReactedTo | undefined> {
  const origin = await findClubPostOrigin(db, postId);
  return (
    origin && {
      authorId: origin.authorId,
      sentence: { kind: 'reactedToPost', club: origin.clubName },
      target: { kind: 'clubPost', clubId: origin.clubId, postId },
      key: `post:${postId}`,
    }
  );
}
