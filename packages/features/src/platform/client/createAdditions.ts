import { ADDITIONS_HEADER } from '@clubline/contract';

/** What the server takes beyond the protocol, as far as its answers have said. */
export interface Additions {
  /**
   * Hears the headers of an answer. One that went well and names nothing says that there is
   * nothing; a refusal may come from a proxy, which does not know.
   */
  hear(headers: Headers, isOk: boolean): void;
  /** False as long as no answer has said so. */
  has(name: string): boolean;
  /** Calls back whenever answers say something else; what it returns ends that. */
  subscribe(onChange: () => void): () => void;
}

/** Nothing is known before the first answer. */
export function createAdditions(): Additions {
  let said = '';
  let names: readonly string[] = [];
  const listeners = new Set<() => void>();
  return {
    hear(headers, isOk) {
      const now = headers.get(ADDITIONS_HEADER) ?? (isOk ? '' : said);
      if (now === said) return;
      said = now;
      names = now.split(/[\s,]+/).filter(Boolean);
      for (const listen of listeners) listen();
    },
    has: (name) => names.includes(name),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
