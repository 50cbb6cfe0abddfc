import type { Context } from '../context';
import type { Access, Actor, ActorFor } from './actor';
import { forbidden } from './errors';

/**
 * Who may use a route. `check` throws the refusal: 403, or 404 where even the existence is private.
 */
export interface Policy<A extends Access, V> {
  /** Shown in the API document. */
  name: string;
  access: A;
  check?(input: V & { actor: ActorFor<A>; context: Context }): void | Promise<void>;
}

export const everyone: Policy<'everyone', unknown> = { name: 'everyone', access: 'everyone' };
export const signedIn: Policy<'signedIn', unknown> = {
  name: 'anyone signed in',
  access: 'signedIn',
};
/** The server of a partner, with the key that an administrator has made for it. */
export const partnersServer: Policy<'partner', unknown> = {
  name: 'servers of partners, by their key',
  access: 'partner',
};
export const adminOnly: Policy<'admin', unknown> = { name: 'administrators', access: 'admin' };

/** Throws 403 unless `userId` is the person who acts; an id left out means that person. */
export function assertSelf(actor: Actor, userId: string | undefined): void {
  if (userId !== undefined && actor.id !== userId) throw forbidden('You may only act as yourself.');
}

/** Only the person whose id `pick` finds in the request. */
export function self<V>(pick: (values: V) => string | undefined): Policy<'signedIn', V> {
  return {
    name: 'the person named, as themselves',
    access: 'signedIn',
    check: (input) => assertSelf(input.actor, pick(input)),
  };
}
