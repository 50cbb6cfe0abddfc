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
}

/** Nothing is known before the first answer. */
export function createAdditions(): Additions {
  let names: readonly string[] = [];
  return {
    hear(headers, isOk) {
      const named = headers.get(ADDITIONS_HEADER);
      if (named !== null) names = named.split(/[\s,]+/).filter(Boolean);
      else if (isOk) names = [];
    },
    has: (name) => names.includes(name),
  };
}
