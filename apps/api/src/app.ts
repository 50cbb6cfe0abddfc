import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import fastifyMultipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Server } from 'socket.io';
import type { Config } from './config';
import type { Context } from './context';
import { openDatabase } from './db/dialect';
import { migrate } from './db/migrate';
import { installBodyParsers } from './http/bodies';
import { collectDocs, serveDocs } from './http/docs';
import { installErrorHandler } from './http/errorHandler';
import { tooMany } from './http/errors';
import { routesOf } from './http/route';
import { watchRoutes } from './http/routeTable';
import { installSecurity } from './http/security';
import { serveEmbeds } from './http/embeds';
import { serveSite } from './http/site';
import { createLive } from './live';
import { modules } from './modules';
import { tokenSecret } from './modules/accounts/keys';
import { makeAdmins } from './modules/accounts/accounts.repository';
import { resetPage } from './modules/accounts/resetPage';
import { createSessionKeeper } from './modules/accounts/sessions';
import { databaseCheck, operationsRoutes } from './modules/operations/operations.routes';
import { createBackground } from './services/background';
import { memoryCounters, redisCounters } from './services/counters';
import { createMailer } from './services/mail';
import { createMetrics } from './services/metrics';
import { connectRedis } from './services/redis';
import { createUploads, UPLOAD_MAX_BYTES } from './services/uploads';

const TIDY_MS = 60 * 60_000;
/** A request that takes longer to arrive is cut off; 8 MB on a slow line take a minute. */
const ARRIVAL_MS = 120_000;

export interface Api {
  app: FastifyInstance;
  io: Server;
  context: Context;
  /** Everything registered, for the test that walks it. */
  routes: RouteOptions[];
  /** Fills a new database with what the settings ask for. */
  seed(): Promise<void>;
  /** Ends everything; running requests are answered first. */
  close(): Promise<void>;
}

/** Builds one node; `app.listen` or `app.inject` starts its work. The log goes to `logTo`, by default standard output. */
export async function createApp(config: Config, logTo?: Writable): Promise<Api> {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: withoutSecrets },
      ...(logTo === undefined ? {} : { stream: logTo }),
    },
    trustProxy: config.trustProxy ?? false,
    requestTimeout: ARRIVAL_MS,
    // Requests that arrive on kept connections while closing are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
  });
  const database = openDatabase(config);
  const { db, dialect } = database;
  await migrate(db, dialect);
  await makeAdmins(db, config.adminUsernames);
  const redis =
    config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl, app.log);
  const metrics = createMetrics(app, database);
  const background = createBackground(app.log);
  const live = createLive({ app, redis, metrics });
  const sessions = createSessionKeeper({
    db,
    secret: tokenSecret(config),
    accessSeconds: config.accessTokenSeconds,
    now: Date.now,
    onEnd: live.events.sessionEnded,
  });
  const context: Context = {
    config,
    db,
    dialect,
    log: app.log,
    sessions,
    events: live.events,
    uploads: createUploads(config),
    mail: createMailer(config, app.log),
    counters: redis === undefined ? memoryCounters() : redisCounters(redis.commands),
    publicUrl: () => config.publicUrl ?? `http://localhost:${portOf(app) ?? config.port}`,
    background: background.run,
    now: () => new Date().toISOString(),
  };

  const routes = watchRoutes(app);
  let isClosing = false;
  // A connection kept open after its last answer would hold the server's end back.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.decorateRequest('actor', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorHandler(app);
  installBodyParsers(app);
  await collectDocs(app, config);
  await installSecurity(app, config);
  await app.register(fastifyMultipart, { limits: { fileSize: UPLOAD_MAX_BYTES } });
  // Lends `reply.sendFile`; each use names its own folder.
  await app.register(fastifyStatic, { root: process.cwd(), serve: false });
  await app.register(rateLimit, {
    global: false,
    hook: 'preParsing',
    ...(redis === undefined
      ? {}
      : { redis: redis.commands, nameSpace: 'clubline:rate:', skipOnError: true }),
    keyGenerator: (request) => request.actor?.id ?? request.ip,
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  await app.register(
    async (api) => {
      for (const module of modules) module.routes(routesOf(api, context, module.name), context);
    },
    { prefix: '/api' },
  );
  operationsRoutes(routesOf(app, context, 'Operations'), {
    metrics,
    isClosing: () => isClosing,
    checks: {
      database: databaseCheck(context),
      ...(redis === undefined ? {} : { redis: () => redis.commands.ping() }),
    },
  });
  await app.register(resetPage(context));
  await serveDocs(app);
  serveEmbeds(app, config);
  await serveSite(app, config.siteDir === undefined ? undefined : resolve(config.siteDir));
  live.start(context, modules);
  const tidying = setInterval(
    () => background.run('tidying sessions', sessions.tidy()),
    TIDY_MS,
  ).unref();
  await app.ready();

  return {
    app,
    io: live.io,
    context,
    routes,
    async seed() {
      if (config.seed !== 'demo') return;
      for (const module of modules) await module.seedDemo?.(context);
    },
    async close() {
      isClosing = true;
      clearInterval(tidying);
      await live.close();
      const closingIdle = setInterval(() => app.server.closeIdleConnections(), 100);
      await app.close().finally(() => clearInterval(closingIdle));
      await background.settled();
      await redis?.close();
      await db.destroy();
    },
  };
}

/** What the log says of a request: no query, which may hold a token, and no headers. */
function withoutSecrets(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?')[0], ip: request.ip };
}

function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : undefined;
}
