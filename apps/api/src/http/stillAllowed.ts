import type { FastifyRequest } from 'fastify';

const checks = new WeakMap<FastifyRequest, () => Promise<void>>();

/** Keeps how a request is asked again whether its caller may make it. */
export const keepCheck = (request: FastifyRequest, check: () => Promise<void>): void =>
  void checks.set(request, check);

/**
 * Throws where who calls may do so no longer. Called once a body has arrived: its sender decides
 * how long that takes, and may have been signed out, disabled or put out of a club meanwhile.
 */
export const assertStillAllowed = async (request: FastifyRequest): Promise<void> =>
  await checks.get(request)?.();
