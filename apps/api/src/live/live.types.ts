import type { ClientEvents, ServerEvents } from '@clubline/contract';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Actor } from '../http/actor';

export interface SocketData {
  actor: Actor;
}

export type LiveServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type LiveSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;

/** Names of the groups of sockets that events are sent to. */
export const groupOf = {
  user: (id: string) => `user:${id}`,
  session: (id: string) => `session:${id}`,
  club: (id: string) => `club:${id}`,
  chat: (matchId: string) => `chat:${matchId}`,
};
