import { createAdapter } from '@socket.io/redis-adapter';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { Context } from '../context';
import type { Metrics } from '../services/metrics';
import type { RedisClients } from '../services/redis';
import { socketGroup } from '../services/sockets';
import type { Sockets } from '../services/sockets';
import { authenticateSockets, limitPackets } from './connectionGuard';
import { listenTo } from './eventListener';
import type { Connection, LiveServer, LiveSocket, SocketModule } from './live.types';
import { createMissedEvents } from './missedEvents';
import { createNodeLink } from './nodeLink';
import { localPresence, sharedPresence } from './presence';
import type { Presence } from './presence';
import { createRoomCounts, roomsOf } from './rooms';
import type { RoomCounts } from './rooms';

export type { Connection, SocketModule } from './live.types';

/** How often sockets of ended sessions are closed. */
const SWEEP_MS = 20_000;
/** How often it is looked at whether something was missed. */
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
  redis: RedisClients | undefined;
  metrics: Metrics;
}

export function createLive({ app, redis, metrics }: LiveOptions): Live {
  const link = redis && createNodeLink(redis, () => missed.notifyAll());
  const io = createServer(app, redis && link && createAdapter(link.publisher, redis.subscribe));
  const sockets = socketsOf(io);
  const presence = redis === undefined ? localPresence() : sharedPresence(redis.commands);
  const missed = createMissedEvents(io);
  let counts: RoomCounts | undefined;
  const timers: NodeJS.Timeout[] = [];
  return {
    io,
    sockets,
    start(context, modules) {
      const roomCounts = createRoomCounts({ io, sockets, presence, context, modules });
      counts = roomCounts;
      io.use(authenticateSockets(context));
      io.on('connection', (socket) => {
        const connection = connect(socket, { context, metrics, presence, counts: roomCounts });
        for (const module of modules) module.onConnection?.(connection);
        const { actor } = connection;
        // A logout between the check of the token and joining the groups did not reach this socket.
        if (actor !== null)
          context.background('checking a session', endFinished(context, [actor.sessionId]));
      });
      const every = (ms: number, work: () => void) =>
        void timers.push(setInterval(work, ms).unref());
      every(SWEEP_MS, () => {
        sweep(io, context, presence);
        // Better late than never, for as long as nothing comes from the other nodes.
        if (link?.isUp() === false) missed.notifyLocal();
      });
      every(BEAT_MS, () => {
        roomCounts.beat();
        link?.probe();
      });
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      missed.close();
      counts?.close();
      io.local.disconnectSockets(true);
      await presence.close().catch(() => undefined);
      await io.of('/').adapter.close();
      io.engine.close();
    },
  };
}

function createServer(
  app: FastifyInstance,
  adapter: ReturnType<typeof createAdapter> | undefined,
): LiveServer {
  return new Server(app.server, {
    path: '/socket.io',
    transports: ['websocket'],
    perMessageDeflate: false,
    serveClient: false,
    maxHttpBufferSize: 32_768,
    connectTimeout: 10_000,
    ...(adapter && { adapter }),
  });
}

function socketsOf(io: LiveServer): Sockets {
  return {
    send: (group, event, ...body) => void io.to(group).emit(event, ...body),
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
  metrics: Metrics;
  presence: Presence;
  counts: RoomCounts;
}

function connect(socket: LiveSocket, parts: ConnectionParts): Connection {
  const { context, metrics } = parts;
  const { actor } = socket.data;
  metrics.sockets.inc();
  socket.on('disconnect', () => metrics.sockets.dec());
  socket.use(limitPackets(socket));
  if (actor !== null)
    void socket.join([socketGroup.user(actor.id), socketGroup.session(actor.sessionId)]);
  return {
    socket,
    actor,
    context,
    metrics,
    rooms: roomsOf(socket, parts),
    on: (event, handler) => listenTo({ socket, context, metrics }, event, handler),
  };
}

async function endFinished({ sessions, sockets }: Context, ids: string[]): Promise<void> {
  const running = await sessions.findRunning(ids);
  for (const id of ids) if (!running.has(id)) sockets.endSession(id, 'expired');
}

function sweep(io: LiveServer, context: Context, presence: Presence): void {
  const ids = new Set(
    [...io.sockets.sockets.values()].flatMap((socket) => socket.data.actor?.sessionId ?? []),
  );
  context.background('checking sessions', endFinished(context, [...ids]));
  context.background('keeping a presence', presence.heartbeat());
}
