import { createHash, timingSafeEqual } from 'node:crypto';
import { healthResponse } from '@clubline/contract/schemas';
import { z } from 'zod';
import type { Context } from '../../context';
import type { OpenDatabase } from '../../db/dialect';
import { assertPicturesStorable } from '../../services/fileStore';
import type { Metrics } from '../../services/metrics';
import { onceAtATime } from '../../services/onceAtATime';
import type { RedisClients } from '../../services/redis';
import { bearerToken } from '../bearerToken';
import { forbidden } from '../errors';
import { everyone } from '../policy';
import { bodyLimits, route } from '../route';
import type { Route } from '../route';

const CHECK_TIMEOUT_MS = 2_000;

export interface Monitored {
  metrics: Metrics;
  isClosing(): boolean;
  /** The parts a node depends on, by name. */
  parts: Record<string, Part>;
}

/** Something a node depends on. */
interface Part {
  /** Rejects when it does not work. */
  check(): Promise<unknown>;
  /** Without it the node should be sent nothing. */
  isEssential: boolean;
  /** What cannot be done without it, in a sentence. */
  without: string;
}

/** The parts of a node. */
export function partsOf(
  { config: { databaseUrl, objectStore, dataDir }, assertStorable }: Context,
  database: OpenDatabase,
  redis: RedisClients | undefined,
): Monitored['parts'] {
  const hasOwnDatabase = databaseUrl === undefined;
  const storage: Part = {
    check: assertStorable,
    // A database that nodes share fails them all alike: with none left, nothing could be read.
    isEssential: hasOwnDatabase,
    without: hasOwnDatabase
      ? 'The data folder takes no writes: what is there can be read, nothing can be stored.'
      : 'The database takes no writes: nothing can be stored.',
  };
  const pictures: Part = {
    check: () => assertPicturesStorable(dataDir),
    isEssential: false,
    without: 'The folder of pictures takes no writes: no pictures can be stored.',
  };
  return {
    database: {
      check: () => database.check(),
      isEssential: true,
      without: 'The database cannot be reached: calls are answered with 503.',
    },
    storage,
    ...(objectStore === undefined ? { pictures } : {}),
    ...(redis === undefined ? {} : { redis: redisPart(redis) }),
  };
}

const redisPart = ({ commands }: RedisClients): Part => ({
  check: () => commands.ping(),
  isEssential: false,
  without:
    'Redis cannot be reached: live messages reach the sockets of this node only, which counts ' +
    'people and limits by itself.',
});

/** Health probes and metrics of a node. No domain: it is for those who run the product. */
export function monitoringRoutes({ metrics, isClosing, ...monitored }: Monitored): Route[] {
  const parts = Object.fromEntries(
    Object.entries(monitored.parts).map(([name, part]) => [
      name,
      { ...part, check: onceAtATime(part.check) },
    ]),
  );
  return [liveness, readiness(isClosing, parts), metricsRoute(metrics, parts)];
}

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

const readiness = (isClosing: Monitored['isClosing'], parts: Monitored['parts']) =>
  route({
    method: 'GET',
    url: '/health/ready',
    summary: 'Whether the node can serve, and without what; send it no requests when it cannot',
    response: { 200: healthResponse, 503: healthResponse },
    policy: everyone,
    bodyLimit: bodyLimits.none,
    rate: 'probe',
    async handler({ context, reply }) {
      const results = await checked(parts);
      const failing = results.filter(({ works }) => !works);
      const isReady = !isClosing() && !failing.some(({ isEssential }) => isEssential);
      const problems = Object.fromEntries([
        ...(isClosing() ? [['node', 'This node is shutting down.']] : []),
        ...failing.map(({ name, without }) => [name, without]),
      ]);
      reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
      return {
        status: isReady ? (failing.length === 0 ? 'ok' : 'degraded') : 'unavailable',
        at: context.now(),
        checks: Object.fromEntries(results.map(({ name, works }) => [name, works])),
        ...(Object.keys(problems).length === 0 ? {} : { problems }),
      };
    },
  });

const metricsRoute = (metrics: Metrics, parts: Monitored['parts']) =>
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
      if (metricsToken !== undefined && !isSecret(bearerToken(request), metricsToken))
        throw forbidden();
      for (const { name, works } of await checked(parts))
        metrics.partUp.set({ part: name }, works ? 1 : 0);
      reply.type(metrics.contentType).serializer(String);
      return await metrics.text();
    },
  });

/** Compares digests, whose comparison takes as long wherever they begin to differ. */
function isSecret(given: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(secret));
}

const checked = (parts: Monitored['parts']) =>
  Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      return { ...part, name, works: await succeeds(part.check) };
    }),
  );

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
