import type { Comment, ClubPost, ReactionKind } from '@clubline/contract';
import type { Context } from '../../context';
import { excerpt, mentionedPeople, notify, reactionSigns } from '../notifications/notify';
import type { Occasion } from '../notifications/notify';
import { placeOfPost } from './club-social.repository';

const linkTo = (clubId: string, postId: string): string => `/clubs/${clubId}?post=${postId}`;

/** Tells people who are mentioned in a new post. */
export async function tellOfPost(context: Context, post: ClubPost): Promise<void> {
  await notify(context, async () => {
    const place = await placeOfPost(context.db, post.id);
    if (place === undefined) return [];
    const { clubId, clubName } = place;
    const mentioned = await mentionedPeople(context, post.content, clubId);
    return mentioned.map((userId) => ({
      type: 'mention',
      userId,
      actorId: post.user.id,
      says: `mentioned you in ${clubName}: ${excerpt(post.content)}`,
      link: linkTo(clubId, post.id),
      occasion: `mention:${post.id}`,
      clubId,
      clubPostId: post.id,
    }));
  });
}

/** Tells who is answered, the post's author, and who is mentioned; nobody twice. */
export async function tellOfComment(
  context: Context,
  postId: string,
  comment: Comment,
  answeredId: string | null,
): Promise<void> {
  await notify(context, async () => {
    const place = await placeOfPost(context.db, postId);
    if (place === undefined) return [];
    const { clubId, clubName, authorId } = place;
    const shared = {
      actorId: comment.user.id,
      link: `${linkTo(clubId, postId)}&comments=1`,
      occasion: `comment:${comment.id}`,
      clubId,
      clubPostId: postId,
    };
    const said = excerpt(comment.content);
    const occasions = new Map<string, Occasion>();
    const add = (occasion: Occasion) => {
      if (!occasions.has(occasion.userId)) occasions.set(occasion.userId, occasion);
    };
    if (answeredId !== null)
      add({
        ...shared,
        type: 'comment',
        userId: answeredId,
        says: `replied to your comment in ${clubName}: ${said}`,
      });
    add({
      ...shared,
      type: 'comment',
      userId: authorId,
      says: `commented on your post in ${clubName}: ${said}`,
    });
    for (const userId of await mentionedPeople(context, comment.content, clubId)) {
      add({
        ...shared,
        type: 'mention',
        userId,
        says: `mentioned you in a comment in ${clubName}: ${said}`,
      });
    }
    return [...occasions.values()];
  });
}

/** Tells the author once per person, however often the reaction changes. */
export async function tellOfReaction(
  context: Context,
  postId: string,
  actorId: string,
  reaction: ReactionKind,
): Promise<void> {
  await notify(context, async () => {
    const place = await placeOfPost(context.db, postId);
    if (place === undefined) return [];
    return [
      {
        type: 'reaction',
        userId: place.authorId,
        actorId,
        says: `reacted ${reactionSigns[reaction]} to your post in ${place.clubName}.`,
        link: linkTo(place.clubId, postId),
        occasion: `reaction:post:${postId}:${actorId}`,
        clubId: place.clubId,
        clubPostId: postId,
      },
    ];
  });
}
