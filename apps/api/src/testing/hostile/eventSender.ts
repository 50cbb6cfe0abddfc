import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type { Api } from '../../app';
import { addressOf } from '../sockets';

/** Packets one socket sends before the next is opened, well below what closes it. */
const PACKETS_EACH = 80;
/** A socket that is still open and answers nothing in that time is stuck. */
const WAIT_MS = 10_000;

interface EventAnswer {
  /** Every packet that came until the server had answered what was sent after it. */
  received: string;
  outcome: 'answered' | 'silent' | 'disconnected' | 'stuck';
}

/** Sends packets as the engine would write them, on as many sockets as that takes. */
export interface EventSender {
  send(packet: string): Promise<EventAnswer>;
  close(): void;
}

/** Without a token as a reader. */
export async function openEventSender(
  api: Pick<Api, 'app'>,
  token: string | undefined,
): Promise<EventSender> {
  const address = await addressOf(api);
  let socket = await open(address, token);
  let sent = 0;
  return {
    async send(packet) {
      if (!socket.connected || sent >= PACKETS_EACH) {
        socket.close();
        socket = await open(address, token);
        sent = 0;
      }
      sent += 1;
      return await exchange(socket, packet);
    },
    close: () => void socket.close(),
  };
}

function open(address: string, token: string | undefined): Promise<Socket> {
  const socket = io(address, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: token === undefined ? { reader: true } : { token },
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

/** The server takes packets in their order: an answer to the second tells of the first. */
function exchange(socket: Socket, packet: string): Promise<EventAnswer> {
  const received: string[] = [];
  const { engine } = socket.io;
  const hear = ({ type, data }: { type: string; data?: unknown }): void => {
    if (type === 'message') received.push(String(data));
  };
  return new Promise((resolve) => {
    const end = (outcome: EventAnswer['outcome']): void => {
      engine.off('packet', hear);
      socket.off('disconnect', cut);
      resolve({ received: received.join('\n'), outcome });
    };
    const cut = (): void => end('disconnected');
    engine.on('packet', hear);
    socket.once('disconnect', cut);
    engine.write(packet);
    socket.timeout(WAIT_MS).emit('watchClub', { clubId: 'none' }, (missing: Error | null) => {
      if (missing !== null) end('stuck');
      else end(received.length > 1 ? 'answered' : 'silent');
    });
  });
}
