import type { ChannelMessage, ClubPost, Notification } from '@clubline/contract';

/** What modules tell the live sockets. Call it after the commit; delivery is best effort. */
export interface Events {
  /** To members of the club who watch it. */
  clubPostCreated(clubId: string, post: ClubPost): void;
  /** To members of the club who watch it. */
  clubPostRemoved(clubId: string, postId: string): void;
  /** To members of the club who watch it. */
  channelMessageCreated(clubId: string, channelId: string, message: ChannelMessage): void;
  /** To the recipient's own sockets. */
  notificationCreated(userId: string, notification: Notification): void;
  /** The person may no longer watch the club. */
  clubLeft(clubId: string, userId: string): void;
  /** Nobody may watch the club any longer. */
  clubDeleted(clubId: string): void;
  /** Ends the sockets of a session. */
  sessionEnded(sessionId: string, reason: string): void;
}
