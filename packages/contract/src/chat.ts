import type { PartnerMark } from './partners';
import type { Timestamp } from './timestamp';

/** A message in a live room. The wire calls the room's id `matchId`. */
export interface ChatMessage {
  messageId: string;
  userId: string;
  username: string;
  profilePicture: string | null;
  message: string;
  createdAt: Timestamp;
  /** Addition: sequence number in the room, from 1, without gaps. */
  seq?: number;
  /** Addition: the id the sender's client chose. */
  clientMessageId?: string;
  /** Addition: set where its sender is one of a partner's people. */
  partner?: PartnerMark;
}

/** The room of the jet-ski World Finals. */
export const EVENT_CHAT_ROOM = 'aqua_world_finals_2025';

/**
 * Answer of the server once a message is stored; an addition, sent only to clients that ask for an
 * acknowledgement.
 */
export type SendAck =
  | { ok: true; message: ChatMessage }
  | { ok: false; code: string; message: string; retryAfterMs?: number };

export interface ChatClientEvents {
  joinRoom: (body: { matchId: string; username: string }) => void;
  /** A reader, who has no account, leaves without an id. */
  leaveRoom: (body: { matchId: string; userId?: string }) => void;
  sendMessage: (
    body: { matchId: string; userId: string; message: string; clientMessageId?: string },
    ack?: (answer: SendAck) => void,
  ) => void;
}

export interface ChatServerEvents {
  joinRoomSuccess: (body: { matchId: string }) => void;
  joinRoomError: (body: {
    matchId: string;
    message: string;
    /** Addition, with the next: the reason, where asking again later makes sense. */
    code?: string;
    retryAfterMs?: number;
  }) => void;
  /** People in the room; one person with two tabs counts once. */
  userCount: (body: {
    matchId: string;
    count: number;
    /** Addition: number of the room's last message; told again soon after each change. */
    lastSeq?: number;
  }) => void;
  newMessage: (message: ChatMessage & { matchId: string }) => void;
}
