import fastifyMultipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config';
import type { Context } from './context';
import { openDatabase } from './db/dialect';
import { migrate } from './db/migrate';
import { installErrorHandler } from './http/errorHandler';
import { errorBody, tooMany } from './http/errors';
import { installBodyParsers } from './http/bodies';
import { routesOf } from './http/route';
import { tokenSecret } from './modules/accounts/keys';
import { createSessionKeeper } from './modules/accounts/sessions';
import { modules } from './modules';
import { createBackground } from './services/background';
import { memoryCounters } from './services/counters';
import { createMailer } from './services/mail';
import { createUploads, UPLOAD_MAX_BYTES } from './services/uploads';

export interface Api {
  app: FastifyInstance;
  context: Context;
  /** Ends everything; running requests are answered first. */
  close(): Promise<void>;
}

/** Builds one node; `app.listen` or `app.inject` starts its work. */
export async function createApp(config: Config): Promise<Api> {
  const app = Fastify({ logger: { level: config.logLevel }, trustProxy: config.trustProxy });
  const { db, dialect } = openDatabase(config);
  await migrate(db, dialect);
  const sessions = createSessionKeeper({ db, secret: tokenSecret(config), now: Date.now, onEnd: () => undefined });
  const background = createBackground(app.log);
  const context: Context = {
    config,
    db,
    dialect,
    log: app.log,
    sessions,
    events: { clubPostCreated: () => undefined, notificationCreated: () => undefined, clubLeft: () => undefined, clubDeleted: () => undefined, sessionEnded: () => undefined },
    uploads: createUploads(config),
    mail: createMailer(config, app.log),
    counters: memoryCounters(),
    publicUrl: () => config.publicUrl ?? `http://localhost:${portOf(app) ?? config.port}`,
    background: background.run,
    now: () => new Date().toISOString(),
  };

  app.decorateRequest('actor', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorHandler(app);
  installBodyParsers(app);
  await app.register(fastifyMultipart, { limits: { fileSize: UPLOAD_MAX_BYTES } });
  await app.register(rateLimit, {
    global: false,
    hook: 'preParsing',
    keyGenerator: (request) => request.actor?.id ?? request.ip,
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  app.setNotFoundHandler((request, reply) => reply.code(404).send(errorBody(404, `There is no ${request.method} ${request.url.split('?')[0]}`)));
  await app.register(
    async (api) => {
      for (const module of modules) module.routes(routesOf(api, context, module.name), context);
    },
    { prefix: '/api' },
  );
  await app.ready();
  return {
    app,
    context,
    async close() {
      await app.close();
      await background.settled();
      await db.destroy();
    },
  };
}


function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : undefined;
}
