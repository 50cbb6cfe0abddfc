import { mentionsIn } from '@clubline/contract';
import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables';
import {
  clubColumnsOf,
  excerpt,
  followNotification,
  linkTo,
  toTarget,
  wordsOf,
} from '../modules/notifications';
import type { NewNotification, NotificationType } from '../modules/notifications';
import { demoId } from './random';
import type { DemoRows } from './rowBuilder';

/** Enough for three pages. */
const NOTIFICATIONS_MAX = 26;
const UNREAD = 5;
/** Of many reactions to one post the latest; the rest would bury everything else. */
const REACTIONS_PER_POST = 2;

interface Recipient {
  id: string;
  username: string;
}

/** A person's names, by id. */
export interface Names {
  fullName(userId: string): string;
  username(userId: string): string | null;
}

type DemoNotification = Omit<NewNotification, 'userId'> & { createdAt: string };

/**
 * The notifications the server would have made for one person of everything in the rows: the
 * newest, of which the latest of each type are unread.
 */
export function demoNotifications(
  rows: DemoRows,
  person: Recipient,
  names: Names,
): Insertable<Tables['notifications']>[] {
  return mostRelevant(notificationsFor(rows, person), person).flatMap(
    ({ sentence: unsigned, target: stored, eventKey, ...row }) => {
      const target = toTarget(stored, names.username);
      const { content, sentence } = wordsOf(unsigned, names.fullName(row.actorId));
      return target === null
        ? []
        : [
            {
              ...row,
              ...clubColumnsOf(stored),
              id: demoId('notification', eventKey),
              userId: person.id,
              content,
              link: linkTo(target, person.id),
              target: JSON.stringify(stored),
              sentence: JSON.stringify(sentence),
              occasion: eventKey,
            },
          ];
    },
  );
}

function mostRelevant(all: DemoNotification[], person: Recipient) {
  const reactions = new Map<string, number>();
  const newest = all
    .filter(({ actorId }) => actorId !== person.id)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .filter(({ type, target }) => {
      if (type !== 'reaction' || target.kind !== 'clubPost') return true;
      const earlier = reactions.get(target.postId) ?? 0;
      reactions.set(target.postId, earlier + 1);
      return earlier < REACTIONS_PER_POST;
    });
  const seen = new Set<NotificationType>();
  const kept: (DemoNotification & { isRead: number })[] = [];
  for (const [index, notification] of newest.entries()) {
    const isFirst = !seen.has(notification.type);
    seen.add(notification.type);
    if (kept.length < NOTIFICATIONS_MAX || isFirst)
      kept.push({ ...notification, isRead: index < UNREAD || isFirst ? 0 : 1 });
  }
  return kept;
}

function notificationsFor(rows: DemoRows, person: Recipient): DemoNotification[] {
  return [
    ...followsOf(rows, person),
    ...reactionsToPostsOf(rows, person),
    ...commentsForPostsOf(rows, person),
    ...mentionsInClubs(rows, person),
    ...mentionsOnProfiles(rows, person),
  ];
}

const followsOf = (rows: DemoRows, { id }: Recipient): DemoNotification[] =>
  rows.follows
    .filter(({ followedId }) => followedId === id)
    .map(({ followerId, createdAt }) => ({ ...followNotification(followerId, id), createdAt }));

/** Finds the club post with this id, and the name of its club. */
function clubPostsOf(rows: DemoRows) {
  const posts = new Map(rows.clubPosts.map((post) => [post.id, post]));
  const clubNames = new Map(rows.clubs.map((club) => [club.id, club.name]));
  return (postId: string) => {
    const { clubId, userId } = posts.get(postId)!;
    return { clubId, authorId: userId, clubName: clubNames.get(clubId)! };
  };
}

function reactionsToPostsOf(rows: DemoRows, { id }: Recipient): DemoNotification[] {
  const findPost = clubPostsOf(rows);
  return rows.clubPostReactions
    .filter(({ postId }) => findPost(postId).authorId === id)
    .map(({ postId, userId, reaction, createdAt }) => {
      const { clubId, clubName } = findPost(postId);
      return {
        type: 'reaction',
        actorId: userId,
        sentence: { kind: 'reactedToPost', reaction, club: clubName },
        target: { kind: 'clubPost', clubId, postId },
        eventKey: `reaction:post:${postId}:${userId}`,
        createdAt,
      };
    });
}

function commentsForPostsOf(rows: DemoRows, { id }: Recipient): DemoNotification[] {
  const findPost = clubPostsOf(rows);
  return rows.clubComments
    .filter(({ postId }) => findPost(postId).authorId === id)
    .map(({ id: commentId, postId, userId, content, createdAt }) => {
      const { clubId, clubName } = findPost(postId);
      return {
        type: 'comment',
        actorId: userId,
        sentence: { kind: 'commented', club: clubName, excerpt: excerpt(content) },
        target: { kind: 'clubComment', clubId, postId, commentId },
        eventKey: `comment:${commentId}`,
        createdAt,
      };
    });
}

function mentionsInClubs(rows: DemoRows, { username }: Recipient): DemoNotification[] {
  const findPost = clubPostsOf(rows);
  return rows.clubPosts
    .filter(({ content }) => mentionsIn(content).includes(username))
    .map(({ id: postId, userId, content, createdAt }) => {
      const { clubId, clubName } = findPost(postId);
      return {
        type: 'mention',
        actorId: userId,
        sentence: { kind: 'mentionedInPost', club: clubName, excerpt: excerpt(content) },
        target: { kind: 'clubPost', clubId, postId },
        eventKey: `mention:${postId}`,
        createdAt,
      };
    });
}

const mentionsOnProfiles = (rows: DemoRows, { username }: Recipient): DemoNotification[] =>
  rows.profilePosts
    .filter(({ content }) => mentionsIn(content).includes(username))
    .map(({ id: postId, userId, content, createdAt }) => ({
      type: 'mention',
      actorId: userId,
      sentence: { kind: 'mentionedInProfilePost', excerpt: excerpt(content) },
      target: { kind: 'profilePost', postId, userId },
      eventKey: `mention:${postId}`,
      createdAt,
    }));
