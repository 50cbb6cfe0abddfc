import type { ClientEvents, SendAck, ServerEvents } from '@clubline/contract';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { z } from 'zod';
import type { Context } from '../context';
import type { Actor } from '../http/actor';
import type { Asker } from '../services/fairShares';
import type { Metrics } from '../services/metrics';
import type { Sockets } from '../services/sockets';

interface SocketData {
  /** Null for a reader: somebody without a session, who receives a room's messages and no more. */
  actor: Actor | null;
  /** Whose rates this socket's events count towards. */
  caller: string;
  /** Who takes turns: the range of its address, the address, and who it is. */
  asker: Asker;
  /** Since when a reader has been seen in no room. */
  idleSince?: number | undefined;
}

export type LiveServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type LiveSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;

/** Readers behind one address share its rates: as many as a venue's network may have. */
export const READERS_PER_ADDRESS = 20;

export type EventRefusal = Extract<SendAck, { ok: false }>;

export interface EventHandler<S extends z.ZodType> {
  schema: S;
  /** How often one person may send this event, on all sockets together. */
  rate: { max: number; windowMs: number };
  /**
   * How often people of one partner may send it, all together; without it they may not send it at
   * all.
   */
  ratePerPartner?: { max: number; windowMs: number };
  /** Its result is the acknowledgement. */
  run(body: z.output<S>): Promise<unknown>;
  /**
   * What is done where the event is refused, besides its answer. `body` is whatever came, and not
   * to be kept: many events may wait.
   */
  refusing?(body: unknown): (refusal: EventRefusal) => void;
}

/** The rooms one socket is in. A reader is in a room without being counted. */
export interface SocketRooms {
  /** False when the socket disconnected meanwhile; 403 beyond the number of rooms allowed. */
  join(roomId: string): Promise<boolean>;
  leave(roomId: string): Promise<void>;
  /** Has the room's count sent out. */
  announceCount(roomId: string): void;
}

/** A socket that was let in, as modules use it. */
export interface Connection {
  socket: LiveSocket;
  actor: Actor | null;
  context: Context;
  metrics: Metrics;
  rooms: SocketRooms;
  /** Listens to one event: checks its payload and rate, and acknowledges it. */
  on<S extends z.ZodType>(event: keyof ClientEvents, handler: EventHandler<S>): void;
}

export interface RoomCount {
  roomId: string;
  /** People in it, on all nodes. */
  count: number;
}

/** Somebody whose socket is in the group of a club. */
export interface ClubWatcher {
  clubId: string;
  userId: string;
}

/** One who is a member of the club, and as what. */
export interface WatchingMember extends ClubWatcher {
  role: string;
}

/** The part of a module that deals with sockets. */
export interface SocketModule {
  /** Listens to the events of a new socket. */
  onConnection?(connection: Connection): void;
  /**
   * Sends out how many people are in each room: to everybody when that changes, and to the sockets
   * of this node every few seconds, which leaves out what they were sent lately. Asks the database
   * for all of them at once.
   */
  onRoomCounts?(context: Context, send: Sockets['send'], rooms: RoomCount[]): Promise<void>;
  /** Who of these people is a member of the club now: asked before a club's events are sent. */
  findClubMembers?(context: Context, watchers: ClubWatcher[]): Promise<WatchingMember[]>;
}
