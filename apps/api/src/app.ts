import type { Writable } from 'node:stream';
import fastifyMultipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Server } from 'socket.io';
import type { Config } from './config';
import type { Context } from './context';
import type { OpenDatabase } from './db/dialect';
import { seedDemo } from './demo';
import { answerSerializer } from './http/answers/serializer';
import { collectDocs, serveDocs } from './http/docs/openApi';
import { trackConnections } from './http/connections';
import type { Connections } from './http/connections';
import { pageForms } from './http/forms/pageForms';
import { installErrorHandler } from './http/errorHandler';
import { tooMany } from './http/errors';
import { installJsonBodies } from './http/jsonBodies';
import { monitoringRoutes, partsOf } from './http/monitoring/monitoring';
import { lacksBody } from './http/limits/otherSites';
import { rateKey } from './http/limits/rates';
import { rateStore } from './http/limits/rateStore';
import { addRoutes } from './http/addRoutes';
import { collectRoutes } from './http/routeTable';
import { installSecurity } from './http/security';
import { serveEmbeds } from './http/site/embeds';
import { serveSite } from './http/site/site';
import { wellKnownRoutes } from './http/site/wellKnown';
import { createEntityTags, releaseOf } from './http/answers/unchanged';
import { uploadedPictures } from './http/uploadedPictures';
import { createLive } from './live';
import type { Live } from './live';
import { modules, pages } from './modules';
import { createSessions, derivedKey, newChallenges, tokenSecret } from './modules/auth';
import { createPartners, withPartnersPeople } from './modules/partners';
import { createBackground } from './services/background';
import type { Background } from './services/background';
import { memoryCounters, redisCounters } from './services/counters';
import { assertWritable } from './services/fileStore';
import { createMailer } from './services/mail';
import { createMetrics } from './services/metrics';
import type { Metrics } from './services/metrics';
import { onceAtATime } from './services/onceAtATime';
import { createPushes } from './services/push/createPushes';
import type { RedisClients } from './services/redis';
import { createUploads, UPLOAD_MAX_BYTES } from './services/uploads';
import { createServer } from './start/createServer';
import { connectIfSet, openMigrated } from './start/openServices';
import { startSweeps } from './start/sweeps';

export interface Api {
  app: FastifyInstance;
  io: Server;
  context: Context;
  /** Every registered route, for the test that checks their declarations. */
  routes: RouteOptions[];
  /** Fills a new database with what the settings ask for. */
  seed(): Promise<void>;
  /** Says at `/health/ready` that no more requests should be sent here; answers those that come. */
  announceStop(): void;
  /** Ends everything; running requests are answered first. */
  close(): Promise<void>;
}

/** What a node is made of, before it answers anything. */
interface Node {
  app: FastifyInstance;
  config: Config;
  database: OpenDatabase;
  redis: RedisClients | undefined;
  background: Background;
  metrics: Metrics;
  live: Live;
  context: Context;
  connections: Connections;
  state: { isClosing: boolean };
}

/**
 * Builds one node; `app.listen` or `app.inject` starts its work. The log goes to `logTo`, by
 * default standard output.
 */
export async function createApp(config: Config, logTo?: Writable): Promise<Api> {
  const node = await createNode(config, logTo);
  const { app, context, live } = node;
  const routes = collectRoutes(app);
  await installPlugins(node);
  await registerRoutes(node);
  live.start(
    context,
    modules.flatMap(({ sockets }) => sockets ?? []),
  );
  const stopSweeps = startSweeps(context);
  await app.ready();
  return {
    app,
    io: live.io,
    context,
    routes,
    async seed() {
      if (config.seed === 'demo') await seedDemo(context);
    },
    announceStop() {
      node.state.isClosing = true;
    },
    async close() {
      stopSweeps();
      await closeNode(node);
    },
  };
}

