import { CLIENT_IDS } from '@clubline/contract';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../client';
import { draftKey, EDITS_SUFFIX, readEdits, useWriterId } from '../drafts';
import { type Clubline, useClubline } from '../provider';
import { useCurrentUser, useIsReplaced } from '../session';
import { createWrites, type Writes } from './createWrites';
import { newWriteId } from './newWriteId';
import { createUnsentStore, UNSENT_SUFFIX } from './unsentStore';
import type { Write, WriteRules } from './writes.types';

// One for the page, so that leaving a screen and coming back meets what is under way.
const writesOf = new WeakMap<Clubline, Writes>();

function writesFor(clubline: Clubline): Writes {
  const known = writesOf.get(clubline);
  if (known) return known;
  const { additions, clock, connection, session, storage } = clubline;
  const writes = createWrites({
    clock,
    store: createUnsentStore(storage.session, clock.now),
    takesClientIds: () => additions.has(CLIENT_IDS),
    isOnline: connection.isOnline,
    newId: newWriteId,
  });
  connection.subscribe(() => void (connection.isOnline() && writes.resume()));
  let writerId = session.getSnapshot().user?.id;
  session.subscribe(() => {
    const { status, user } = session.getSnapshot();
    // Another tab may sign somebody else in over the session that is there.
    const isAnother = user !== null && writerId !== undefined && user.id !== writerId;
    if (status === 'signedOut' || isAnother) writes.forget();
    writerId = user?.id ?? writerId;
  });
  writesOf.set(clubline, writes);
  return writes;
}

/** Tells whether the signed-in person is sending something to the place with a name. */
export function useIsSending(): (name: string) => boolean {
  const writes = writesFor(useClubline());
  const userId = useCurrentUser()?.id ?? '';
  return (name) => writes.list(`${userId}_${name}`).some(({ state }) => state === 'sending');
}

/**
 * The words of the signed-in person that are not on the server, by the names of their places: a
 * draft of that name, what is on its way or unsent, and other words for what stands there.
 */
export function useKeptWords() {
  const clubline = useClubline();
  const writes = writesFor(clubline);
  const userId = useCurrentUser()?.id ?? '';
  const { session: storage } = clubline.storage;
  const keyOf = (name: string) => draftKey(userId, name);
  const placeOf = (name: string) => `${userId}_${name}`;
  return {
    /** The places with such words whose names begin with this. */
    placesFrom(start: string): string[] {
      const names = storage
        .keys()
        .filter((key) => key.startsWith(keyOf(start)))
        .map((key) => withoutEnd(withoutEnd(key, UNSENT_SUFFIX), EDITS_SUFFIX))
        .map((key) => key.slice(keyOf('').length));
      return [...new Set(names)].filter(
        (name) =>
          storage.get(keyOf(name))?.trim() ||
          writes.list(placeOf(name)).length > 0 ||
          readEdits(storage, `${keyOf(name)}${EDITS_SUFFIX}`).length > 0,
      );
    },
    /** Gives up all of a place. */
    discardAll(name: string): void {
      storage.remove(keyOf(name));
      storage.remove(`${keyOf(name)}${EDITS_SUFFIX}`);
      for (const { id } of writes.list(placeOf(name))) writes.discard(placeOf(name), id);
    },
  };
}

const withoutEnd = (text: string, end: string) =>
  text.endsWith(end) ? text.slice(0, -end.length) : text;

/** What of a place stays unsent, for where nothing can be sent any more. */
export function useUnsent(name: string) {
  const writes = writesFor(useClubline());
  const place = `${useWriterId()}_${name}`;
  const list = () => writes.list(place);
  const all = useSyncExternalStore(writes.subscribe, list, list);
  return {
    /** In the order it was written. */
    unsent: all.filter(({ state }) => state === 'unsent'),
    /** Gives one of it up. */
    discard: (id: string) => writes.discard(place, id),
  };
}

/** What the signed-in person writes at one place, e.g. into the feed of one club. */
export function useWrites<Content, Stored extends { id: string }>(
  name: string,
  rules: WriteRules<Content, Stored>,
) {
  const writes = writesFor(useClubline());
  const userId = useCurrentUser()?.id ?? '';
  const isReplaced = useIsReplaced();
  const place = `${userId}_${name}`;
  const list = () => writes.list(place);
  return {
    /** What is on its way or unsent, in the order it was written. */
    writes: useSyncExternalStore(writes.subscribe, list, list) as readonly Write<Content>[],
    /** Sends something new; rejects when it is refused. */
    async send(content: Content) {
      // What came first, such as pictures, may have taken long.
      if (isReplaced()) throw new ApiError(401, 'Unauthorized');
      return writes.send(place, rules, content);
    },
    /** Sends again what is unsent; null when there is nothing to send. */
    retry: (id: string) => writes.retry(place, rules, id),
    /** Sends what waits for a connection. */
    resume: () => writes.resume(place, rules),
    /** Gives up what is unsent. */
    discard: (id: string) => writes.discard(place, id),
    /** What is unsent has turned up as the thing with this id. */
    recognise: (id: string, storedId: string) => writes.recognise(place, id, storedId),
  };
}
