import type { IncomingMessage } from 'node:http';
import { createAdapter } from '@socket.io/redis-adapter';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { ServerOptions } from 'socket.io';
import type { Config } from '../config';
import type { Context } from '../context';
import type { Actor } from '../http/actor';
import { createAddressOf, createIsPlain } from '../http/clientAddress';
import type { Connections } from '../http/connections';
import { createBackground } from '../services/background';
import type { Background } from '../services/background';
import type { Metrics } from '../services/metrics';
import type { RedisClients } from '../services/redis';
import { socketGroup } from '../services/sockets';
import type { SocketGroup, Sockets } from '../services/sockets';
import { createClubGroups } from './clubGroups';
import type { ClubGroups } from './clubGroups';
import { authenticateSockets, saysTooMuch } from './connectionGuard';
import { listenTo } from './eventListener';
import {
  cutHanging,
  endIdleReaders,
  limitPackets,
  limitPerAddress,
  refuseTakingOver,
} from './connectionLimits';
import type { AddressLimit } from './connectionLimits';
import type { Connection, LiveServer, LiveSocket, SocketModule } from './live.types';
import { createMissedEvents } from './missedEvents';
import { createNodeLink } from './nodeLink';
import { localPresence, sharedPresence } from './rooms/presence';
import type { Presence } from './rooms/presence';
import { createRoomCounts } from './rooms/roomCounts';
import type { RoomCounts } from './rooms/roomCounts';
import { roomsOf } from './rooms/socketRooms';
import { createOnceEach } from './sending/onceEach';
import { socketsOf } from './sending/socketsOf';
import { endWithToken } from './tokenLifetime';
import { SOCKET_PATH } from './upgrades';
import { BoundedWebSocketServer } from './webSockets';
import { writeTogether } from './writeTogether';

export type {
  ClubWatcher,
  Connection,
  LiveSocket,
  SocketModule,
  WatchingMember,
} from './live.types';
export { UpgradableRequest } from './upgrades';

/**
 * How often a node says that it is there, tells clients that it hears no other, and ends readers in
 * no room.
 */
const SWEEP_MS = 20_000;
/**
 * How often it is looked at whether something was missed, whose session has ended, and who still
 * watches a club.
 */
const BEAT_MS = 5_000;

/**
 * A connection that died without a word is noticed after both together, in ms, by either side; why
 * so: docs/decisions/socket-subscription.md.
 */
const HEARTBEAT = { pingInterval: 15_000, pingTimeout: 10_000 };

/** The live sockets of one node; with Redis, nodes deliver to each other. */
export interface Live {
  io: LiveServer;
  sockets: Sockets;
  /** Lets sockets in and gives their events to the modules. */
  start(context: Context, modules: SocketModule[]): void;
  close(): Promise<void>;
}

interface LiveOptions {
  app: FastifyInstance;
  connections: Pick<Connections, 'isAnswering'>;
  config: Pick<Config, 'trustProxy' | 'socketsPerAddress' | 'publicUrl' | 'rateLimitScale'>;
  redis: RedisClients | undefined;
  metrics: Metrics;
}

