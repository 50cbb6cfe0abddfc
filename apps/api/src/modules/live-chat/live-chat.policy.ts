import type { Actor } from '../../http/actor';
import { assertSelf, everyone, signedIn } from '../../http/policy';

/** Rooms of matches and events are public: everybody may read, on partners' pages without an account too. */
export const mayReadRooms = everyone;
/** Opening a room takes an account, as writing does. */
export const mayOpenRooms = signedIn;

/** Messages are written as oneself. */
export function assertMayWrite(actor: Actor, userId: string | undefined): void {
  assertSelf(actor, userId);
}
