import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables';
import { excerpt, mentionsIn, reactionSigns } from '../notifications/notify';
import type { NotificationType } from '../notifications/notify';
import { demoId } from './demo.dice';
import type { DemoRows } from './demo.rows';

/** Enough for three pages. */
const KEPT = 26;
const UNREAD = 5;
/** Of many reactions to one post the latest; the rest would bury everything else. */
const REACTIONS_EACH = 2;

interface Told {
  type: NotificationType;
  actorId: string;
  says: string;
  link: string;
  occasion: string;
  createdAt: string;
  clubId?: string;
  clubPostId?: string;
}

/** What the server would have told one person of all that happened: the newest, the latest of each kind unread. */
export function demoNotifications(
  rows: DemoRows,
  person: { id: string; username: string },
  nameOf: (userId: string) => string,
): Insertable<Tables['notifications']>[] {
  const reactions = new Map<string, number>();
  const told = happenings(rows, person)
    .filter((happening) => happening.actorId !== person.id)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .filter(({ type, clubPostId }) => {
      if (type !== 'reaction' || clubPostId === undefined) return true;
      const seenOfPost = reactions.get(clubPostId) ?? 0;
      reactions.set(clubPostId, seenOfPost + 1);
      return seenOfPost < REACTIONS_EACH;
    });
  const seen = new Set<NotificationType>();
  const kept: (Told & { isRead: number })[] = [];
  for (const [index, happening] of told.entries()) {
    const isFirst = !seen.has(happening.type);
    seen.add(happening.type);
    if (kept.length < KEPT || isFirst)
      kept.push({ ...happening, isRead: index < UNREAD || isFirst ? 0 : 1 });
  }
  return kept.map(({ says, clubId, clubPostId, ...row }) => ({
    ...row,
    id: demoId('notification', row.occasion),
    userId: person.id,
    content: `${nameOf(row.actorId)} ${says}`,
    clubId: clubId ?? null,
    clubPostId: clubPostId ?? null,
  }));
}

function happenings(rows: DemoRows, { id, username }: { id: string; username: string }): Told[] {
  const posts = new Map(rows.clubPosts.map((post) => [post.id, post]));
  const clubNames = new Map(rows.clubs.map((club) => [club.id, club.name]));
  const usernames = new Map(rows.users.map((user) => [user.id, user.username]));
  const about = (postId: string) => {
    const { clubId } = posts.get(postId)!;
    return {
      clubId,
      clubPostId: postId,
      clubName: clubNames.get(clubId)!,
      link: `/clubs/${clubId}?post=${postId}`,
    };
  };
  const isMentioned = (content: string) => mentionsIn(content).includes(username);
  return [
    ...rows.follows
      .filter((follow) => follow.followedId === id)
      .map((follow): Told => ({
        type: 'follow',
        actorId: follow.followerId,
        says: 'started following you.',
        link: `/profile/${usernames.get(follow.followerId)}`,
        occasion: `follow:${follow.followerId}`,
        createdAt: follow.createdAt,
      })),
    ...rows.clubPostReactions
      .filter((reaction) => posts.get(reaction.postId)!.userId === id)
      .map(({ postId, userId, reaction, createdAt }): Told => {
        const { clubName, ...place } = about(postId);
        const says = `reacted ${reactionSigns[reaction]} to your post in ${clubName}.`;
        return {
          ...place,
          type: 'reaction',
          actorId: userId,
          says,
          occasion: `reaction:post:${postId}:${userId}`,
          createdAt,
        };
      }),
    ...rows.clubComments
      .filter((comment) => posts.get(comment.postId)!.userId === id)
      .map(({ id: commentId, postId, userId, content, createdAt }): Told => {
        const { clubName, link, ...place } = about(postId);
        const says = `commented on your post in ${clubName}: ${excerpt(content)}`;
        return {
          ...place,
          link: `${link}&comments=1`,
          type: 'comment',
          actorId: userId,
          says,
          occasion: `comment:${commentId}`,
          createdAt,
        };
      }),
    ...rows.clubPosts
      .filter((post) => isMentioned(post.content))
      .map((post): Told => {
        const { clubName, ...place } = about(post.id);
        const says = `mentioned you in ${clubName}: ${excerpt(post.content)}`;
        return {
          ...place,
          type: 'mention',
          actorId: post.userId,
          says,
          occasion: `mention:${post.id}`,
          createdAt: post.createdAt,
        };
      }),
    ...rows.profilePosts
      .filter((post) => isMentioned(post.content))
      .map((post): Told => ({
        type: 'mention',
        actorId: post.userId,
        says: `mentioned you in a post: ${excerpt(post.content)}`,
        link: `/profile/${usernames.get(post.userId)}`,
        occasion: `mention:${post.id}`,
        createdAt: post.createdAt,
      })),
  ];
}
