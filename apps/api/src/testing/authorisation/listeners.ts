import type { Person } from '../people';
import type { TestSocket } from '../sockets';

/** Everybody who listens to everything that happens. */
export const listeners = [
  'member',
  'muted',
  'departed',
  'banned',
  'stranger',
  'visitor',
  'signedOut',
  'partnersPerson',
] as const;
export type Listener = (typeof listeners)[number];
/** Those of them who are or were members. */
export const insiders = ['member', 'muted', 'departed', 'banned', 'signedOut'] as const;

export interface Listeners {
  people: Record<Exclude<Listener, 'visitor' | 'partnersPerson'>, Person>;
  sockets: Record<Listener, TestSocket>;
}
