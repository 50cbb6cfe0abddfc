import type { FastifyRequest } from 'fastify';
import { giveBackOfClass, takeOfClass } from './rates';
import type { Counting } from './takeOrRefuse';

/** Bytes of a list that count once. */
const PART_BYTES = 64 * 1024;
/** What is counted for a list before its length is known: as much as a page may hold. */
const PARTS_AHEAD = 9;
/** Lists that were counted, until they are sent. */
const begun = new WeakSet<FastifyRequest>();

/**
 * Counts what a call costs beyond its class: words to look for, and a list, which may be as long as
 * a thousand other answers.
 */
export async function takeCostly(counting: Counting, request: FastifyRequest): Promise<void> {
  const { search } = request.query as { search?: unknown };
  if (search) await takeOfClass(counting, 'search', request);
  if (request.routeOptions.config.isList !== true) return;
  await takeOfClass(counting, 'listPart', request, PARTS_AHEAD);
  begun.add(request);
}

/** Counts a list, or what it is made of, for what it was: short ones for nothing. */
export async function settleCostly(
  counting: Counting,
  request: FastifyRequest,
  answer: unknown,
): Promise<void> {
  if (!begun.delete(request)) return;
  const text = typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? '');
  const parts = Math.floor(Buffer.byteLength(text) / PART_BYTES);
  await giveBackOfClass(counting, 'listPart', request, PARTS_AHEAD - parts);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it answers a list whose length its query may say. */
    isList?: boolean;
  }
}
