import { asList, asRecord } from '../platform/client';
import type { SafeStorage } from '../platform/environment';
import { DRAFT_PREFIX } from '../platform/session';
import type { OwnMessage, UnsentMessages } from './chat.types';

/** What waited longer than this is not sent by itself any more: a word for a race that is over. */
const STALE_MS = 3_600_000;
const MARK = '_chat_';
const STATES = ['sending', 'waiting', 'uncertain', 'failed'] as const;

/**
 * Keeps what a person has written into a room and the server has not confirmed, over a reload of
 * the page.
 */
export interface UnsentStore {
  read(now: number): UnsentMessages;
  write(unsent: UnsentMessages): void;
}

/**
 * The storage of one tab, so that two tabs never send the same message; it ends with the session,
 * as drafts do. `isOver` when the person may send nothing of it any more.
 */
export function createUnsentStore(
  storage: SafeStorage,
  userId: string,
  roomId: string,
  isOver?: boolean,
): UnsentStore {
  const theirs = `${DRAFT_PREFIX}${userId}${MARK}`;
  const key = theirs + roomId;
  return {
    read(now) {
      // What somebody else left behind in this tab is nobody's business any more.
      for (const other of storage.keys())
        if (other.startsWith(DRAFT_PREFIX) && other.includes(MARK) && !other.startsWith(theirs))
          storage.remove(other);
      return readUnsent(storage.getJson(key), userId, now, isOver);
    },
    write(unsent) {
      if (unsent.outbox.length > 0) storage.setJson(key, unsent);
      else storage.remove(key);
    },
  };
}

/**
 * What was on its way when the page went may have arrived; what waits goes on waiting unless it is
 * stale. Nothing does where all is over.
 */
export function readUnsent(
  value: unknown,
  userId: string,
  now: number,
  isOver?: boolean,
): UnsentMessages {
  const { outbox, knowsClientIds } = asRecord(value);
  const messages = asList(outbox).flatMap((entry): OwnMessage[] => {
    const own: Partial<OwnMessage> = asRecord(entry);
    const isWhole =
      [own.id, own.username, own.text, own.sentAt].every((part) => typeof part === 'string') &&
      own.userId === userId &&
      typeof own.attempts === 'number';
    const state = STATES.find((known) => known === own.state);
    if (!isWhole || !state) return [];
    const isStale =
      isOver || (state === 'waiting' && now - Date.parse(own.sentAt ?? '') > STALE_MS);
    return [
      {
        ...(own as OwnMessage),
        state: isStale ? 'failed' : state === 'sending' ? 'uncertain' : state,
      },
    ];
  });
  return { outbox: messages, knowsClientIds: messages.length > 0 && knowsClientIds === true };
}