export function createLive({ app, connections, config, redis, metrics }: LiveOptions): Live {
  const link = redis && createNodeLink(redis, () => missed.notifyAll());
  const perAddress = limitPerAddress(config, createAddressOf(config));
  const isPlain = createIsPlain(config);
  const io = createServer(app, {
    allowRequest(request, answer) {
      const refusal = refusalOf(request, { isPlain, connections, perAddress });
      if (refusal !== null) metrics.socketRefusals.inc({ event: 'connect' });
      answer(refusal, refusal === null);
    },
    ...(link &&
      redis && {
        adapter: createAdapter(link.publisher, redis.subscribe, { key: link.channels }),
      }),
  });
  cutHanging(io);
  limitPackets(io, config, perAddress);
  let clubGroups: ClubGroups | undefined;
  let sendOnceEach: Sockets['sendOnceEach'] | undefined;
  const isShared = link !== undefined;
  const { sockets, close: closeSockets } = socketsOf(io, isShared, {
    sendToClub: (...event) => clubGroups?.send(...event),
    sendOnceEach: (...event) => sendOnceEach?.(...event),
  });
  const presence = redis === undefined ? localPresence() : sharedPresence(redis.commands);
  const missed = createMissedEvents(io);
  const events = createBackground(app.log);
  const state = { isClosing: false };
  let counts: RoomCounts | undefined;
  const timers: NodeJS.Timeout[] = [];
  return {
    io,
    sockets,
    start(context, modules) {
      const roomCounts = createRoomCounts({ io, sockets, presence, context, modules });
      counts = roomCounts;
      const toMembers = { io, isShared, missed, context, modules };
      const clubs = (clubGroups = createClubGroups(toMembers));
      sendOnceEach = createOnceEach(toMembers);
      io.use(authenticateSockets(context));
      io.on('connection', (socket) => {
        endWithToken(socket, context);
        // Neither done nor answered: its sender asks again, elsewhere.
        socket.use((_event, next) => {
          if (!state.isClosing) next();
        });
        const parts = { context, events, metrics, presence, counts: roomCounts, perAddress };
        const connection = connect(socket, parts);
        for (const module of modules) module.onConnection?.(connection);
        const { actor } = connection;
        // A logout between the check of the token and joining the groups did not reach this socket.
        if (actor !== null)
          context.background('checking a session', endFinished(context, [actor.sessionId]));
      });
      const every = (ms: number, work: () => void) =>
        void timers.push(setInterval(work, ms).unref());
      every(SWEEP_MS, () => {
        context.background('keeping a presence', presence.heartbeat());
        endIdleReaders(io, Date.now());
        // Better late than never, for as long as nothing comes from the other nodes.
        if (link?.isUp() === false) missed.notifyLocal();
      });
      every(BEAT_MS, () => {
        roomCounts.beat();
        clubs.beat();
        context.background('checking sessions', endFinished(context, sessionsAmong(io)));
        link?.probe();
      });
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      closeSockets();
      missed.close();
      counts?.close();
      state.isClosing = true;
      await events.settled();
      io.local.disconnectSockets(true);
      await presence.close().catch(() => undefined);
      await io.of('/').adapter.close();
      io.engine.close();
    },
  };
}

interface Looking {
  isPlain(request: IncomingMessage): boolean;
  connections: LiveOptions['connections'];
  perAddress: AddressLimit;
}

/** Why a connection becomes no socket; null where it does, which counts from then on. */
function refusalOf(request: IncomingMessage, { isPlain, connections, perAddress }: Looking) {
  if (isPlain(request)) return 'This is answered over wss only.';
  if (connections.isAnswering(request.socket)) return 'Another request is being answered.';
  if (saysTooMuch(request)) return 'The address or the headers are too long.';
  return perAddress.mayOpen(request) ? null : 'Too many connections.';
}

function createServer(
  app: FastifyInstance,
  options: Pick<Partial<ServerOptions>, 'allowRequest' | 'adapter'>,
): LiveServer {
  const io: LiveServer = new Server(app.server, {
    path: SOCKET_PATH,
    // Others are not handed over.
    destroyUpgrade: false,
    transports: ['websocket'],
    perMessageDeflate: false,
    serveClient: false,
    maxHttpBufferSize: 32_768,
    wsEngine: BoundedWebSocketServer,
    connectTimeout: 10_000,
    ...HEARTBEAT,
    ...options,
  });
  refuseTakingOver(io);
  writeTogether(io);
  return io;
}

interface ConnectionParts {
  context: Context;
  /** The events that are being handled. */
  events: Background;
  metrics: Metrics;
  presence: Presence;
  counts: RoomCounts;
  perAddress: AddressLimit;
}

function connect(socket: LiveSocket, parts: ConnectionParts): Connection {
  const { context, events, metrics } = parts;
  const { actor } = socket.data;
  metrics.sockets.inc();
  socket.on('disconnect', () => metrics.sockets.dec());
  if (actor !== null) void socket.join(groupsOf(actor));
  // Whether the line is alive. Counting it would cost more; packets are counted beneath.
  socket.on('checkConnection', (_body: unknown, answer?: unknown) => {
    if (typeof answer === 'function') answer();
  });
  return {
    socket,
    actor,
    context,
    metrics,
    rooms: roomsOf(socket, { ...parts, ofAddress: parts.perAddress.roomsOf(socket.request) }),
    on: (event, handler) => listenTo({ socket, context, events, metrics }, event, handler),
  };
}

/** Of one of a partner's people: what their key ends with, and nothing that is sent to people. */
const groupsOf = ({ id, sessionId, partner }: Actor): SocketGroup[] => [
  socketGroup.session(sessionId),
  partner === null ? socketGroup.user(id) : socketGroup.session(partner.keyId),
];

async function endFinished({ sessions, sockets }: Context, ids: string[]): Promise<void> {
  const running = await sessions.findRunning(ids);
  for (const id of ids) if (!running.has(id)) sockets.endSession(id, 'expired');
}

const sessionsAmong = (io: LiveServer): string[] => [
  ...new Set([...io.sockets.sockets.values()].flatMap(({ data }) => data.actor?.sessionId ?? [])),
];
