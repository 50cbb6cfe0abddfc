import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';

/** An answer that does not come in that time never does; a silent socket ends later. */
const WAIT_MS = 8_000;

/** One frame of a websocket, with whatever its head says. */
export interface Frame {
  /** Of the end of a message, and of its kind: 0x81 is a whole text. */
  head: number;
  bytes: Buffer;
}

export const textFrame = (text: string): Frame => ({ head: 0x81, bytes: Buffer.from(text) });

/** A frame as a client writes it. */
function written({ head, bytes }: Frame): Buffer {
  const mask = randomBytes(4);
  const masked = bytes.map((byte, at) => byte ^ mask[at % 4]!);
  const length =
    bytes.length < 126
      ? Buffer.from([0x80 | bytes.length])
      : bytes.length < 65_536
        ? Buffer.from([0xfe, bytes.length >> 8, bytes.length & 0xff])
        : Buffer.from([
            0xff,
            0,
            0,
            0,
            0,
            ...[24, 16, 8, 0].map((bits) => (bytes.length >> bits) & 255),
          ]);
  return Buffer.concat([Buffer.from([head]), length, mask, masked]);
}

/** A websocket beneath Socket.IO's client, which would not send what a test wants to. */
export interface RawSocket {
  send(...frames: Frame[]): void;
  /** Every message of the server so far. */
  received(): string;
  /** Until the server has said this, ended the connection, or neither in a long time. */
  until(words: RegExp): Promise<'said' | 'closed' | 'stuck'>;
  close(): void;
}

/** The socket, or the status with which it is refused; 0 where nothing is said. */
export async function openRawSocket(
  server: string,
  { path, headers }: { path: string; headers: Record<string, string> },
): Promise<RawSocket | number> {
  const asking = request(server, {
    agent: false,
    path,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...headers,
    },
  });
  asking.end();
  return await new Promise((resolve) => {
    asking.on('upgrade', (_answer, socket, head) => resolve(rawSocket(socket as Socket, head)));
    asking.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    asking.on('error', () => resolve(0));
  });
}

/** Of a frame that says that nothing follows. */
const CLOSE = 8;

/** The first frame that has come whole. */
function firstFrame(bytes: Buffer): { kind: number; text: string; end: number } | undefined {
  const short = (bytes[1] ?? 0) & 0x7f;
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < start) return undefined;
  const length =
    short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : bytes.readUInt32BE(6);
  const end = start + length;
  if (bytes.length < end) return undefined;
  return { kind: bytes[0]! & 0x0f, text: bytes.subarray(start, end).toString(), end };
}

function rawSocket(socket: Socket, head: Buffer): RawSocket {
  const texts: string[] = [];
  const listeners = new Set<() => void>();
  let rest = head;
  let isOpen = true;
  const end = () => {
    isOpen = false;
    socket.destroy();
  };
  const take = () => {
    for (let frame = firstFrame(rest); frame !== undefined; frame = firstFrame(rest)) {
      rest = rest.subarray(frame.end);
      if (frame.kind === CLOSE) end();
      else texts.push(frame.text);
    }
    for (const look of listeners) look();
  };
  socket.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    take();
  });
  socket.on('error', end);
  socket.on('close', () => {
    end();
    take();
  });
  take();
  const received = () => texts.join('\n');
  return {
    send: (...frames) => void (isOpen && socket.write(Buffer.concat(frames.map(written)))),
    received,
    until: (words) =>
      new Promise((resolve) => {
        const look = () => {
          if (words.test(received())) settle('said');
          else if (!isOpen) settle('closed');
        };
        const settle = (outcome: 'said' | 'closed' | 'stuck') => {
          clearTimeout(timer);
          listeners.delete(look);
          resolve(outcome);
        };
        const timer = setTimeout(() => settle('stuck'), WAIT_MS);
        listeners.add(look);
        look();
      }),
    close: end,
  };
}
