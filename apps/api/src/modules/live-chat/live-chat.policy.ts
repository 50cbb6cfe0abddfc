import type { Actor } from '../../http/actor';
import { assertSelf, signedIn } from '../../http/policy';

/** Rooms of matches and events are open to everybody who is signed in: one policy for calls and socket. */
export const mayUseRooms = signedIn;

/** Messages are written as oneself. */
export function assertMayWrite(actor: Actor, userId: string | undefined): void {
  assertSelf(actor, userId);
}
