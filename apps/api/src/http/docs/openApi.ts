import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '../../config';
import type { Context } from '../../context';
import { takeOfClass } from '../limits/rates';
import { completeDocs } from './completeDocs';
import { keepCompressed } from './keptAnswers';

const DOCS = '/api/docs';

const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src " +
  "'none'; base-uri 'self'; frame-ancestors 'self'";

const INTRODUCTION = [
  'Sign in with `POST /api/auth/sign-in`, then send `Authorization: Bearer <accessToken>`; the',
  'token lasts 15 minutes by default and `POST /api/auth/refresh` gives the next. Errors are',
  '`{ statusCode, error, message, errors? }`; 401 means the session is over, 403 a refusal, 503 an',
  'outage. Live chat runs over Socket.IO at `/socket.io` (websocket only, `token` in the query or',
  'auth field): emit `joinRoom { matchId, username }`,',
  '`sendMessage { matchId, userId, message, clientMessageId? }` (acknowledged after the commit),',
  '`leaveRoom { matchId, userId }`, `watchClub { clubId }`, `watchClubs {}`,',
  '`watchProfile { userId }`, `watchHomeFeed {}`, `checkConnection {}` (acknowledged at once);',
  'hear `joinRoomSuccess`, `joinRoomError`,',
  '`userCount { matchId, count }`, `newMessage`, `clubPostCreated`, `clubPostChanged`,',
  '`clubPostRemoved`, `clubChanged`, `clubListed`, `clubMembersChanged`, `clubModerationChanged`,',
  '`clubPinsChanged`, `ownChannelRead`,',
  '`ownMembershipChanged`, `ownReactionChanged`, `channelMessageCreated`, `channelMessageChanged`,',
  '`profilePostCreated`, `profilePostChanged`, `profilePostRemoved`, `personChanged`,',
  '`followersChanged`, `followEnded`,',
  '`ownFollowChanged`, `notificationCreated`, `notificationsRead`, `notificationsRemoved`,',
  '`sessionEnded`. A socket ends with its token: `tokenExpiring` comes before, and its',
  'acknowledgement may bring the next token of the session; the socket then stays.',
].join('\n');

/** Collects the OpenAPI document; register before any route. */
export async function collectDocs(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Clubline API', version: '1.0.0', description: INTRODUCTION },
      servers: [{ url: config.publicUrl ?? '/' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          partnerKey: { type: 'http', scheme: 'bearer', description: 'The key of a partner.' },
        },
      },
    },
    transform: (part) =>
      withErrors(
        withForm(jsonSchemaTransform(part), part.route.config?.multipart),
        part.route.config?.errorsAs,
      ),
    transformObject: (documents) =>
      completeDocs(
        'openapiObject' in documents ? documents.openapiObject : documents.swaggerObject,
      ),
  });
}

type Described = ReturnType<typeof jsonSchemaTransform>;

/**
 * Forms are read as they arrive and have no schema; the document describes them by their parts, the
 * file first. What is an addition may be left out.
 */
function withForm(described: Described, parts: Record<string, string> | undefined): Described {
  if (parts === undefined) return described;
  const [file] = Object.keys(parts);
  const properties = Object.fromEntries(
    Object.entries(parts).map(([name, description]) => [
      name,
      { type: 'string', description, ...(name === file ? { format: 'binary' } : {}) },
    ]),
  );
  const required = Object.keys(parts).filter((name) => !parts[name]!.startsWith('addition'));
  return {
    ...described,
    schema: {
      ...described.schema,
      body: { type: 'object', properties, required },
    },
  };
}

function withErrors(described: Described, errorsAs: 'text' | 'identity' | undefined): Described {
  if (errorsAs === undefined) return described;
  const schema = { ...described.schema, 'x-errors-as': errorsAs };
  return { ...described, schema: schema as Described['schema'] };
}

/** The document and its page at `/api/docs`. */
export async function serveDocs(app: FastifyInstance, context: Context): Promise<void> {
  let document: string | undefined;
  await app.register(async (docs) => {
    docs.addHook('onRequest', (request) => takeOfClass(context, 'file', request));
    docs.addHook('onRoute', (route) => {
      if (route.url !== `${DOCS}/json`) return;
      // The same for as long as the node runs: written down once.
      route.handler = (_request, reply) =>
        reply
          .type('application/json; charset=utf-8')
          .send((document ??= JSON.stringify(app.swagger())));
    });
    keepCompressed(docs, [`${DOCS}/json`, `${DOCS}/yaml`]);
    await docs.register(swaggerUi, {
      routePrefix: DOCS,
      staticCSP: true,
      transformStaticCSP: () => PAGE_POLICY,
      uiConfig: { docExpansion: 'none', persistAuthorization: false },
    });
  });
}