async function createNode(config: Config, logTo: Writable | undefined): Promise<Node> {
  const app = createServer(config, logTo);
  const connections = trackConnections(app.server);
  const database = await openMigrated(config);
  const { db, dialect } = database;
  const changes = database.watchChanges();
  const redis = await connectIfSet(config.redisUrl, app.log);
  const metrics = createMetrics(app, database);
  const background = createBackground(app.log);
  const live = createLive({ app, connections, config, redis, metrics });
  const secret = tokenSecret(config);
  const signing = { db, secret, accessSeconds: config.accessTokenSeconds, now: Date.now };
  const partners = createPartners(signing);
  const sessions = createSessions({
    ...signing,
    changes,
    onEnd(sessionId, reason) {
      if (reason === 'reuse')
        app.log.warn({ sessionId }, 'refresh token used by two; its session was ended');
      live.sockets.endSession(sessionId, reason);
    },
  });
  const state = { isClosing: false };
  const context: Context = {
    config,
    db,
    changes,
    dialect,
    log: app.log,
    sessions: withPartnersPeople(sessions, partners),
    partners,
    sockets: live.sockets,
    entityTags: createEntityTags(derivedKey(secret, 'entity tags'), releaseOf(config), Date.now),
    uploads: createUploads({
      config,
      db,
      addressKey: derivedKey(secret, 'picture addresses'),
      log: app.log,
      now: () => Date.now(),
    }),
    mail: createMailer(config, app.log),
    pushes: createPushes(config, {
      seed: derivedKey(secret, 'push notifications'),
      log: app.log,
      now: Date.now,
    }),
    challenges: newChallenges(secret, () => Date.now()),
    counters: redis === undefined ? memoryCounters() : redisCounters(redis.commands),
    assertStorable: onceAtATime(() =>
      config.databaseUrl === undefined ? assertWritable(config.dataDir) : database.checkWrites(),
    ),
    publicUrl: () => config.publicUrl ?? `http://localhost:${portOf(app) ?? config.port}`,
    background: background.run,
    isClosing: () => state.isClosing,
    now: () => new Date().toISOString(),
  };
  return { app, config, database, redis, background, metrics, live, context, connections, state };
}

async function installPlugins({ app, config, context, state }: Node): Promise<void> {
  // A connection kept open after its last answer would delay the server's end. Otherwise too long a
  // body is read to its end: Fastify would close the connection while a proxy still writes, which
  // takes that for a node that is gone.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (state.isClosing) reply.header('connection', 'close');
    else if (reply.statusCode === 413) reply.removeHeader('connection');
    done();
  });
  app.decorateRequest('actor', null);
  app.decorateRequest('keyHolder', null);
  app.decorateRequest('entityTag', undefined);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerSerializer(config.checksAnswers));
  installErrorHandler(app);
  installJsonBodies(app);
  await collectDocs(app, config);
  await installSecurity(app, config);
  await app.register(fastifyMultipart, { limits: { fileSize: UPLOAD_MAX_BYTES } });
  // Adds `reply.sendFile`; each use names its own folder.
  await app.register(fastifyStatic, { root: process.cwd(), serve: false });
  await app.register(rateLimit, {
    global: false,
    hook: 'preParsing',
    store: rateStore(context.counters),
    keyGenerator: (request) => rateKey(config, request.routeOptions.config.rate, request),
    allowList: lacksBody,
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
}

async function registerRoutes(node: Node): Promise<void> {
  const { app, config, context, database, metrics, redis, state } = node;
  await app.register(
    async (api) => {
      for (const { name, routes } of modules) addRoutes(api, context, { tag: name, routes });
      addRoutes(api, context, { tag: 'Files', routes: uploadedPictures });
    },
    { prefix: '/api' },
  );
  const monitoring = monitoringRoutes({
    metrics,
    isClosing: () => state.isClosing,
    parts: partsOf(context, database, redis),
  });
  addRoutes(app, context, { tag: 'Operations', routes: monitoring });
  addRoutes(app, context, { tag: 'Operations', routes: wellKnownRoutes(config) });
  await app.register(pageForms(context, pages));
  await serveDocs(app, context);
  serveEmbeds(app, context);
  await serveSite(app, context);
}

async function closeNode(node: Node): Promise<void> {
  const { app, background, connections, context, database, live, redis, state } = node;
  state.isClosing = true;
  context.pushes.stop();
  await live.close();
  const cutOff = await connections.endDuring(() => app.close());
  if (cutOff > 0) app.log.warn({ cutOff }, 'requests that did not end were cut off');
  await background.settled();
  await redis?.close();
  await database.close();
}

function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : undefined;
}
