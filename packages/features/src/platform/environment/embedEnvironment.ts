import { onVisible } from './browserEnvironment';
import { systemClock, type Clock } from './clock';
import type { Environment } from './environment.types';
import { createSafeStorage, type StorageArea } from './safeStorage';

/**
 * What a part embedded in somebody else's page may leave in their storage; all else lasts as long
 * as the page.
 */
const KEPT = /^cl_chat|_chat_/;

/** What an embedded part may use of the page around it. */
export type EmbedEnvironment = Pick<Environment, 'clock' | 'storage' | 'onVisible'>;

/**
 * A page that is not ours: next to nothing is left in its storage, and no event of ours is sent or
 * heard there.
 */
export function createEmbedEnvironment(clock: Clock = systemClock): EmbedEnvironment {
  return {
    clock,
    storage: {
      local: createSafeStorage(() => onlyKept(globalThis.localStorage)),
      session: createSafeStorage(() => onlyKept(globalThis.sessionStorage)),
    },
    onVisible,
  };
}

function onlyKept(area: StorageArea): StorageArea {
  const keys = () =>
    Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').filter((key) =>
      KEPT.test(key),
    );
  return {
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => (KEPT.test(key) ? area.getItem(key) : null),
    setItem(key, value) {
      // As where storage is full: it is kept for the life of the page only.
      if (!KEPT.test(key)) throw new Error();
      area.setItem(key, value);
    },
    removeItem: (key) => KEPT.test(key) && area.removeItem(key),
  };
}
