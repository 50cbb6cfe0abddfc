import type { ServerEvents } from '@clubline/contract';

/** Sends events to the live sockets. Call it after the commit; delivery is best effort. */
export interface Sockets {
  /** A club's events reach those in its group who are members when they are sent. */
  send<E extends keyof ServerEvents>(
    group: SocketGroup,
    event: E,
    ...body: Parameters<ServerEvents[E]>
  ): void;
  /** Takes the sockets of one group out of another. */
  remove(sockets: SocketGroup, from: SocketGroup): void;
  /** Sends the sockets of a session the reason of its end, and disconnects them. */
  endSession(sessionId: string, reason: string): void;
}

/** A group of sockets on all nodes. Socket.IO says room, which here is one that people chat in. */
export type SocketGroup = `${'user' | 'session' | 'club' | 'chat' | 'profile'}:${string}`;

const CLUB = 'club:';
const ROOM = 'chat:';

export const socketGroup = {
  user: (userId: string): SocketGroup => `user:${userId}`,
  session: (sessionId: string): SocketGroup => `session:${sessionId}`,
  club: (clubId: string): SocketGroup => `${CLUB}${clubId}`,
  room: (roomId: string): SocketGroup => `${ROOM}${roomId}`,
  profile: (userId: string): SocketGroup => `profile:${userId}`,
};

const idsAmong = (groups: Iterable<string>, prefix: string): string[] =>
  [...groups].flatMap((group) => (group.startsWith(prefix) ? group.slice(prefix.length) : []));

/** The clubs among the groups. */
export const clubsAmong = (groups: Iterable<string>): string[] => idsAmong(groups, CLUB);

/** The rooms among the groups. */
export const roomsAmong = (groups: Iterable<string>): string[] => idsAmong(groups, ROOM);
