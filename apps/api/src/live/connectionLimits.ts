import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Config } from '../config';
import { addressGroup, NETWORKS_OF_RANGE, ofRange } from '../http/clientAddress';
import { roomsAmong } from '../services/sockets';
import type { LiveServer, LiveSocket } from './live.types';

/**
 * Packets of any kind, also pings, that one connection may send before it is closed; a tenth of
 * that where all of its address send more than theirs. All of an IPv6 /48 may send as many as two.
 */
const PACKETS = { max: 300, maxOfAddress: 18_000, timesOfRange: 2, windowMs: 10_000 };
/**
 * So many connections of one address that sent too many packets keep it from opening further ones,
 * each for so long: what has arrived of them is read before they are cut.
 */
const FLOODS = { max: 20, windowMs: 60_000 };
/**
 * Different rooms that all sockets of one address may be in, beyond a few for each of them: each
 * room is looked at every few seconds.
 */
const ROOMS_OF_ADDRESS_MAX = 500;
/** Bytes that wait for a client which does not take them; beyond, its connection is cut. */
const UNREAD_MAX = 256 * 1024;
/** What keeping a packet takes beside its bytes: an answer to a check has five. */
const UNREAD_PACKET = 128;
/** How long a client may take to agree that its connection is closed. */
const CLOSING_MS = 5_000;
/** How long a reader may be in no room, in ms. */
const READER_IDLE_MS = 60_000;

/** How many sockets an address may have open, and what all of them send. */
export interface AddressLimit {
  /** Whether one more may open; it counts from then on until its connection ends. */
  mayOpen(request: IncomingMessage): boolean;
  /** Takes some of what is allowed from whose connection this is, for a while. */
  punish(request: IncomingMessage): void;
  /** Counts the packets of an open one; says whether all of its address send too many. */
  packetsOf(request: IncomingMessage): { isTooMany(): boolean };
  /** The rooms that sockets of the address of an open one are in. */
  roomsOf(request: IncomingMessage): AddressRooms;
}

/** The rooms of one address; one that several of its sockets are in counts once. */
export interface AddressRooms {
  join(roomId: string): void;
  leave(roomId: string): void;
  /** Whether this room would be a further one beyond what is allowed. */
  isTooMany(roomId: string): boolean;
}

/** What is known of an address with open sockets. */
interface AddressCounts {
  open: number;
  packets: number;
  /** When they are counted anew, in ms. */
  endsAt: number;
  /** How many sockets are in each room. */
  rooms: Map<string, number>;
}

const newCounts = (): AddressCounts => ({ open: 0, packets: 0, endsAt: 0, rooms: new Map() });

/**
 * Lets an address open so many sockets on this node, counted from the first byte to the last: also
 * those that have not said yet who they are. All of an IPv6 /48 may as many as a few addresses.
 */
export function limitPerAddress(
  { socketsPerAddress: max, rateLimitScale }: Pick<Config, 'socketsPerAddress' | 'rateLimitScale'>,
  addressOf: (request: IncomingMessage) => string,
): AddressLimit {
  const addresses = new Map<string, AddressCounts>();
  const groupsOf = (request: IncomingMessage): { group: string; times: number }[] => {
    const group = addressGroup(addressOf(request));
    const range = ofRange(group);
    const own = { group, times: 1 };
    return range === undefined ? [own] : [own, { group: range, times: NETWORKS_OF_RANGE }];
  };
  const add = (groups: { group: string }[], more: number) => {
    for (const { group } of groups) {
      const counts = addresses.get(group) ?? newCounts();
      counts.open += more;
      if (counts.open > 0) addresses.set(group, counts);
      else addresses.delete(group);
    }
  };
  const countsOf = (request: IncomingMessage) =>
    groupsOf(request).map(({ group, times }) => ({
      counts: addresses.get(group) ?? newCounts(),
      times,
    }));
  return {
    mayOpen(request) {
      const isFull = countsOf(request).some(({ counts, times }) => counts.open >= max * times);
      if (isFull) return false;
      const groups = groupsOf(request);
      add(groups, 1);
      request.socket.once('close', () => add(groups, -1));
      return true;
    },
    punish(request) {
      const groups = groupsOf(request);
      const share = Math.ceil(max / FLOODS.max);
      add(groups, share);
      setTimeout(() => add(groups, -share), FLOODS.windowMs).unref();
    },
    packetsOf(request) {
      const all = countsOf(request);
      return {
        isTooMany() {
          const now = Date.now();
          let isTooMany = false;
          for (const { counts, times } of all) {
            if (now > counts.endsAt)
              Object.assign(counts, { packets: 0, endsAt: now + PACKETS.windowMs });
            counts.packets += 1;
            const most = PACKETS.maxOfAddress * Math.min(times, PACKETS.timesOfRange);
            isTooMany ||= counts.packets > most * rateLimitScale;
          }
          return isTooMany;
        },
      };
    },
    roomsOf(request) {
      const all = countsOf(request);
      return {
        join(roomId) {
          for (const { counts } of all)
            counts.rooms.set(roomId, (counts.rooms.get(roomId) ?? 0) + 1);
        },
        leave(roomId) {
          for (const { rooms } of all.map(({ counts }) => counts)) {
            const left = (rooms.get(roomId) ?? 0) - 1;
            if (left > 0) rooms.set(roomId, left);
            else rooms.delete(roomId);
          }
        },
        isTooMany: (roomId) =>
          all.some(
            ({ counts: { rooms }, times }) =>
              !rooms.has(roomId) && rooms.size >= ROOMS_OF_ADDRESS_MAX * times * rateLimitScale,
          ),
      };
    },
  };
}

