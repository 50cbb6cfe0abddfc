import type { Environment } from '../environment';

const LEASE_MS = 10_000;
const POLL_MS = 100;
const SETTLE_MS = 30;

/**
 * A lock between tabs for browsers without Web Locks: a name in local storage that lapses by
 * itself.
 */
export async function withStorageLease<T>(
  { storage, clock }: Pick<Environment, 'storage' | 'clock'>,
  name: string,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const key = `cl_lease_${name}`;
  const pause = (ms: number) => new Promise<void>((resolve) => void clock.setTimeout(resolve, ms));
  const holder = () => {
    const lease = storage.local.getJson(key) as { id?: unknown; until?: unknown } | null;
    return typeof lease?.until === 'number' && lease.until > clock.now() ? lease.id : undefined;
  };

  for (;;) {
    if (holder() === undefined) {
      storage.local.setJson(key, { id, until: clock.now() + LEASE_MS });
      // Two tabs may have written at once: after both settled, the last writer holds it.
      await pause(SETTLE_MS);
      if (holder() === id) break;
    }
    await pause(POLL_MS);
  }
  try {
    return await work();
  } finally {
    if (holder() === id) storage.local.remove(key);
  }
}
