import { ADDITIONS_HEADER, AUTHOR_FILTER, CLIENT_IDS, CLUB_EVENTS } from '@clubline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../context';
import type { Access, ActorFor } from './actor';
import { bearerToken } from './bearerToken';
import { forbidden, sessionInvalid } from './errors';
import type { Policy } from './policy';
import { rateClasses } from './rates';
import type { RateClass } from './rates';
import { answerHeaders } from './security';

type Value<S> = S extends z.ZodType ? z.output<S> : undefined;
type Schema = z.ZodType | undefined;

/** Bytes; pick the smallest that fits what the route takes. */
export const bodyLimits = { none: 1_024, small: 16_384, text: 65_536, upload: 8_912_896 } as const;

/** What a handler and a policy are given: only values that passed the schema. */
interface RouteValues<P, Q, B> {
  params: P;
  query: Q;
  body: B;
}

interface RouteInput<P, Q, B, A extends Access> extends RouteValues<P, Q, B> {
  /** Who acts: the token's subject. Null only where visitors are welcome. */
  actor: ActorFor<A>;
  context: Context;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Every route declares all of this; `routes.test.ts` walks the table. */
export interface RouteDefinition<
  A extends Access,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to `/api`; the operations' own routes are relative to the origin. */
  url: string;
  /** One sentence for the API document. */
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** Answers by status; fields not named here are not sent. */
  response: Record<number, z.ZodType>;
  policy: Policy<A, RouteValues<Value<P>, Value<Q>, Value<B>>>;
  bodyLimit: number;
  rate: RateClass;
  /** What the log says when it was done, with who did it and the ids of its address. */
  logged?: string | ((done: { actor: ActorFor<A>; params: Value<P> }) => string);
  /** What the answer is when it is not JSON, e.g. `text/html`. @default 'application/json' */
  produces?: string;
  /**
   * The body is multipart/form-data; each part with its description, the file first.
   */
  multipart?: Record<string, string>;
  /**
   * `text`: the message alone; `identity`: the identity provider's shape with an UPPER_SNAKE
   * message.
   * @default 'json'
   */
  errorsAs?: 'text' | 'identity';
  handler(input: RouteInput<Value<P>, Value<Q>, Value<B>, A>): Promise<unknown>;
}

/** Registers routes of one module with Fastify. */
type AddRoute = <
  A extends Access,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(
  route: RouteDefinition<A, P, Q, B>,
) => void;

/** A route that is declared and waits to be registered. */
export type Route = (add: AddRoute) => void;

/** Declares one route. */
export const route =
  <
    A extends Access,
    P extends Schema = undefined,
    Q extends Schema = undefined,
    B extends Schema = undefined,
  >(
    definition: RouteDefinition<A, P, Q, B>,
  ): Route =>
  (add) =>
    add(definition);

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: string;
    access?: Access;
    rate?: RateClass;
    multipart?: Record<string, string>;
    errorsAs?: 'text' | 'identity';
  }
}

/** Registers routes under one tag of the API document. */
export function addRoutes(
  app: FastifyInstance,
  context: Context,
  { tag, routes }: { tag: string; routes: Route[] },
): void {
  const add: AddRoute = (definition) => app.route(optionsOf(definition, context, tag));
  for (const declared of routes) declared(add);
}

/** What is taken beyond the protocol. */
const ADDITIONS = [CLIENT_IDS, AUTHOR_FILTER, CLUB_EVENTS].join(' ');

function optionsOf<A extends Access, P extends Schema, Q extends Schema, B extends Schema>(
  definition: RouteDefinition<A, P, Q, B>,
  context: Context,
  tag: string,
): RouteOptions {
  const { policy, method, url, bodyLimit, produces } = definition;
  const headers: Record<string, string> = {
    // Answers hold tokens, or depend on who asks; one that does neither says so itself.
    'cache-control': 'no-store',
    [ADDITIONS_HEADER]: ADDITIONS,
    ...(produces === undefined && answerHeaders(context.config)),
  };
  return {
    method,
    url,
    bodyLimit,
    // The nonces and policies of pages are made for each answer; JSON needs none.
    ...(produces === undefined && { helmet: false }),
    config: configOf(definition, context),
    schema: schemaOf(definition, tag),
    onRequest: async (request, reply) => {
      void reply.headers(headers);
      request.actor = await context.sessions.authenticate(bearerToken(request));
      if (policy.access === 'everyone') return;
      if (request.actor === null) throw sessionInvalid();
      if (policy.access === 'admin' && request.actor.role !== 'admin')
        throw forbidden('Only administrators may do this.');
    },
    preHandler: async (request) => {
      await policy.check?.({ ...valuesOf(request), actor: request.actor as never, context });
    },
    handler: async (request, reply) => {
      const result = await definition.handler({
        ...valuesOf(request),
        actor: request.actor as never,
        context,
        request,
        reply,
      });
      const { logged } = definition;
      const { actor, params } = request;
      const words =
        typeof logged === 'function'
          ? logged({ actor: actor as never, params: params as never })
          : logged;
      if (words !== undefined) request.log.info({ actorId: actor?.id, params }, words);
      return reply.sent ? reply : (result ?? reply.send());
    },
  };
}

type AnyRoute = Pick<
  RouteDefinition<Access, Schema, Schema, Schema>,
  | 'params'
  | 'query'
  | 'body'
  | 'response'
  | 'summary'
  | 'rate'
  | 'multipart'
  | 'produces'
  | 'errorsAs'
> & { policy: { name: string; access: Access } };

function configOf({ policy, rate, multipart, errorsAs }: AnyRoute, context: Context) {
  return {
    policy: policy.name,
    access: policy.access,
    rate,
    ...(multipart === undefined ? {} : { multipart }),
    ...(errorsAs === undefined ? {} : { errorsAs }),
    rateLimit: {
      groupId: rate,
      max: Math.ceil(rateClasses[rate].max * context.config.rateLimitScale),
      timeWindow: rateClasses[rate].windowMs,
    },
  };
}

function schemaOf(definition: AnyRoute, tag: string): NonNullable<RouteOptions['schema']> {
  const { params, query, body, response, summary, policy, rate, multipart, produces } = definition;
  return {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    response,
    tags: [tag],
    summary,
    description: describe(policy.name, rate, multipart),
    ...(policy.access === 'everyone' ? {} : { security: [{ bearer: [] }] }),
    ...(multipart === undefined ? {} : { consumes: ['multipart/form-data'] }),
    ...(produces === undefined ? {} : { produces: [produces] }),
  };
}

function valuesOf(request: FastifyRequest): RouteValues<never, never, never> {
  return {
    params: request.params as never,
    query: request.query as never,
    body: request.body as never,
  };
}

function describe(
  policy: string,
  rate: RateClass,
  multipart: Record<string, string> | undefined,
): string {
  const parts =
    multipart === undefined
      ? ''
      : ` Parts: ${Object.entries(multipart)
          .map(([name, what]) => `\`${name}\` (${what})`)
          .join(', ')}.`;
  return `Who may: ${policy}. Rate class: ${rate}.${parts}`;
}
