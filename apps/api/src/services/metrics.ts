import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../db/dialect';

export interface Metrics {
  contentType: string;
  text(): Promise<string>;
  chatMessages: Counter;
  socketRefusals: Counter<'event'>;
  sockets: Gauge;
  /** 1 for a part of the node that works, else 0. */
  partUp: Gauge<'part'>;
}

/** Measurements of one node, in a registry of its own. */
export function createMetrics(app: FastifyInstance, database: OpenDatabase): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Histogram({
    name: 'clubline_http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, not the address: ids would make a series each.
    requests.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
    done();
  });
  const connections = new Gauge({
    name: 'clubline_database_connections',
    help: 'Connections to PostgreSQL, by state',
    labelNames: ['state'] as const,
    registers,
  });
  return {
    contentType: register.contentType,
    text() {
      for (const [state, count] of Object.entries(database.poolState() ?? {}))
        connections.set({ state }, count);
      return register.metrics();
    },
    chatMessages: new Counter({
      name: 'clubline_chat_messages_total',
      help: 'Chat messages stored',
      registers,
    }),
    socketRefusals: new Counter({
      name: 'clubline_socket_refusals_total',
      help: 'Socket events refused',
      labelNames: ['event'] as const,
      registers,
    }),
    sockets: new Gauge({ name: 'clubline_sockets', help: 'Open sockets', registers }),
    partUp: new Gauge({
      name: 'clubline_part_up',
      help: 'Whether a part works that the node depends on',
      labelNames: ['part'] as const,
      registers,
    }),
  };
}
