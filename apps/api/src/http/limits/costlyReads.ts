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

/** Counts a list for what it was: short ones for nothing. */
export async function settleCostly(
  counting: Counting,
  request: FastifyRequest,
  payload: unknown,
): Promise<void> {
  if (!begun.delete(request)) return;
  const bytes = typeof payload === 'string' ? Buffer.byteLength(payload) : 0;
  const parts = Math.floor(bytes / PART_BYTES);
  await giveBackOfClass(counting, 'listPart', request, PARTS_AHEAD - parts);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it answers a list whose length its query may say. */
    isList?: boolean;
  }
}
