import type { ReactionKind } from './posts';
import type { Route } from './routes';
import type { Timestamp } from './timestamp';

export interface Notification {
  id: string;
  /** e.g. `follow`, `comment`, `reaction`, `mention`, `invitation`. */
  type: string;
  /** In English. */
  content: string;
  isRead: boolean;
  profilePicture: string | null;
  createdAt: Timestamp;
  /** Addition: a path of the site that shows what this is about. */
  link?: string | null;
  /** Addition: what this is about, by kind and ids; null where it is not known any more. */
  target?: NotificationTarget | null;
  /** Addition: `content` in no language; null of one that was made before there was this. */
  sentence?: NotificationSentence | null;
}

/**
 * What a notification says: which sentence, and the values that are filled in. Names are those of
 * the time when it was made, `excerpt` is the start of what somebody wrote.
 */
export type NotificationSentence =
  | { kind: 'followed'; actor: string }
  | { kind: 'invitedToCoOwn'; actor: string; club: string }
  | {
      kind: 'commented' | 'replied' | 'mentionedInPost' | 'mentionedInComment';
      actor: string;
      club: string;
      excerpt: string;
    }
  | {
      kind: 'mentionedInChannel';
      actor: string;
      channel: string;
      club: string;
      excerpt: string;
    }
  | { kind: 'mentionedInProfilePost' | 'mentionedInLiveChat'; actor: string; excerpt: string }
  | { kind: 'reactedToPost'; actor: string; reaction: ReactionKind; club: string }
  | {
      kind: 'reactedToMessage';
      actor: string;
      reaction: ReactionKind;
      channel: string;
      club: string;
    }
  | { kind: 'reactedToProfilePost'; actor: string; reaction: ReactionKind };

/** What a notification is about. People come with their present username. */
export type NotificationTarget =
  | { kind: 'profile'; userId: string; username: string }
  | { kind: 'profilePost'; postId: string; userId: string; username: string }
  | { kind: 'clubPost'; clubId: string; postId: string }
  | { kind: 'clubComment'; clubId: string; postId: string; commentId: string }
  | { kind: 'channelMessage'; clubId: string; channelId: string; messageId: string }
  | { kind: 'liveRoom'; roomId: string }
  | { kind: 'coOwnerInvitation'; clubId: string };

/** The address of the site that shows a target to this viewer. */
export function routeOfTarget(target: NotificationTarget, viewerId: string): Route {
  switch (target.kind) {
    case 'profile':
    case 'profilePost':
      return target.userId === viewerId
        ? { to: 'ownProfile' }
        : { to: 'profile', username: target.username };
    case 'clubPost':
      return { to: 'club', id: target.clubId, post: target.postId };
    case 'clubComment':
      return {
        to: 'club',
        id: target.clubId,
        post: target.postId,
        comments: true,
        comment: target.commentId,
      };
    case 'channelMessage':
      return {
        to: 'clubChannel',
        id: target.clubId,
        channel: target.channelId,
        message: target.messageId,
      };
    case 'liveRoom':
      return { to: 'results', room: target.roomId };
    case 'coOwnerInvitation':
      return { to: 'club', id: target.clubId };
  }
}

export const NOTIFICATIONS_PAGE_SIZE = 10;

/** Addition: what somebody is told of by push, on each browser on which they have turned it on. */
export interface PushKinds {
  /** Answers to their posts and comments. */
  replies: boolean;
  mentions: boolean;
  /** Ids of the live rooms of whose messages they are told. */
  rooms: string[];
}

/** Most live rooms of whose messages somebody is told. */
export const PUSH_ROOMS_MAX = 20;
/** Most browsers on which somebody is told; one more ends the one that was turned on first. */
export const PUSH_BROWSERS_MAX = 20;

/** Addition: the kinds, and what a browser needs to turn it on. */
export interface PushSettings {
  kinds: PushKinds;
  /** With what the browser subscribes at its push service. */
  publicKey: string;
  /** Whether the session that asks is told. */
  isOn: boolean;
}

export interface NotificationsServerEvents {
  /** Addition, to the recipient's own sockets. */
  notificationCreated: (body: { notification: Notification }) => void;
  /**
   * Addition, to all of a person's sockets: what one of them has marked as read; where that was
   * all there is, the time of the newest.
   */
  notificationsRead: (body: { ids: string[]; upTo: Timestamp | null }) => void;
  /** Addition, to the recipient's sockets: what they were about is gone. */
  notificationsRemoved: (body: { ids: string[] }) => void;
}
