import { createAdapter } from '@socket.io/redis-adapter';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { Context } from '../context';
import type { Module } from '../modules/module';
import type { Events } from '../services/events';
import type { Metrics } from '../services/metrics';
import type { RedisClients } from '../services/redis';
import { chatEvents } from './chatEvents';
import { clubEvents } from './clubEvents';
import { entrance, floodGate } from './entrance';
import { groupOf } from './live.types';
import type { LiveServer } from './live.types';
import { localPresence, sharedPresence } from './presence';

/** Changes of a room within this time are told together. */
const RECOUNT_MS = 150;
/** Ends sockets whose session ran out, and heals counts. */
const SWEEP_MS = 20_000;

export interface Live {
  io: LiveServer;
  events: Events;
  start(context: Context, modules: Module[]): void;
  close(): Promise<void>;
}

interface Parts {
  app: FastifyInstance;
  redis: RedisClients | undefined;
  metrics: Metrics;
}

/** The live sockets of one node; with Redis, nodes deliver to each other. */
export function createLive({ app, redis, metrics }: Parts): Live {
  const io: LiveServer = new Server(app.server, {
    path: '/socket.io',
    transports: ['websocket'],
    perMessageDeflate: false,
    serveClient: false,
    maxHttpBufferSize: 32_768,
    connectTimeout: 10_000,
    ...(redis === undefined ? {} : { adapter: createAdapter(redis.publish, redis.subscribe) }),
  });
  const presence = redis === undefined ? localPresence() : sharedPresence(redis.commands);
  const recounts = new Map<string, NodeJS.Timeout>();
  let sweep: NodeJS.Timeout | undefined;

  const events: Events = {
    clubPostCreated: (clubId, post) =>
      io.to(groupOf.club(clubId)).emit('clubPostCreated', { clubId, post }),
    clubPostRemoved: (clubId, postId) =>
      io.to(groupOf.club(clubId)).emit('clubPostRemoved', { clubId, postId }),
    channelMessageCreated: (clubId, channelId, message) =>
      io.to(groupOf.club(clubId)).emit('channelMessageCreated', { clubId, channelId, message }),
    notificationCreated: (userId, notification) =>
      io.to(groupOf.user(userId)).emit('notificationCreated', { notification }),
    clubLeft: (clubId, userId) => io.in(groupOf.user(userId)).socketsLeave(groupOf.club(clubId)),
    clubDeleted: (clubId) => io.in(groupOf.club(clubId)).socketsLeave(groupOf.club(clubId)),
    sessionEnded(sessionId, reason) {
      io.to(groupOf.session(sessionId)).emit('sessionEnded', { reason });
      io.in(groupOf.session(sessionId)).disconnectSockets(true);
    },
  };

  const tellCount = async (matchId: string) =>
    io
      .to(groupOf.chat(matchId))
      .emit('userCount', { matchId, count: await presence.count(matchId) });

  return {
    io,
    events,
    start(context, modules) {
      const recount = (matchId: string) => {
        if (recounts.has(matchId)) return;
        const timer = setTimeout(() => {
          recounts.delete(matchId);
          context.background('counting a room', tellCount(matchId));
        }, RECOUNT_MS);
        recounts.set(matchId, timer);
      };

      io.use(entrance(context));

      io.on('connection', (socket) => {
        const { actor } = socket.data;
        metrics.sockets.inc();
        socket.on('disconnect', () => metrics.sockets.dec());
        socket.use(floodGate(socket));
        if (actor !== null)
          void socket.join([groupOf.user(actor.id), groupOf.session(actor.sessionId)]);
        chatEvents(socket, { io, context, metrics, presence, recount });
        clubEvents(socket, context, metrics, modules);
        // Logging out between the check at the entrance and the line above would have gone unheard.
        if (actor !== null)
          context.background('checking a session', endFinished(context, [actor.sessionId]));
      });

      const endFinished = async (target: Context, ids: string[]) => {
        const running = await target.sessions.running(ids);
        for (const id of ids) if (!running.has(id)) events.sessionEnded(id, 'expired');
      };

      sweep = setInterval(() => {
        const ids = new Set(
          [...io.sockets.sockets.values()].flatMap((socket) => socket.data.actor?.sessionId ?? []),
        );
        context.background('checking sessions', endFinished(context, [...ids]));
        context.background(
          'telling presence',
          presence.beat().then(() => presence.rooms().forEach(recount)),
        );
      }, SWEEP_MS);
      sweep.unref();
    },
    async close() {
      clearInterval(sweep);
      for (const timer of recounts.values()) clearTimeout(timer);
      recounts.clear();
      io.local.disconnectSockets(true);
      await presence.close().catch(() => undefined);
      await io.of('/').adapter.close();
      io.engine.close();
    },
  };
}
