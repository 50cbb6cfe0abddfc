import { createAdapter } from '@socket.io/redis-adapter';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { ServerOptions } from 'socket.io';
import type { Config } from '../config';
import type { Context } from '../context';
import { createAddressOf, createIsPlain } from '../http/clientAddress';
import { createBackground } from '../services/background';
import type { Background } from '../services/background';
import type { Metrics } from '../services/metrics';
import type { RedisClients } from '../services/redis';
import { clubsAmong, socketGroup } from '../services/sockets';
import type { Sockets } from '../services/sockets';
import { createClubGroups } from './clubGroups';
import type { ClubGroups } from './clubGroups';
import { authenticateSockets } from './connectionGuard';
import { listenTo } from './eventListener';
import { cutHanging, endIdleReaders, limitPackets, limitPerAddress } from './connectionLimits';
import type { Connection, LiveServer, LiveSocket, SocketModule } from './live.types';
import { createMissedEvents } from './missedEvents';
import { createNodeLink } from './nodeLink';
import { localPresence, sharedPresence } from './presence';
import type { Presence } from './presence';
import { createRoomCounts, roomsOf } from './rooms';
import type { RoomCounts } from './rooms';
import { endWithToken } from './tokenLifetime';

export type { ClubWatcher, Connection, LiveSocket, SocketModule } from './live.types';

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
  config: Pick<Config, 'trustProxy' | 'socketsPerAddress' | 'publicUrl' | 'rateLimitScale'>;
  redis: RedisClients | undefined;
  metrics: Metrics;
}

export function createLive({ app, config, redis, metrics }: LiveOptions): Live {
  const link = redis && createNodeLink(redis, () => missed.notifyAll());
  const mayOpen = limitPerAddress(config.socketsPerAddress, createAddressOf(config));
  const isPlain = createIsPlain(config);
  const io = createServer(app, {
    allowRequest(request, answer) {
      const refusal = isPlain(request)
        ? 'This is answered over wss only.'
        : mayOpen(request)
          ? null
          : 'Too many connections.';
      if (refusal !== null) metrics.socketRefusals.inc({ event: 'connect' });
      answer(refusal, refusal === null);
    },
    ...(link && redis && { adapter: createAdapter(link.publisher, redis.subscribe) }),
  });
  cutHanging(io);
  limitPackets(io, config);
  let clubGroups: ClubGroups | undefined;
  const sockets = socketsOf(io, (group, ...event) => clubGroups?.send(group, ...event));
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
      const clubs = createClubGroups({
        io,
        isShared: link !== undefined,
        missed,
        context,
        modules,
      });
      clubGroups = clubs;
      io.use(authenticateSockets(context));
      io.on('connection', (socket) => {
        endWithToken(socket, context);
        // Neither done nor answered: its sender asks again, elsewhere.
        socket.use((_event, next) => {
          if (!state.isClosing) next();
        });
        const parts = { context, events, metrics, presence, counts: roomCounts };
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

function createServer(
  app: FastifyInstance,
  options: Pick<Partial<ServerOptions>, 'allowRequest' | 'adapter'>,
): LiveServer {
  return new Server(app.server, {
    path: '/socket.io',
    transports: ['websocket'],
    perMessageDeflate: false,
    serveClient: false,
    maxHttpBufferSize: 32_768,
    connectTimeout: 10_000,
    ...options,
  });
}

function socketsOf(io: LiveServer, sendToClub: Sockets['send']): Sockets {
  return {
    send(group, event, ...body) {
      if (clubsAmong([group]).length > 0) sendToClub(group, event, ...body);
      else io.to(group).emit(event, ...body);
    },
    remove: (sockets, from) => io.in(sockets).socketsLeave(from),
    endSession(sessionId, reason) {
      const group = socketGroup.session(sessionId);
      io.to(group).emit('sessionEnded', { reason });
      io.in(group).disconnectSockets(true);
    },
  };
}

interface ConnectionParts {
  context: Context;
  /** The events that are being handled. */
  events: Background;
  metrics: Metrics;
  presence: Presence;
  counts: RoomCounts;
}

function connect(socket: LiveSocket, parts: ConnectionParts): Connection {
  const { context, events, metrics } = parts;
  const { actor } = socket.data;
  metrics.sockets.inc();
  socket.on('disconnect', () => metrics.sockets.dec());
  if (actor !== null)
    void socket.join([socketGroup.user(actor.id), socketGroup.session(actor.sessionId)]);
  return {
    socket,
    actor,
    context,
    metrics,
    rooms: roomsOf(socket, parts),
    on: (event, handler) => listenTo({ socket, context, events, metrics }, event, handler),
  };
}

async function endFinished({ sessions, sockets }: Context, ids: string[]): Promise<void> {
  const running = await sessions.findRunning(ids);
  for (const id of ids) if (!running.has(id)) sockets.endSession(id, 'expired');
}

const sessionsAmong = (io: LiveServer): string[] => [
  ...new Set([...io.sockets.sockets.values()].flatMap(({ data }) => data.actor?.sessionId ?? [])),
];
