/** A host that has not answered is left alone for so long. */
const PAUSE_MS = 60_000;
/** Names of hosts come from browsers. */
const HOSTS_REMEMBERED = 1_000;

/** Remembers hosts that did not answer, so that what goes to them keeps nothing else waiting. */
export function createSilentHosts(now: () => number) {
  const until = new Map<string, number>();
  const has = (host: string): boolean => (until.get(host) ?? 0) > now();
  return {
    /** Whether a host is to be left alone. */
    has,
    /** Leaves a host alone from now on; answers whether it was not already. */
    add(host: string): boolean {
      const isNew = !has(host);
      if (until.size >= HOSTS_REMEMBERED) until.clear();
      until.set(host, now() + PAUSE_MS);
      return isNew;
    },
  };
}
