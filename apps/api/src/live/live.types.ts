import type { ClientEvents, ServerEvents } from '@clubline/contract';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Actor } from '../http/actor';

export interface SocketData {
  /** Null for a reader: somebody without a session, who hears a chat room and nothing else. */
  actor: Actor | null;
  /** Whose rates this socket's events count towards. */
  caller: string;
}

export type LiveServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type LiveSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;

/** Readers behind one address share its rates: as many as a venue's network may have. */
export const READERS_PER_ADDRESS = 20;

/** Names of the groups of sockets that events are sent to. */
export const groupOf = {
  user: (id: string) => `user:${id}`,
  session: (id: string) => `session:${id}`,
  club: (id: string) => `club:${id}`,
  chat: (matchId: string) => `chat:${matchId}`,
};
