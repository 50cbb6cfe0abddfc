import type { ClientEvents } from '@clubline/contract';
import type { z } from 'zod';
import type { Context } from '../context';
import { isOutage, outageMessage } from '../db/outage';
import { forbidden, HttpError, summaryOf } from '../http/errors';
import type { FieldErrors } from '../http/errors';
import type { Language } from '../http/language';
import { takeEventTurn } from '../http/limits/eventTurns';
import { countHere } from '../http/limits/countHere';
import { takeWithRange } from '../http/limits/takeWithRange';
import { refusalIn, translateRefusal } from '../http/refusals';
import type { Background } from '../services/background';
import type { CountResult } from '../services/counters';
import type { Metrics } from '../services/metrics';
import { READERS_PER_ADDRESS } from './live.types';
import type { EventHandler, EventRefusal, LiveSocket } from './live.types';
import { socketLanguage } from './socketLanguage';
import { closeExpired, hasExpired } from './tokenLifetime';

const CODES: Record<number, string> = {
  400: 'INVALID',
  401: 'SIGNED_OUT',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'TOO_MANY',
  503: 'UNAVAILABLE',
};

const EXPIRED = 'Your access token has expired.';

interface EventParts {
  socket: LiveSocket;
  context: Context;
  /** Takes what is being handled. */
  events: Background;
  metrics: Metrics;
}

/** Listens to one event. Every failure becomes a refusal; nothing is thrown into the socket. */
export function listenTo<S extends z.ZodType>(
  { socket, context, events, metrics }: EventParts,
  event: keyof ClientEvents,
  handler: EventHandler<S>,
): void {
  const listener = (body: unknown, ack?: unknown) => {
    const answer = typeof ack === 'function' ? (ack as (answer: unknown) => void) : () => undefined;
    const refuse = handler.refusing?.(body);
    const [key, most] = countedAs(socket, context, event, handler);
    // What comes after the token is refused and counts for nothing: it may come with the next one.
    const here = hasExpired(socket, context)
      ? null
      : countHere(context.counters, key, most, handler.rate.windowMs);
    // All that is kept of it while it waits: what else it holds may take a hundred times its bytes.
    // Beyond what its sender may send it is not even read, which takes milliseconds of a long text.
    const read = here?.allowed ? readBody(handler.schema, body) : null;
    const handle = () => run(read, here);
    const work = takeEventTurn(context, socket.data.asker, handle).then(
      answer,
      (error: unknown) => {
        const refusal = toRefusal(error, socketLanguage(socket.handshake.headers));
        if (refusal.code === 'FAILED')
          context.log.error({ err: error, event }, 'socket event failed');
        metrics.socketRefusals.inc({ event });
        answer(refusal);
        refuse?.(refusal);
        if (hasExpired(socket, context)) closeExpired(socket);
      },
    );
    // The sockets' end waits for it, so that what was committed is also acknowledged.
    events.run('socket event', work);
  };

  async function run(read: ReadBody<S> | null, here: CountResult | null): Promise<unknown> {
    // A client that waits, renews its token and sends again loses nothing.
    if (here === null || hasExpired(socket, context))
      throw new HttpError(401, EXPIRED, undefined, 1);
    if (read === null) throw tooFast(here);
    await assertRate(socket, context, event, handler);
    if ('errors' in read) throw new HttpError(400, summaryOf(read.errors), read.errors);
    return await handler.run(read.data);
  }

  (socket.on as (name: string, listener: (...values: unknown[]) => void) => unknown).call(
    socket,
    event,
    listener,
  );
}

type ReadBody<S extends z.ZodType> = { data: z.output<S> } | { errors: FieldErrors };

/** What an event's schema takes of its payload, or what is wrong with that. */
function readBody<S extends z.ZodType>(schema: S, body: unknown): ReadBody<S> {
  const { data, error } = schema.safeParse(body);
  if (error === undefined) return { data: data as z.output<S> };
  const errors = error.issues.map(({ path, message }) => ({
    property: path.join('.') || 'body',
    messages: [message],
  }));
  return { errors };
}

/** What an event of this socket counts as, and how many of them there may be. */
const countedAs = <S extends z.ZodType>(
  { data: { actor, caller } }: LiveSocket,
  { config }: Context,
  event: keyof ClientEvents,
  { rate }: EventHandler<S>,
): [key: string, most: number] => [
  `${event}:${caller}`,
  rate.max * (actor === null ? READERS_PER_ADDRESS : 1) * config.rateLimitScale,
];

const tooFast = ({ retryAfterMs }: CountResult) =>
  new HttpError(
    429,
    'You are sending too fast. Please wait a moment.',
    undefined,
    retryAfterMs / 1000,
  );

async function assertRate<S extends z.ZodType>(
  socket: LiveSocket,
  context: Context,
  event: keyof ClientEvents,
  handler: EventHandler<S>,
): Promise<void> {
  const { counters, config } = context;
  const { rate, ratePerPartner } = handler;
  const take = async (key: string, most: number, windowMs: number) => {
    const taken = await takeWithRange(counters, key, most, windowMs);
    if (!taken.allowed) throw tooFast(taken);
  };
  const { actor } = socket.data;
  await take(...countedAs(socket, context, event, handler), rate.windowMs);
  if (actor === null || actor.partner === null) return;
  if (ratePerPartner === undefined) throw forbidden('This token is for the live chat alone.');
  const ofPartner = ratePerPartner.max * config.rateLimitScale;
  await take(`${event}:partner:${actor.partner.id}`, ofPartner, ratePerPartner.windowMs);
}

function toRefusal(error: unknown, language: Language): EventRefusal {
  const said = (sentence: string) => refusalIn(language, sentence) ?? sentence;
  if (error instanceof HttpError) {
    return {
      ok: false,
      code: CODES[error.statusCode] ?? 'REFUSED',
      message: translateRefusal(error, language).message,
      ...(error.retryAfter === undefined
        ? {}
        : { retryAfterMs: Math.ceil(error.retryAfter * 1000) }),
    };
  }
  if (isOutage(error))
    return {
      ok: false,
      code: 'UNAVAILABLE',
      message: said(outageMessage(error)),
      retryAfterMs: 2_000,
    };
  return { ok: false, code: 'FAILED', message: said('Something went wrong on our side.') };
}
