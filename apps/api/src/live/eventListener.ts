import type { ClientEvents } from '@clubline/contract';
import type { z } from 'zod';
import type { Context } from '../context';
import { isOutage, outageMessage } from '../db/outage';
import { forbidden, HttpError, summaryOf } from '../http/errors';
import type { FieldErrors } from '../http/errors';
import type { Language } from '../http/language';
import { takeEventTurn } from '../http/limits/eventTurns';
import { rememberRefusals } from '../http/limits/rememberRefusals';
import { takeWithRange } from '../http/limits/takeWithRange';
import { refusalIn, translateRefusal } from '../http/refusals';
import type { Background } from '../services/background';
import type { Counters } from '../services/counters';
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
    // All that is kept of it while it waits: what else it holds may take a hundred times its bytes.
    const read = readBody(handler.schema, body);
    const handle = () => run(read);
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

  async function run(read: ReadBody<S>): Promise<unknown> {
    // A client that waits, renews its token and sends again loses nothing.
    if (hasExpired(socket, context)) throw new HttpError(401, EXPIRED, undefined, 1);
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

const remembering = new WeakMap<Counters, Pick<Counters, 'take'>>();

/** The counters of a node, which remember whom they have refused. */
function countersOf({ counters }: Context): Pick<Counters, 'take'> {
  const found = remembering.get(counters) ?? rememberRefusals(counters);
  remembering.set(counters, found);
  return found;
}

async function assertRate(
  socket: LiveSocket,
  context: Context,
  event: keyof ClientEvents,
  { rate, ratePerPartner }: EventHandler<z.ZodType>,
): Promise<void> {
  const { actor, caller } = socket.data;
  const take = async (key: string, { max, windowMs }: typeof rate, scale: number) => {
    const most = max * scale * context.config.rateLimitScale;
    const { allowed, retryAfterMs } = await takeWithRange(
      countersOf(context),
      `${event}:${key}`,
      most,
      windowMs,
    );
    if (!allowed)
      throw new HttpError(
        429,
        'You are sending too fast. Please wait a moment.',
        undefined,
        retryAfterMs / 1000,
      );
  };
  await take(caller, rate, actor === null ? READERS_PER_ADDRESS : 1);
  if (actor === null || actor.partner === null) return;
  if (ratePerPartner === undefined) throw forbidden('This token is for the live chat alone.');
  await take(`partner:${actor.partner.id}`, ratePerPartner, 1);
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
