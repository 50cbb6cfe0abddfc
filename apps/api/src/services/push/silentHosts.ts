/** Who or what was not answered is left alone for so long. */
const PAUSE_MS = 60_000;
/** So many people in a row, of whom one alone may have made an endpoint up. */
const PEOPLE_IN_A_ROW = 3;
/** Names of hosts come from browsers. */
const REMEMBERED = 10_000;

/**
 * Remembers who was not answered by which host, so that what goes there keeps nothing else waiting:
 * the person is left alone, and with several people the host, which all browsers of one maker
 * share.
 */
export function createSilentHosts(now: () => number) {
  const until = new Map<string, number>();
  const inARow = new Map<string, Set<string>>();
  const ofPerson = (host: string, personId: string) => `${personId} ${host}`;
  const leftOf = (key: string) => Math.max(0, (until.get(key) ?? 0) - now());
  const pause = (key: string) => {
    if (until.size >= REMEMBERED) until.clear();
    until.set(key, now() + PAUSE_MS);
  };
  return {
    /** For how many milliseconds nothing is to be sent to a person by a host. */
    pauseOf: (host: string, personId: string): number =>
      Math.max(leftOf(host), leftOf(ofPerson(host, personId))),
    /** A host has answered, whatever it said. */
    answered(host: string): void {
      inARow.delete(host);
    },
    /** A host has not answered; answers whether it is left alone for everybody from now on. */
    failed(host: string, personId: string): boolean {
      pause(ofPerson(host, personId));
      const people = (inARow.get(host) ?? new Set()).add(personId);
      if (inARow.size >= REMEMBERED) inARow.clear();
      inARow.set(host, people);
      if (people.size < PEOPLE_IN_A_ROW) return false;
      inARow.delete(host);
      const isNew = leftOf(host) === 0;
      pause(host);
      return isNew;
    },
  };
}
