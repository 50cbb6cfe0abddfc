import { CLIENT_IDS } from '@clubline/contract';
import { useSyncExternalStore } from 'react';
import { type Clubline, useClubline } from '../provider';
import { useCurrentUser } from '../session';
import { createWrites, type Writes } from './createWrites';
import { newWriteId } from './newWriteId';
import { createUnsentStore } from './unsentStore';
import type { Write, WriteRules } from './writes.types';

// One for the page, so that leaving a screen and coming back meets what is under way.
const writesOf = new WeakMap<Clubline, Writes>();

function writesFor(clubline: Clubline): Writes {
  const known = writesOf.get(clubline);
  if (known) return known;
  const { additions, clock, session, storage } = clubline;
  const writes = createWrites({
    clock,
    store: createUnsentStore(storage.session, clock.now),
    takesClientIds: () => additions.has(CLIENT_IDS),
    newId: newWriteId,
  });
  session.subscribe(() => void (session.getSnapshot().status === 'signedOut' && writes.forget()));
  writesOf.set(clubline, writes);
  return writes;
}

/** Tells whether the signed-in person is sending something to the place with a name. */
export function useIsSending(): (name: string) => boolean {
  const writes = writesFor(useClubline());
  const userId = useCurrentUser()?.id ?? '';
  return (name) => writes.list(`${userId}_${name}`).some(({ state }) => state === 'sending');
}

/** What the signed-in person writes at one place, e.g. into the feed of one club. */
export function useWrites<Content, Stored extends { id: string }>(
  name: string,
  rules: WriteRules<Content, Stored>,
) {
  const writes = writesFor(useClubline());
  const userId = useCurrentUser()?.id ?? '';
  const place = `${userId}_${name}`;
  const list = () => writes.list(place);
  return {
    /** What is on its way or unsent, in the order it was written. */
    writes: useSyncExternalStore(writes.subscribe, list, list) as readonly Write<Content>[],
    /** Sends something new; rejects when it is refused. */
    send: (content: Content) => writes.send(place, rules, content),
    /** Sends again what is unsent; null when there is nothing to send. */
    retry: (id: string) => writes.retry(place, rules, id),
    /** Gives up what is unsent. */
    discard: (id: string) => writes.discard(place, id),
    /** What is unsent has turned up as the thing with this id. */
    recognise: (id: string, storedId: string) => writes.recognise(place, id, storedId),
  };
}
