import { takeOrRefuse } from '../../http/limits/takeOrRefuse';
import type { Counting } from '../../http/limits/takeOrRefuse';

const inMinute = (max: number) => ({ max, windowMs: 60_000 });

/** How often a partner may ask for tokens, and how often for one person. */
const TOKENS = { ofPartner: inMinute(3_000), ofPerson: inMinute(20) };
/** People whom a partner may have removed. */
const REMOVALS = inMinute(3_000);
/** New rooms that people of one partner may open, and how many of these one of them may. */
const ROOMS = { ofPartner: inMinute(600), ofPerson: inMinute(20) };

/** Counts a token for a partner and for one of its people; 429 beyond either limit. */
export async function takeToken(context: Counting, partnerId: string, externalId: string) {
  await takeOrRefuse(context, `partner-token:${partnerId}`, TOKENS.ofPartner);
  await takeOrRefuse(context, `partner-person:${partnerId}:${externalId}`, TOKENS.ofPerson);
}

/** Counts a removal for a partner; 429 beyond the limit, however many tokens it asked for. */
export const takeRemoval = (context: Counting, partnerId: string): Promise<void> =>
  takeOrRefuse(context, `partner-removal:${partnerId}`, REMOVALS);

/**
 * Counts a room that one of a partner's people opens; 429 beyond either limit. First for the
 * person, so that nobody uses up what all of them may.
 */
export async function takeRoom(context: Counting, { id, partnerId }: Opener): Promise<void> {
  await takeOrRefuse(context, `partner-person-room:${id}`, ROOMS.ofPerson);
  await takeOrRefuse(context, `partner-room:${partnerId}`, ROOMS.ofPartner);
}

/** One of a partner's people. */
interface Opener {
  id: string;
  partnerId: string;
}
