import type { FastifyRequest } from 'fastify';
import { takeOrRefuse } from './takeOrRefuse';
import type { Counting } from './takeOrRefuse';

/** Calls that all people of one partner may make together, however many tokens it asks for. */
const CALLS = { max: 24_000, windowMs: 60_000 };

/** Counts a call of one of a partner's people for their partner, beside the count of their own. */
export async function takePartnersCall(
  context: Counting,
  { actor }: Pick<FastifyRequest, 'actor'>,
): Promise<void> {
  if (actor === null || actor.partner === null) return;
  await takeOrRefuse(context, `partner-call:${actor.partner.id}`, CALLS);
}
