import type { IncomingMessage } from 'node:http';
import type { Config } from '../config';
import { addressGroup } from '../http/clientAddress';
import { roomsAmong } from '../services/sockets';
import type { LiveServer, LiveSocket } from './live.types';

/** Packets of any kind that one connection may send before it is closed. */
const PACKETS = { max: 300, windowMs: 10_000 };
/** Bytes that wait for a client which does not take them; beyond, its connection is cut. */
const UNREAD_MAX = 256 * 1024;
/** How long a client may take to agree that its connection is closed. */
const CLOSING_MS = 5_000;
/** How long a reader may be in no room, in ms. */
const READER_IDLE_MS = 60_000;

/**
 * Lets an address open so many sockets on this node, counted from the first byte to the last: also
 * those that have not said yet who they are.
 */
export function limitPerAddress(
  max: number,
  addressOf: (request: IncomingMessage) => string,
): (request: IncomingMessage) => boolean {
  const counts = new Map<string, number>();
  return (request) => {
    const group = addressGroup(addressOf(request));
    const count = counts.get(group) ?? 0;
    if (count >= max) return false;
    counts.set(group, count + 1);
    request.socket.once('close', () => {
      const left = (counts.get(group) ?? 1) - 1;
      if (left > 0) counts.set(group, left);
      else counts.delete(group);
    });
    return true;
  };
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
      waiting += data?.length ?? 0;
      if (waiting + socket.writableLength > UNREAD_MAX) socket.destroy();
    });
    connection.on('close', () => {
      const cut = setTimeout(() => socket.destroy(), CLOSING_MS).unref();
      socket.once('close', () => clearTimeout(cut));
    });
  });
}

/**
 * Closes a connection that sends too many packets, whatever they hold: also such that ask again and
 * again to be let in. The first one, which says who it is, does not count.
 */
export function limitPackets(
  io: LiveServer,
  { rateLimitScale }: Pick<Config, 'rateLimitScale'>,
): void {
  const max = PACKETS.max * rateLimitScale;
  io.engine.on('connection', (connection: LiveSocket['conn']) => {
    let endsAt = Date.now() + PACKETS.windowMs;
    let count = -1;
    connection.on('packet', () => {
      const now = Date.now();
      if (now > endsAt) {
        endsAt = now + PACKETS.windowMs;
        count = 0;
      }
      count += 1;
      if (count <= max) return;
      // Told that the server ended it, its client does not come back by itself.
      for (const socket of io.sockets.sockets.values())
        if (socket.conn === connection) socket.disconnect(true);
      connection.close();
    });
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
