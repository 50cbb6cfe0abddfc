import { beginAmong, type Dated, findOwnWrite, hasTwin } from './findOwnWrite';
import type { Write, WriteRules } from './writes.types';

/** How one kind of write goes to the server, and what of a list is the same as it. */
export interface ListWriteCalls<Content, Stored extends Dated> {
  /** As in `WriteRules`. */
  send: WriteRules<Content, Stored>['send'];
  /** Asks the server for the newest of the list. */
  load(): Promise<readonly Stored[]>;
  /** Whether something of the list is by the same person and says what was written. */
  isAlike(stored: Stored, content: Content): boolean;
}

/** Rules for what is written into a list: found again there by who wrote it, what and when. */
export function listWriteRules<Content, Stored extends Dated>(
  { send, load, isAlike }: ListWriteCalls<Content, Stored>,
  known: () => readonly Stored[] | undefined,
  show: WriteRules<Content, Stored>['show'],
): WriteRules<Content, Stored> {
  return {
    send,
    show,
    find: async (write) =>
      findOwnWrite(await load(), write, (item) => isAlike(item, write.content)),
    begin: (content) => beginAmong(known(), (item) => isAlike(item, content)),
  };
}

/** Which writes are in the list already, each as a thing of its own: ids of both. */
export function matchWrites<Content, Stored extends Dated>(
  writes: readonly Write<Content>[],
  items: readonly Stored[],
  isAlike: (stored: Stored, content: Content) => boolean,
): Map<string, string> {
  const arrived = new Map<string, string>();
  let rest = items;
  for (const write of writes) {
    if (write.isNamed && hasTwin(write, writes)) continue;
    const found = findOwnWrite(rest, write, (item) => isAlike(item, write.content));
    if (!found) continue;
    arrived.set(write.id, found.id);
    rest = rest.filter((item) => item !== found);
  }
  return arrived;
}
