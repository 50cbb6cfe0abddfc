import { healthResponse } from '@clubline/contract/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/dialect';
import type { Metrics } from '../services/metrics';
import { forbidden } from './errors';
import { everyone } from './policy';
import { bodyLimits, route } from './route';
import type { Route } from './route';

const CHECK_TIMEOUT_MS = 2_000;

export interface Monitored {
  metrics: Metrics;
  isClosing(): boolean;
  /** Checks of the services a node depends on, by name. */
  checks: Record<string, () => Promise<unknown>>;
}

export const databaseCheck = (db: Db) => () => sql`select 1`.execute(db);

/** Health probes and metrics of a node. No domain: it is for those who run the product. */
export const monitoringRoutes = ({ metrics, isClosing, checks }: Monitored): Route[] => [
  liveness,
  readiness(isClosing, checks),
  metricsRoute(metrics),
];

const liveness = route({
  method: 'GET',
  url: '/health/live',
  summary: 'Whether the process answers; restart it when it does not',
  response: { 200: healthResponse },
  policy: everyone,
  bodyLimit: bodyLimits.none,
  rate: 'probe',
  handler: async ({ context }) => ({ status: 'ok', at: context.now() }),
});

const readiness = (isClosing: Monitored['isClosing'], checks: Monitored['checks']) =>
  route({
    method: 'GET',
    url: '/health/ready',
    summary: 'Whether the node can serve; send it no requests when it cannot',
    response: { 200: healthResponse, 503: healthResponse },
    policy: everyone,
    bodyLimit: bodyLimits.none,
    rate: 'probe',
    async handler({ context, reply }) {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await succeeds(check)] as const),
      );
      const isReady = !isClosing() && results.every(([, ok]) => ok);
      reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
      return {
        status: isReady ? 'ok' : 'unavailable',
        at: context.now(),
        checks: Object.fromEntries(results),
      };
    },
  });

const metricsRoute = (metrics: Metrics) =>
  route({
    method: 'GET',
    url: '/metrics',
    summary: 'Measurements in the Prometheus text format',
    response: { 200: z.string() },
    produces: 'text/plain',
    policy: {
      name: 'everyone, or bearers of METRICS_TOKEN when it is set',
      access: 'everyone',
    },
    bodyLimit: bodyLimits.none,
    rate: 'probe',
    async handler({ context, request, reply }) {
      const { metricsToken } = context.config;
      if (metricsToken !== undefined && request.headers.authorization !== `Bearer ${metricsToken}`)
        throw forbidden();
      reply.type(metrics.contentType).serializer(String);
      return await metrics.text();
    },
  });

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([check(), timeout]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
