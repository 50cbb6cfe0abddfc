import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../context';
import type { Access, ActorFor } from './actor';
import { forbidden, sessionInvalid } from './errors';
import type { Policy } from './policy';
import { rateClasses } from './rates';
import type { RateClass } from './rates';

type Value<S> = S extends z.ZodType ? z.output<S> : undefined;
type Schema = z.ZodType | undefined;

/** Bytes; pick the smallest that fits what the route takes. */
export const bodyLimits = { none: 1_024, small: 16_384, text: 65_536, upload: 8_912_896 } as const;

/** What a handler and a policy are given: only values that passed the schema. */
export interface RouteValues<P, Q, B> {
  params: P;
  query: Q;
  body: B;
}

export interface RouteInput<P, Q, B, A extends Access> extends RouteValues<P, Q, B> {
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
  /** What the answer is when it is not JSON, e.g. `text/html`. @default 'application/json' */
  produces?: string;
  /** The body is multipart/form-data; the text describes its parts, of which the first is the file. */
  multipart?: Record<string, string>;
  /** `text`: the message alone; `identity`: the identity provider's shape with an UPPER_SNAKE message. @default 'json' */
  errorsAs?: 'text' | 'identity';
  handler(input: RouteInput<Value<P>, Value<Q>, Value<B>, A>): Promise<unknown>;
}

/** Registers one route. */
export type AddRoute = <
  A extends Access,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(
  route: RouteDefinition<A, P, Q, B>,
) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: string;
    access?: Access;
    rate?: RateClass;
    multipart?: Record<string, string>;
    errorsAs?: 'text' | 'identity';
  }
}

/** Gives a module the function it declares its routes with. */
export function routesOf(app: FastifyInstance, context: Context, tag: string): AddRoute {
  return (route) => {
    const { policy } = route;
    const options: RouteOptions = {
      method: route.method,
      url: route.url,
      bodyLimit: route.bodyLimit,
      config: {
        policy: policy.name,
        access: policy.access,
        rate: route.rate,
        ...(route.multipart === undefined ? {} : { multipart: route.multipart }),
        ...(route.errorsAs === undefined ? {} : { errorsAs: route.errorsAs }),
        rateLimit: {
          groupId: route.rate,
          max: Math.ceil(rateClasses[route.rate].max * context.config.rateLimitScale),
          timeWindow: rateClasses[route.rate].windowMs,
        },
      },
      schema: {
        ...(route.params === undefined ? {} : { params: route.params }),
        ...(route.query === undefined ? {} : { querystring: route.query }),
        ...(route.body === undefined ? {} : { body: route.body }),
        response: route.response,
        tags: [tag],
        summary: route.summary,
        description: describe(policy.name, route.rate, route.multipart),
        ...(policy.access === 'everyone' ? {} : { security: [{ bearer: [] }] }),
        ...(route.multipart === undefined ? {} : { consumes: ['multipart/form-data'] }),
        ...(route.produces === undefined ? {} : { produces: [route.produces] }),
      },
      onRequest: async (request) => {
        request.actor = await context.sessions.authenticate(request.headers.authorization);
        if (policy.access === 'everyone') return;
        if (request.actor === null) throw sessionInvalid();
        if (policy.access === 'admin' && request.actor.role !== 'admin')
          throw forbidden('Only administrators may do this.');
      },
      preHandler: async (request) => {
        await policy.check?.({ ...valuesOf(request), actor: request.actor as never, context });
      },
      handler: async (request, reply) => {
        const result = await route.handler({
          ...valuesOf(request),
          actor: request.actor as never,
          context,
          request,
          reply,
        });
        return reply.sent ? reply : (result ?? reply.send());
      },
    };
    app.route(options);
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
