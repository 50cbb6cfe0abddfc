import type { ClientEvents, SendAck } from '@clubline/contract';
import type { z } from 'zod';
import type { Context } from '../context';
import { isOutage } from '../db/dialect';
import { HttpError } from '../http/errors';
import type { Metrics } from '../services/metrics';
import { READERS_PER_ADDRESS } from './live.types';
import type { LiveSocket } from './live.types';

export type Refusal = Extract<SendAck, { ok: false }>;

const CODES: Record<number, string> = {
  400: 'INVALID',
  401: 'SIGNED_OUT',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'TOO_MANY',
  503: 'UNAVAILABLE',
};

interface Handler<S extends z.ZodType> {
  schema: S;
  /** How often one person may send this event, on all sockets together. */
  limit: { max: number; windowMs: number };
  run(body: z.output<S>): Promise<unknown>;
  /** Told when the event is refused; `body` is whatever came. */
  refuse?(refusal: Refusal, body: unknown): void;
}

/** Listens to one event: checks its payload and its rate, acknowledges, and lets nothing escape. */
export function handle<S extends z.ZodType>(
  socket: LiveSocket,
  context: Context,
  metrics: Metrics,
  event: keyof ClientEvents,
  handler: Handler<S>,
): void {
  const listener = (body: unknown, ack?: unknown) => {
    const answer = typeof ack === 'function' ? (ack as (answer: unknown) => void) : () => undefined;
    const work = run(body).then(answer, (error: unknown) => {
      const refusal = toRefusal(error);
      if (refusal.code === 'FAILED')
        context.log.error({ err: error, event }, 'socket event failed');
      metrics.socketRefusals.inc({ event });
      answer(refusal);
      handler.refuse?.(refusal, body);
    });
    // Shutting down waits for it, so that what was committed is also acknowledged.
    context.background('socket event', work);
  };

  async function run(body: unknown): Promise<unknown> {
    const { actor, caller } = socket.data;
    const { max, windowMs } = handler.limit;
    const scale = context.config.rateLimitScale * (actor === null ? READERS_PER_ADDRESS : 1);
    const { allowed, retryAfterMs } = await context.counters.take(
      `${event}:${caller}`,
      max * scale,
      windowMs,
    );
    if (!allowed)
      throw new HttpError(
        429,
        'You are sending too fast. Please wait a moment.',
        undefined,
        retryAfterMs / 1000,
      );
    const parsed = handler.schema.safeParse(body);
    if (!parsed.success)
      throw new HttpError(
        400,
        parsed.error.issues
          .map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`)
          .join(' • '),
      );
    return await handler.run(parsed.data);
  }

  (socket.on as (name: string, listener: (...values: unknown[]) => void) => unknown).call(
    socket,
    event,
    listener,
  );
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof HttpError) {
    return {
      ok: false,
      code: CODES[error.statusCode] ?? 'REFUSED',
      message: error.message,
      ...(error.retryAfter === undefined
        ? {}
        : { retryAfterMs: Math.ceil(error.retryAfter * 1000) }),
    };
  }
  if (isOutage(error))
    return {
      ok: false,
      code: 'UNAVAILABLE',
      message: 'The service cannot be reached right now.',
      retryAfterMs: 2_000,
    };
  return { ok: false, code: 'FAILED', message: 'Something went wrong on our side.' };
}
