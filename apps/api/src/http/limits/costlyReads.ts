import type { FastifyRequest } from 'fastify';
import { giveBackOfClass, rateKey, takeOfClass } from './rates';
import type { Counting } from './takeOrRefuse';

/** Bytes of a list that count once. */
const PART_BYTES = 64 * 1024;
/** What is counted for a list before its length is known: as much as a page may hold. */
const PARTS_AHEAD = 9;
/** Lists that are made for one person, or visitors of one address, at a time. */
const AT_A_TIME = 4;

/** Lists of one person that are being made, and those that wait for them. */
interface Turns {
  running: number;
  waiting: (() => void)[];
}

const turnsOf = new Map<string, Turns>();

/** Lists that were counted and have their turn, until they are sent. */
const begun = new WeakMap<FastifyRequest, () => void>();

/** Waits until fewer lists are made for `who`; whether it had to, and what lets the next begin. */
async function takeTurn(who: string): Promise<{ hasWaited: boolean; end: () => void }> {
  const turns = turnsOf.get(who) ?? { running: 0, waiting: [] };
  turnsOf.set(who, turns);
  const hasWaited = turns.running >= AT_A_TIME;
  if (!hasWaited) turns.running += 1;
  else await new Promise<void>((resolve) => turns.waiting.push(resolve));
  const next = () => {
    const start = turns.waiting.shift();
    if (start !== undefined) return start();
    turns.running -= 1;
    if (turns.running === 0) turnsOf.delete(who);
  };
  // What others have sent meanwhile comes first, or a hundred lists would be made in one go.
  return { hasWaited, end: () => void setImmediate(next) };
}

/**
 * Counts what a call costs beyond its class: words to look for, and a list, which may be as long as
 * a thousand other answers. Of one person's lists few are made at a time, so that asking for many
 * at once keeps nobody else waiting. Resolves to whether the call had to wait for its turn.
 */
export async function takeCostly(counting: Counting, request: FastifyRequest): Promise<boolean> {
  const { search } = request.query as { search?: unknown };
  if (search) await takeOfClass(counting, 'search', request);
  if (request.routeOptions.config.isList !== true) return false;
  await takeOfClass(counting, 'listPart', request, PARTS_AHEAD);
  const turn = await takeTurn(rateKey(counting.config, 'listPart', request));
  begun.set(request, turn.end);
  return turn.hasWaited;
}

/** Counts a list, which it gives back, for what it was: short ones for nothing. */
export async function settleCostly(
  counting: Counting,
  request: FastifyRequest,
  payload: unknown,
): Promise<unknown> {
  const endTurn = begun.get(request);
  if (endTurn === undefined) return payload;
  begun.delete(request);
  endTurn();
  const bytes = typeof payload === 'string' ? Buffer.byteLength(payload) : 0;
  const parts = Math.floor(bytes / PART_BYTES);
  await giveBackOfClass(counting, 'listPart', request, PARTS_AHEAD - parts);
  return payload;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it answers a list whose length its query may say. */
    isList?: boolean;
  }
}
