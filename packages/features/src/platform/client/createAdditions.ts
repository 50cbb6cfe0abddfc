import { ADDITIONS_HEADER } from '@clubline/contract';
import type { SafeStorage } from '../environment';

/** Key of what the last answer said; it is of the server, no person's. */
const KEPT = 'clubline_additions';

/** What the server takes beyond the protocol, as far as its answers have said. */
export interface Additions {
  /**
   * Hears the headers of an answer. One that went well and names nothing says that there is
   * nothing; a refusal may come from a proxy, which does not know.
   */
  hear(headers: Headers, isOk: boolean): void;
  /** False as long as no answer has said so. */
  has(name: string): boolean;
  /**
   * As `has`, and before the first answer what an earlier page was told: for what a server that has
   * changed meanwhile would merely overlook.
   */
  isLikely(name: string): boolean;
  /** Calls back whenever answers say something else; what it returns ends that. */
  subscribe(onChange: () => void): () => void;
}

const namesIn = (said: string) => said.split(/[\s,]+/).filter(Boolean);

/** Nothing is known before the first answer; what it says is kept for the next page. */
export function createAdditions(storage?: Pick<SafeStorage, 'get' | 'set'>): Additions {
  let said: string | null = null;
  let names: readonly string[] = [];
  const listeners = new Set<() => void>();
  return {
    hear(headers, isOk) {
      const now = headers.get(ADDITIONS_HEADER) ?? (isOk ? '' : said);
      if (now === null || now === said) return;
      said = now;
      names = namesIn(now);
      if (storage && now !== (storage.get(KEPT) ?? '')) storage.set(KEPT, now);
      for (const listen of listeners) listen();
    },
    has: (name) => names.includes(name),
    isLikely: (name) => (said === null ? namesIn(storage?.get(KEPT) ?? '') : names).includes(name),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