/**
 * Refuses to take a further connection for a socket that has one: Engine.IO would let it take the
 * first one's place, uncounted and past all that is looked at here.
 */
export function refuseTakingOver(io: LiveServer): void {
  io.engine.use(
    (
      { _query }: { _query: { sid?: unknown } },
      _response: unknown,
      next: (error?: Error) => void,
    ) => next(_query.sid === undefined ? undefined : new Error('A socket has one connection')),
  );
}

/**
 * Cuts connections whose clients do not take what is sent to them, so that it does not pile up, or
 * do not answer that they are closed.
 */
export function cutHanging(io: LiveServer): void {
  io.engine.on('connection', (connection: LiveSocket['conn']) => {
    const { socket } = connection.request as IncomingMessage;
    let waiting = 0;
    connection.on('flush', () => void (waiting = 0));
    connection.on('packetCreate', ({ data }: { data?: { length: number } }) => {
      waiting += UNREAD_PACKET + (data?.length ?? 0);
      if (waiting + socket.writableLength > UNREAD_MAX) socket.destroy();
    });
    connection.on('close', () => cutSoon(socket));
  });
}

/** Cuts a connection unless its client agrees soon that it is closed. */
export function cutSoon(socket: Duplex): void {
  const cut = setTimeout(() => socket.destroy(), CLOSING_MS).unref();
  socket.once('close', () => clearTimeout(cut));
}

/**
 * Closes a connection that sends too many packets, whatever they hold: also such that ask again and
 * again to be let in. The first one, which says who it is, does not count. Nothing more of it is
 * read.
 */
export function limitPackets(
  io: LiveServer,
  { rateLimitScale }: Pick<Config, 'rateLimitScale'>,
  perAddress: AddressLimit,
): void {
  const max = PACKETS.max * rateLimitScale;
  io.engine.on('connection', (connection: LiveSocket['conn']) => {
    const request = connection.request as IncomingMessage & { websocket: WebSocket };
    const { socket, websocket } = request;
    const ofAddress = perAddress.packetsOf(request);
    let endsAt = Date.now() + PACKETS.windowMs;
    let count = -1;
    const isTooMany = () => {
      const now = Date.now();
      if (now > endsAt) {
        endsAt = now + PACKETS.windowMs;
        count = 0;
      }
      count += 1;
      return count > (ofAddress.isTooMany() ? max / 10 : max);
    };
    // Before it is handled.
    websocket.prependListener('message', () => {
      if (!isTooMany()) return;
      websocket.removeAllListeners('message').pause();
      perAddress.punish(request);
      // Told that the server ended it, its client does not come back by itself.
      for (const live of io.sockets.sockets.values())
        if (live.conn === connection) live.disconnect(true);
      // What closes it leaves first. Whoever hangs is cut, as all are.
      connection.once('close', () => socket.end()).close();
    });
    // Beneath what Socket.IO calls a packet. No browser sends any by itself.
    const countFrame = () => {
      if (!isTooMany()) return;
      websocket.removeAllListeners('ping').removeAllListeners('pong').terminate();
      perAddress.punish(request);
    };
    websocket.on('ping', countFrame).on('pong', countFrame);
  });
}

/**
 * Ends the sockets of readers who have been in no room since it was called a minute ago: they
 * receive nothing.
 */
export function endIdleReaders(io: LiveServer, now: number): void {
  for (const socket of io.sockets.sockets.values()) {
    const { data } = socket;
    if (data.actor !== null || roomsAmong(socket.rooms).length > 0) data.idleSince = undefined;
    else if (now - (data.idleSince ??= now) >= READER_IDLE_MS) socket.disconnect(true);
  }
}
