import type { ChannelMessage, ChatMessage, ClubPost, Notification } from './entities';

/** Answer of the server once a message is stored; an addition, sent only to clients that ask for an acknowledgement. */
export type SendAck =
  | { ok: true; message: ChatMessage }
  | { ok: false; code: string; message: string; retryAfterMs?: number };

/** Path `/socket.io`, websocket only, access token as query parameter `token` (or in the auth field). */
export interface ClientEvents {
  joinRoom: (body: { matchId: string; username: string }) => void;
  /** A reader, who is nobody, leaves without an id. */
  leaveRoom: (body: { matchId: string; userId?: string }) => void;
  sendMessage: (
    body: { matchId: string; userId: string; message: string; clientMessageId?: string },
    ack?: (answer: SendAck) => void,
  ) => void;
  /** Addition: hear of what happens in a club one is a member of. */
  watchClub: (body: { clubId: string }) => void;
  unwatchClub: (body: { clubId: string }) => void;
}

export interface ServerEvents {
  joinRoomSuccess: (body: { matchId: string }) => void;
  joinRoomError: (body: { matchId: string; message: string }) => void;
  /** People in the room; one person with two tabs counts once. */
  userCount: (body: { matchId: string; count: number }) => void;
  newMessage: (message: ChatMessage & { matchId: string }) => void;
  /** Addition. */
  clubPostCreated: (body: { clubId: string; post: ClubPost }) => void;
  /** Addition: by its author or by the club's owners. */
  clubPostRemoved: (body: { clubId: string; postId: string }) => void;
  /** Addition. */
  channelMessageCreated: (body: {
    clubId: string;
    channelId: string;
    message: ChannelMessage;
  }) => void;
  /** Addition, to the recipient's own sockets. */
  notificationCreated: (body: { notification: Notification }) => void;
  /** Addition: the session behind this socket has ended; the server disconnects next. */
  sessionEnded: (body: { reason: string }) => void;
}
