import type { WriteList } from './createWriteList';
import type { WriteOutcome, WriteRules } from './writes.types';

/** Rules for contents of any kind: they are only handed their own. */
type AnyRules = WriteRules<unknown, { id: string }>;

/** Sending what waits for a connection. */
export interface Resuming {
  /** Remembers how what is written at a place is sent. */
  know<Content, Stored extends { id: string }>(
    place: string,
    rules: WriteRules<Content, Stored>,
  ): void;
  /**
   * Sends what waits, one after the other in the order it was written: at one place, or wherever
   * this page has sent something. Never rejects.
   */
  resume<Content, Stored extends { id: string }>(
    place?: string,
    rules?: WriteRules<Content, Stored>,
  ): Promise<void>;
  /** Forgets all places. */
  forget(): void;
}

/** Sends again what waits in a list, by `retry`. */
export function createResuming(
  list: WriteList,
  retry: (place: string, rules: AnyRules, id: string) => Promise<WriteOutcome | null>,
): Resuming {
  const rulesOf = new Map<string, AnyRules>();
  const running = new Set<string>();
  const resumeAt = async (place: string, rules: AnyRules) => {
    if (running.has(place)) return;
    running.add(place);
    try {
      for (const { id, isWaiting } of list.at(place)) {
        if (!isWaiting) continue;
        // oxlint-disable-next-line no-await-in-loop -- in the order it was written
        const outcome = await retry(place, rules, id);
        if (outcome?.isSent === false && outcome.isWaiting) return;
      }
    } finally {
      running.delete(place);
    }
  };
  const resuming: Resuming = {
    know: (place, rules) => void rulesOf.set(place, rules as unknown as AnyRules),
    async resume(place, rules) {
      if (place !== undefined && rules) resuming.know(place, rules);
      const places = place === undefined ? [...rulesOf.keys()] : [place];
      await Promise.all(places.map((name) => resumeAt(name, rulesOf.get(name)!)));
    },
    forget: () => rulesOf.clear(),
  };
  return resuming;
}
