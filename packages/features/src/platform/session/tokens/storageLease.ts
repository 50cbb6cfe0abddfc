import { type Environment, wait } from '../../environment';
import { REFRESH_TIMEOUT } from './refreshTokens';

/** Longer than the longest work under a lease takes, so that nobody else begins it meanwhile. */
const LEASE_MS = REFRESH_TIMEOUT + 5_000;
const POLL_MS = 100;
/** Browsers show other tabs what was written with a delay. */
const SETTLE_MS = 200;

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
  const holder = () => {
    const lease = storage.local.getJson(key) as { id?: unknown; until?: unknown } | null;
    if (typeof lease?.until !== 'number') return undefined;
    // One that lasts longer than any was made before the clock of this machine was set back.
    const left = lease.until - clock.now();
    return left > 0 && left <= LEASE_MS ? lease.id : undefined;
  };

  for (;;) {
    if (holder() === undefined) {
      storage.local.setJson(key, { id, until: clock.now() + LEASE_MS });
      // Two tabs may have written at once: after both settled, the last writer holds it.
      await wait(clock, SETTLE_MS);
      if (holder() === id) break;
    }
    await wait(clock, POLL_MS);
  }
  try {
    return await work();
  } finally {
    if (holder() === id) storage.local.remove(key);
  }
}
