import { slugify } from '@clubline/contract';
import { ApiError, isUnauthorized, type ApiClient } from '../../platform/client';
import { type Clock, wait } from '../../platform/environment';
import { type Attempt, isUnclear } from '../../platform/writes';
import { scanRacers } from '../findRacer';
import type { RacerProfile } from '../racers.calls';
import { createRacerCalls, athleteOf, type KnownAthlete, type NewRacer } from './createRacer.calls';
import { nameKey } from './createRacerRules';
import { readKnownRacers } from './knownAthletes';

/** Another racer has the name, in whatever case. */
export class DuplicateNameError extends Error {
  override name = 'DuplicateNameError';
}

/**
 * A new racer's id, null when the answer had none; or the racer that the chosen athlete already is.
 */
export type Creation = { kind: 'created'; id: string | null } | { kind: 'exists'; id: string };

export interface RacerCreation extends Pick<Attempt, 'isAgain'> {
  client: ApiClient;
  clock: Pick<Clock, 'setTimeout'>;
  racer: NewRacer;
}

/** The looks for a racer who may have been made, and the wait before each, in ms. */
const DOUBTFUL_DELAYS = [0, 200] as const;

/** Refusals after which trying in another way is no use. */
function isFinal(error: unknown): boolean {
  return (
    isUnauthorized(error) ||
    (error instanceof ApiError && [400, 401, 403, 422].includes(error.status))
  );
}

/**
 * Creates a racer: refused when the name is taken, for the chosen athlete when there is one, else
 * for an athlete of that name when the plain way fails. After a failure that leaves open whether it
 * is made, it is looked for before anything is sent again.
 */
export async function createRacer(creation: RacerCreation): Promise<Creation> {
  const { client, racer, isAgain } = creation;
  const known = (await readKnownRacers(client)).map((one) => ({
    id: one.id,
    name: one.name,
    athlete: athleteOf(one),
  }));
  if (racer.athleteId) {
    const existing = known.find(({ athlete }) => athlete?.id === racer.athleteId)?.athlete?.racerId;
    if (existing) return { kind: isAgain ? 'created' : 'exists', id: existing };
  } else {
    const namesake = known.find(({ name }) => nameKey(name) === nameKey(racer.name));
    // Nobody had the name before the first attempt.
    if (namesake && isAgain) return { kind: 'created', id: namesake.id };
    if (namesake) throw new DuplicateNameError(racer.name);
  }

  try {
    return { kind: 'created', id: await createRacerCalls.create(client, racer) };
  } catch (error) {
    const made = isUnclear(error) || isAgain ? await findMade(creation) : null;
    if (made) return { kind: 'created', id: made };
    if (isFinal(error) || racer.athleteId) throw error;
    return { kind: 'created', id: await createForNamesake(creation, error) };
  }
}

/** Creates it for an athlete of that name; throws `error` where there is none. */
async function createForNamesake(creation: RacerCreation, error: unknown): Promise<string | null> {
  const { client, racer } = creation;
  const athletes: KnownAthlete[] = await createRacerCalls
    .athletes(client, racer.name)
    .catch(() => []);
  const athlete = athletes.find(({ name }) => nameKey(name) === nameKey(racer.name));
  if (!athlete) throw error;
  try {
    return await createRacerCalls.create(client, { ...racer, athleteId: athlete.id });
  } catch (second) {
    // The first one may have arrived meanwhile, and the athlete be its own. A browser also sends a
    // call twice by itself: the second is refused then for what the first has made.
    const isOpen = isUnclear(error) || isUnclear(second);
    const made = await findMade(creation, (found) => isOpen || saysTheSame(found, racer));
    if (made) return made;
    throw isUnclear(error) ? error : second;
  }
}

/** Whether a racer is just as it was to be made. */
const saysTheSame = (found: RacerProfile, racer: NewRacer): boolean =>
  (['age', 'bio', 'origin', 'boatManufacturers'] as const).every(
    (field) => found[field] === racer[field],
  );

/** The id of a racer who may have been made; null when there is none to be found. */
async function findMade(
  { client, clock, racer }: RacerCreation,
  isIt: (found: RacerProfile) => boolean = () => true,
): Promise<string | null> {
  const { athleteId, name } = racer;
  for (const delay of DOUBTFUL_DELAYS) {
    await wait(clock, delay);
    const found = await scanRacers(
      client,
      (one) => (athleteId ? one.athleteId === athleteId : nameKey(one.name) === nameKey(name)),
      1,
      slugify(name),
    ).catch(() => null);
    if (found && isIt(found)) return found.id;
  }
  return null;
}
