import { healthResponse } from '@clubline/contract/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context';
import { forbidden } from '../../http/errors';
import { everyone } from '../../http/policy';
import { bodyLimits } from '../../http/route';
import type { AddRoute } from '../../http/route';
import type { Metrics } from '../../services/metrics';

const CHECK_MS = 2_000;

/** What keeps a node running: probes and measurements. */
export interface Operations {
  metrics: Metrics;
  isClosing(): boolean;
  /** Answers of the things a node depends on, by name. */
  checks: Record<string, () => Promise<unknown>>;
}

export const databaseCheck = (context: Context) => () => sql`select 1`.execute(context.db);

export function operationsRoutes(add: AddRoute, { metrics, isClosing, checks }: Operations): void {
  add({
    method: 'GET',
    url: '/health/live',
    summary: 'Whether the process answers; restart it when it does not',
    response: { 200: healthResponse },
    policy: everyone,
    bodyLimit: bodyLimits.none,
    rate: 'probe',
    handler: async ({ context }) => ({ status: 'ok', at: context.now() }),
  });

  add({
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

  add({
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
}

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), CHECK_MS);
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
