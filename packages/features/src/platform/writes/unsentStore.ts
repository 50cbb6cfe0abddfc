import { asList, asRecord, asText, asTexts } from '../client';
import type { SafeStorage } from '../environment';
import { DRAFT_PREFIX } from '../session';
import type { Write } from './writes.types';

/** What is kept of a place. */
export interface KeptWrites {
  writes: readonly Write[];
  /** Ids of what earlier ones have made on the server. */
  made: readonly string[];
}

/** Keeps writes of one tab over a reload of the page. */
export interface UnsentStore {
  read(place: string): KeptWrites;
  write(place: string, kept: KeptWrites): void;
}

/** Ends the key of what is kept of a place; before it stands the key of a draft with its name. */
export const UNSENT_SUFFIX = '_unsent';

/**
 * The storage of one tab, so that two tabs never send the same thing; it ends with the session, as
 * drafts do. A place begins with the id of who writes.
 */
export function createUnsentStore(storage: SafeStorage, now: () => number): UnsentStore {
  const keyOf = (place: string) => `${DRAFT_PREFIX}${place}${UNSENT_SUFFIX}`;
  return {
    read(place) {
      const { writes, made } = asRecord(storage.getJson(keyOf(place)));
      return { writes: readWrites(writes, now()), made: asTexts(made) };
    },
    write(place, kept) {
      if (kept.writes.length + kept.made.length > 0) storage.setJson(keyOf(place), kept);
      else storage.remove(keyOf(place));
    },
  };
}

/** What was on its way when the page went may have arrived. */
function readWrites(value: unknown, now: number): Write[] {
  return asList(value).flatMap((entry): Write[] => {
    const { id, clientId, content, state, writtenAt, failedAt, reason, ...known } = asRecord(entry);
    const { since, seen, isAttempted, isNamed, isWaiting } = known;
    if (typeof id !== 'string' || typeof writtenAt !== 'number' || content === undefined) return [];
    return [
      {
        id,
        clientId: asText(clientId) || id,
        content,
        state: 'unsent',
        writtenAt,
        since: asText(since) || null,
        seen: asTexts(seen),
        isAttempted: isAttempted !== false,
        isNamed: isNamed === true,
        failedAt: state === 'unsent' && typeof failedAt === 'number' ? failedAt : now,
        ...(isWaiting === true && { isWaiting }),
        ...(asText(reason) && { reason: asText(reason) }),
      },
    ];
  });
}
