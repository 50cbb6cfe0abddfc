import type { ServerEvents } from '@clubline/contract';

type Change = Parameters<ServerEvents['clubListed']>[0];

/** How long a club that was told is not told again, in ms; its latest state is, then. */
const EVERY_MS = 1_000;
/** What is told in that time, of all clubs; beyond, those who listen ask again. */
const MAX = { changes: 50, bytes: 65_536 };
/** How long it takes, in ms, until they are told of anything beyond again: asking costs more. */
const EVERY_WHEN_MANY_MS = 10_000;

interface ListChanges {
  add(change: Change): void;
  /** Sends what waits, and nothing later. */
  close(): void;
}

interface Window {
  sent: Set<string>;
  bytes: number;
  /** The latest states of clubs that were sent before. */
  waiting: Map<string, Change>;
  isTooMuch: boolean;
}

/**
 * Tells of changes in the lists of clubs, each club's about once a second, so that whoever changes
 * clubs without end does not fill the connections of those who look at the lists.
 */
export function createListChanges(
  send: (change: Change) => void,
  sendMissed: () => void,
): ListChanges {
  let current: Window | undefined;
  let timer: NodeJS.Timeout | undefined;
  const open = (ms: number): Window => {
    timer = setTimeout(end, ms).unref();
    return { sent: new Set(), bytes: 0, waiting: new Map(), isTooMuch: false };
  };
  const add = (change: Change): void => {
    current ??= open(EVERY_MS);
    const { sent, waiting, isTooMuch } = current;
    if (isTooMuch) return;
    if (sent.has(change.clubId)) {
      waiting.set(change.clubId, change);
      return;
    }
    current.bytes += Buffer.byteLength(JSON.stringify(change));
    if (sent.size >= MAX.changes || current.bytes > MAX.bytes) {
      current.isTooMuch = true;
      waiting.clear();
      return;
    }
    sent.add(change.clubId);
    send(change);
  };
  const end = (): void => {
    const { waiting, isTooMuch } = current!;
    current = isTooMuch ? open(EVERY_WHEN_MANY_MS) : undefined;
    if (isTooMuch) sendMissed();
    for (const change of waiting.values()) add(change);
  };
  return {
    add,
    close() {
      clearTimeout(timer);
      for (const change of current?.waiting.values() ?? []) send(change);
      if (current?.isTooMuch) sendMissed();
    },
  };
}
