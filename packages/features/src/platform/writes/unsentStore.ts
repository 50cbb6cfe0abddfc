import { asList, asRecord, asText, asTexts } from '../client';
import type { SafeStorage } from '../environment';
import { DRAFT_PREFIX } from '../session';
import type { Write } from './writes.types';

/** Keeps writes of one tab over a reload of the page. */
export interface UnsentStore {
  read(place: string): readonly Write[];
  write(place: string, writes: readonly Write[]): void;
}

/**
 * The storage of one tab, so that two tabs never send the same thing; it ends with the session, as
 * drafts do. A place begins with the id of who writes.
 */
export function createUnsentStore(storage: SafeStorage): UnsentStore {
  const keyOf = (place: string) => `${DRAFT_PREFIX}${place}_unsent`;
  return {
    read: (place) => readWrites(storage.getJson(keyOf(place))),
    write(place, writes) {
      if (writes.length > 0) storage.setJson(keyOf(place), writes);
      else storage.remove(keyOf(place));
    },
  };
}

/** What was on its way when the page went may have arrived. */
function readWrites(value: unknown): Write[] {
  return asList(value).flatMap((entry): Write[] => {
    const { id, content, writtenAt, since, seen, isNamed, failedAt, reason } = asRecord(entry);
    if (typeof id !== 'string' || typeof writtenAt !== 'number' || content === undefined) return [];
    return [
      {
        id,
        content,
        state: 'unsent',
        writtenAt,
        since: asText(since) || null,
        seen: asTexts(seen),
        isNamed: isNamed === true,
        failedAt: typeof failedAt === 'number' ? failedAt : writtenAt,
        ...(asText(reason) && { reason: asText(reason) }),
      },
    ];
  });
}
