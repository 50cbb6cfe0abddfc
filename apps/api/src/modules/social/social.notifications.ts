import type { ProfilePost, ReactionKind } from '@clubline/contract';
import type { Context } from '../../context';
import { excerpt, mentionedPeople, notify, reactionSigns } from '../notifications/notify';
import { authorOf } from './social.repository';

/** Tells people who are mentioned in a profile post. */
export async function tellOfProfilePost(context: Context, post: ProfilePost): Promise<void> {
  await notify(context, async () =>
    (await mentionedPeople(context, post.content)).map((userId) => ({
      type: 'mention',
      userId,
      actorId: post.user.id,
      says: `mentioned you in a post: ${excerpt(post.content)}`,
      link: `/profile/${post.user.username}`,
      occasion: `mention:${post.id}`,
    })),
  );
}

/** Tells the author once per person, however often the reaction changes. */
export async function tellOfProfileReaction(
  context: Context,
  postId: string,
  actorId: string,
  reaction: ReactionKind,
): Promise<void> {
  await notify(context, async () => {
    const author = await authorOf(context.db, postId);
    if (author === undefined) return [];
    return [
      {
        type: 'reaction',
        userId: author.id,
        actorId,
        says: `reacted ${reactionSigns[reaction]} to your post.`,
        // Leads to one's own profile, whatever one is called by then.
        link: '/profile',
        occasion: `reaction:profile-post:${postId}:${actorId}`,
      },
    ];
  });
}
