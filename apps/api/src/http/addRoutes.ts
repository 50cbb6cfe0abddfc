import { ADDITIONS_HEADER } from '@clubline/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context';
import type { Access, Actor } from './actor';
import { ADDITIONS } from './additions';
import { bearerToken } from './bearerToken';
import { settleCostly, takeCostly } from './limits/costlyReads';
import { forbidden, sessionInvalid } from './errors';
import { rateClasses } from './limits/rates';
import type { RateClass } from './limits/rates';
import type { AddRoute, Route, RouteDefinition, RouteValues, Schema } from './route';
import { answerHeaders } from './security';
import { keepCheck } from './stillAllowed';

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
  const config = configOf(definition, context);
  return {
    method,
    url,
    bodyLimit,
    // The nonces and policies of pages are made for each answer; JSON needs none.
    ...(produces === undefined && { helmet: false }),
    config,
    schema: schemaOf(definition, tag),
    onRequest: async (request, reply) => {
      void reply.headers(headers);
      request.actor = await context.sessions.authenticate(bearerToken(request));
      assertAccess(policy.access, request.actor);
    },
    preHandler: async (request) => {
      const check = async () =>
        await policy.check?.({ ...valuesOf(request), actor: request.actor as never, context });
      const checkAgain = async () => {
        if (request.actor !== null) request.actor = await context.sessions.again(request.actor);
        assertAccess(policy.access, request.actor);
        await check();
      };
      // A form is read by its handler.
      if (definition.multipart !== undefined) keepCheck(request, checkAgain);
      await (definition.multipart === undefined && hasBody(request) ? checkAgain() : check());
      await takeCostly(context, request);
    },
    ...(config.isList && {
      onSend: (request, _reply, payload) => settleCostly(context, request, payload),
    }),
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

function assertAccess(access: Access, actor: Actor | null): void {
  if (access === 'everyone') return;
  if (actor === null) throw sessionInvalid();
  if (access === 'admin' && actor.role !== 'admin')
    throw forbidden('Only administrators may do this.');
}

/** Whether a body was waited for, even one that turned out to be empty. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

type AnyRoute = Pick<
  RouteDefinition<Access, Schema, Schema, Schema>,
  | 'params'
  | 'query'
  | 'body'
  | 'response'
  | 'summary'
  | 'rate'
  | 'multipart'
  | 'isPageForm'
  | 'produces'
  | 'errorsAs'
> & { policy: { name: string; access: Access } };

function configOf({ policy, query, rate, multipart, errorsAs }: AnyRoute, context: Context) {
  return {
    policy: policy.name,
    access: policy.access,
    rate,
    isList: query instanceof z.ZodObject && 'limit' in query.shape,
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
    ...(definition.isPageForm === true && { consumes: ['application/x-www-form-urlencoded'] }),
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
