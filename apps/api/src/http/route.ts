import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../context';
import type { Check } from '../db/checkedDb';
import type { Db } from '../db/dialect';
import type { Access, ActorFor } from './actor';
import type { MadeOf } from './answers/unchanged';
import type { RateClass } from './limits/rates';
import type { Policy } from './policy';

type Value<S> = S extends z.ZodType ? z.output<S> : undefined;
export type Schema = z.ZodType | undefined;

/** Bytes; pick the smallest that fits what the route takes. */
export const bodyLimits = { none: 1_024, small: 16_384, text: 65_536, upload: 8_912_896 } as const;

/** What a handler and a policy are given: only values that passed the schema. */
export interface RouteValues<P, Q, B> {
  params: P;
  query: Q;
  body: B;
}

interface RouteInput<P, Q, B, A extends Access> extends RouteValues<P, Q, B> {
  /** Who acts: the token's subject. Null only where visitors are welcome. */
  actor: ActorFor<A>;
  context: Context;
  /**
   * The database, whose transactions begin with asking the policy again: whoever has lost a right
   * since it was asked uses it no more, and whoever has it in a club keeps it until they are over.
   * Asking locks who they are there: what locks the club as well does so `first`.
   */
  whileAllowed(db: Db, first?: Check): Db;
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
  /**
   * Whom the body of a call names as who it counts for, before it is looked at otherwise; undefined
   * for who calls, or their address.
   */
  countsFor?: (body: unknown, context: Context) => Promise<string | undefined>;
  /** Whether partners' people may make it with their tokens, too. @default false */
  admitsPartnersPeople?: boolean;
  /**
   * All that the answer shows, and all that decides who may read it: asked again, it is sent again
   * only once something of that has changed. The values are as they came. @default it is sent
   */
  madeOf?: MadeOf;
  /** What the log says when it was done, with who did it and the ids of its address. */
  logged?: string | ((done: { actor: ActorFor<A>; params: Value<P> }) => string);
  /** What the answer is when it is not JSON, e.g. `text/html`. @default 'application/json' */
  produces?: string;
  /**
   * The body is multipart/form-data; each part with its description, the file first. One whose
   * description begins with “addition” may be left out.
   */
  multipart?: Record<string, string>;
  /** The body is what the form of a page sends: application/x-www-form-urlencoded. */
  isPageForm?: boolean;
  /**
   * Whether only our own pages may have it sent: a page of anybody else could sign its visitors in
   * to an account that is not theirs. @default false
   */
  isForOwnPages?: boolean;
  /**
   * `text`: the message alone; `identity`: the identity provider's shape with an UPPER_SNAKE
   * message.
   * @default 'json'
   */
  errorsAs?: 'text' | 'identity';
  handler(input: RouteInput<Value<P>, Value<Q>, Value<B>, A>): Promise<unknown>;
}

/** Registers routes of one module with Fastify. */
export type AddRoute = <
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
