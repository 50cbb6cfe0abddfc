import { ADDITIONS_HEADER } from '@clubline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context';
import { checkedDb } from '../db/checkedDb';
import type { Access, Actor } from './actor';
import { ADDITIONS } from './additions';
import { bearerToken } from './bearerToken';
import { hasAnswer, identifier, tagAnswer, unchangedAnswer } from './answers/unchanged';
import { endingCalls, endTurn, takeTurn } from './limits/callTurns';
import { settleCostly, takeCostly } from './limits/costlyReads';
import { forbidden, keyInvalid, sessionInvalid } from './errors';
import { takePartnersCall } from './limits/partnersCalls';
import { refuseOtherSites } from './limits/otherSites';
import { rateClasses, rateKey } from './limits/rates';
import type { RateClass } from './limits/rates';
import type { Policy } from './policy';
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

/** Routes that stand under one tag of the API document. */
export interface TaggedRoutes {
  tag: string;
  routes: Route[];
}

/** Registers routes under one tag of the API document. */
export function addRoutes(
  app: FastifyInstance,
  context: Context,
  { tag, routes }: TaggedRoutes,
): void {
  const add: AddRoute = (definition) => app.route(optionsOf(definition, context, tag));
  for (const declared of routes) declared(add);
}

function optionsOf<A extends Access, P extends Schema, Q extends Schema, B extends Schema>(
  definition: RouteDefinition<A, P, Q, B>,
  context: Context,
  tag: string,
): RouteOptions {
  const { policy, method, url, bodyLimit, madeOf, produces } = definition;
  const headers: Record<string, string> = {
    // Answers hold tokens, or depend on who asks; one that does neither says so itself.
    'cache-control': 'no-store',
    [ADDITIONS_HEADER]: ADDITIONS,
    ...(produces === undefined && answerHeaders(context.config)),
  };
  const config = configOf(definition, context);
  const identify = identifier(madeOf, context);
  const ask = askerOf(policy);
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
      refuseOtherSites(context.config, request);
      await identify(request);
      assertAccess(definition, request.actor);
    },
    ...(madeOf && {
      preValidation: (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
        if (!hasAnswer(request)) return done();
        tagAnswer(request, reply);
        void reply.code(304).send();
      },
    }),
    ...(policy.access === 'partner' && {
      // Once the body has arrived, so that a key revoked meanwhile opens nothing.
      preValidation: async (request) => {
        request.keyHolder = await context.partners.findByKey(bearerToken(request));
        if (request.keyHolder === null) throw keyInvalid();
      },
    }),
    preHandler: async (request) => {
      const check = () => ask(request, context);
      const checkAgain = async () => {
        if (request.actor !== null) request.actor = await context.sessions.again(request.actor);
        assertAccess(definition, request.actor);
        await check();
      };
      await takePartnersCall(context, request);
      // A form is read by its handler.
      if (definition.multipart !== undefined) keepCheck(request, checkAgain);
      await takeCostly(context, request);
      // Whoever has waited may have been signed out or banned; a turn ends with the refusal.
      const hasWaited = await takeTurn(context, request);
      const mayHaveChanged = hasWaited || (definition.multipart === undefined && hasBody(request));
      await (mayHaveChanged ? checkAgain() : check());
    },
    onSend: endingCalls(context),
    handler: async (request, reply) => {
      const result = await definition.handler({
        ...valuesOf(request),
        actor: actorIn(request) as never,
        context,
        whileAllowed: (db, first) =>
          checkedDb(db, (trx) => ask(request, { ...context, db: trx }), first),
        request,
        reply,
      });
      const { logged } = definition;
      const { actor, keyHolder, params } = request;
      const said = { actor: actor as never, params: params as never };
      const words = typeof logged === 'function' ? logged(said) : logged;
      const by = keyHolder === null ? { actorId: actor?.id } : keyHolder;
      if (words !== undefined) request.log.info({ ...by, params }, words);
      endTurn(request);
      // Whom a file was for may have gone: an answer of ours in its place would leave it open.
      const hasGone = reply.sent || reply.raw.headersSent || reply.raw.destroyed;
      if (hasGone) await settleCostly(context, request, result);
      if (hasGone) return reply;
      if (reply.statusCode === 200) tagAnswer(request, reply);
      return result ?? reply.send();
    },
  };
}

/** How a policy is asked about a request. */
const askerOf =
  (policy: Policy<Access, never>) => async (request: FastifyRequest, context: Context) =>
    await policy.check?.({ ...valuesOf(request), actor: actorIn(request), context } as never);

const actorIn = ({ keyHolder, actor }: FastifyRequest) => keyHolder ?? actor;

function assertAccess(
  { policy: { access }, admitsPartnersPeople }: AnyRoute,
  actor: Actor | null,
): void {
  if (actor !== null && actor.partner !== null && admitsPartnersPeople !== true)
    throw forbidden('This token is for the live chat alone.');
  if (access === 'everyone' || access === 'partner') return;
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
  | 'countsFor'
  | 'multipart'
  | 'isPageForm'
  | 'isForOwnPages'
  | 'produces'
  | 'errorsAs'
  | 'madeOf'
  | 'admitsPartnersPeople'
> & { policy: { name: string; access: Access } };

function configOf(definition: AnyRoute, context: Context) {
  const { policy, query, body, rate, multipart, errorsAs, countsFor } = definition;
  return {
    policy: policy.name,
    access: policy.access,
    rate,
    isList: query instanceof z.ZodObject && 'limit' in query.shape,
    bodyType: bodyTypeOf(definition),
    isForOwnPages: definition.isForOwnPages === true,
    needsBody: body !== undefined && !body.safeParse(undefined).success,
    ...(multipart === undefined ? {} : { multipart }),
    ...(errorsAs === undefined ? {} : { errorsAs }),
    rateLimit: {
      groupId: rate,
      max: Math.ceil(rateClasses[rate].max * context.config.rateLimitScale),
      timeWindow: rateClasses[rate].windowMs,
      ...(countsFor && {
        hook: 'preValidation' as const,
        keyGenerator: async (request: FastifyRequest) =>
          (await countsFor(request.body, context)) ?? rateKey(context.config, rate, request),
      }),
    },
  };
}

/** The content type that a route takes. */
const bodyTypeOf = ({ multipart, isPageForm }: AnyRoute): string => {
  if (multipart !== undefined) return 'multipart/form-data';
  return isPageForm === true ? 'application/x-www-form-urlencoded' : 'application/json';
};

function schemaOf(definition: AnyRoute, tag: string): NonNullable<RouteOptions['schema']> {
  const { params, query, body, response, madeOf, summary, policy, rate, multipart, produces } =
    definition;
  return {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    response: madeOf === undefined ? response : { ...response, 304: unchangedAnswer },
    tags: [tag],
    summary,
    description: describe(policy.name, rate, multipart),
    ...securityOf(policy.access),
    ...((multipart || definition.isPageForm) && { consumes: [bodyTypeOf(definition)] }),
    ...(produces === undefined ? {} : { produces: [produces] }),
  };
}

const securityOf = (access: Access): { security?: Record<string, string[]>[] } =>
  access === 'everyone'
    ? {}
    : { security: [{ [access === 'partner' ? 'partnerKey' : 'bearer']: [] }] };

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
