import { promisify } from 'node:util';
import type { ClientEvents, SendAck, ServerEvents, ServerQuestions } from '@clubline/contract';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { expect } from 'vitest';
import type { Api } from '../app';

type Name = keyof ServerEvents;
type Body<N extends Name> = Parameters<ServerEvents[N]>[0];

/** A person's socket in a test. Everything received is kept, so that nothing comes too early. */
export interface TestSocket {
  socket: Socket<ServerEvents & ServerQuestions, ClientEvents>;
  /** The next event of this name that fits and was not handed out before. */
  next<N extends Name>(
    name: N,
    fits?: (body: Body<N>) => boolean,
    waitMs?: number,
  ): Promise<Body<N>>;
  /** All events of this name so far. */
  received<N extends Name>(name: N): Body<N>[];
  /** Joins and waits until the server says so. */
  join(matchId: string): Promise<void>;
  send(body: unknown): Promise<SendAck>;
  /** Answers with this token when the server asks for the next one; without it with nothing. */
  renewWith(next: () => Promise<unknown>): void;
  ended: Promise<string>;
}

const EVENTS: Name[] = [
  'joinRoomSuccess',
  'joinRoomError',
  'userCount',
  'newMessage',
  'clubPostCreated',
  'clubPostRemoved',
  'clubPostChanged',
  'clubPinsChanged',
  'ownReactionChanged',
  'clubListed',
  'clubMembersChanged',
  'clubModerationChanged',
  'clubChanged',
  'ownMembershipChanged',
  'channelMessageCreated',
  'channelMessageChanged',
  'ownChannelRead',
  'profilePostCreated',
  'profilePostRemoved',
  'profilePostChanged',
  'followersChanged',
  'followEnded',
  'personChanged',
  'ownFollowChanged',
  'notificationCreated',
  'notificationsRead',
  'notificationsRemoved',
  'sessionEnded',
  'eventsMissed',
];
const WAIT_MS = 5_000;

const listening = new WeakMap<Api['app'], Promise<string>>();

/** Waits until a node has seen that nobody is connected to it any more. */
export async function untilNobodyIsConnected({ app: { server } }: Pick<Api, 'app'>): Promise<void> {
  await expect.poll(promisify(server.getConnections.bind(server))).toBe(0);
}

/** Starts listening on a free port, once, whoever asks meanwhile; the address is the node's own. */
export async function addressOf({ app }: Pick<Api, 'app'>): Promise<string> {
  const bound = app.server.address();
  if (typeof bound === 'object' && bound !== null) return `http://127.0.0.1:${bound.port}`;
  const address = listening.get(app) ?? app.listen({ port: 0, host: '127.0.0.1' });
  listening.set(app, address);
  return await address;
}

/**
 * Opens a socket as the protocol's clients do, or as a reader without a token; rejects with the
 * server's refusal.
 */
export async function connect(
  address: string,
  token: string,
  by: 'query' | 'auth' | 'reader' = 'query',
  extraHeaders: Record<string, string> = {},
): Promise<TestSocket> {
  const socket: Socket<ServerEvents & ServerQuestions, ClientEvents> = io(address, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders,
    ...(by === 'query'
      ? { query: { token } }
      : { auth: by === 'auth' ? { token } : { token, reader: true } }),
  });
  const received = new Map<Name, unknown[]>(EVENTS.map((name) => [name, []]));
  const taken = new Map<Name, Set<unknown>>(EVENTS.map((name) => [name, new Set()]));
  const waiting = new Set<() => void>();
  for (const name of EVENTS) {
    socket.on(name, (body: unknown) => {
      received.get(name)!.push(body);
      for (const look of waiting) look();
    });
  }
  const ended = new Promise<string>((resolve) => socket.on('disconnect', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
  const listener: TestSocket = {
    socket,
    ended,
    received: (name) => received.get(name) as never,
    next: (name, fits = () => true, waitMs = WAIT_MS) =>
      new Promise((resolve, reject) => {
        const stop = (): void => {
          clearTimeout(timer);
          waiting.delete(look);
        };
        const timer = setTimeout(() => {
          stop();
          reject(new Error(`${name} did not come; received ${JSON.stringify(received.get(name))}`));
        }, waitMs);
        const look = (): void => {
          const found = received
            .get(name)!
            .find((body) => !taken.get(name)!.has(body) && fits(body as never));
          if (found === undefined) return;
          taken.get(name)!.add(found);
          stop();
          resolve(found as never);
        };
        waiting.add(look);
        look();
      }),
    renewWith: (next) =>
      socket.on('tokenExpiring', async (give) => {
        give((await next()) as string);
      }),
    async join(matchId) {
      socket.emit('joinRoom', { matchId, username: 'whoever' });
      await listener.next('joinRoomSuccess', (body) => body.matchId === matchId);
    },
    send: (body) =>
      socket.timeout(WAIT_MS).emitWithAck('sendMessage', body as never) as Promise<SendAck>,
  };
  return listener;
}

/** Asks the server something about a club, and waits for what it answers: null for yes. */
export const askOfClub = (
  { socket }: TestSocket,
  event: 'watchClub' | 'unwatchClub',
  clubId: string,
): Promise<unknown> =>
  (socket as unknown as Socket).timeout(5_000).emitWithAck(event, { clubId }) as Promise<unknown>;

/** Waits until all has come that was sent to the socket before. */
export const settleSocket = (listener: TestSocket): Promise<unknown> =>
  askOfClub(listener, 'unwatchClub', 'none');
