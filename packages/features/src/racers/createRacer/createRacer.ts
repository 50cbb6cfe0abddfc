import { ApiError, isUnauthorized, type ApiClient } from '../../platform/client';
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

/** Refusals after which trying in another way is no use. */
function isFinal(error: unknown): boolean {
  return (
    isUnauthorized(error) ||
    (error instanceof ApiError && [400, 401, 403, 422].includes(error.status))
  );
}

/**
 * Creates a racer: refused when the name is taken, for the chosen athlete when there is one, else
 * for an athlete of that name when the plain way fails.
 */
export async function createRacer(client: ApiClient, racer: NewRacer): Promise<Creation> {
  const known = (await readKnownRacers(client)).map((one) => ({
    name: one.name,
    athlete: athleteOf(one),
  }));
  if (racer.athleteId) {
    const existing = known.find(({ athlete }) => athlete?.id === racer.athleteId)?.athlete?.racerId;
    if (existing) return { kind: 'exists', id: existing };
  } else if (known.some(({ name }) => nameKey(name) === nameKey(racer.name))) {
    throw new DuplicateNameError(racer.name);
  }

  try {
    return { kind: 'created', id: await createRacerCalls.create(client, racer) };
  } catch (error) {
    if (isFinal(error) || racer.athleteId) throw error;
    const athletes: KnownAthlete[] = await createRacerCalls
      .athletes(client, racer.name)
      .catch(() => []);
    const athlete = athletes.find(({ name }) => nameKey(name) === nameKey(racer.name));
    if (!athlete) throw error;
    return {
      kind: 'created',
      id: await createRacerCalls.create(client, { ...racer, athleteId: athlete.id }),
    };
  }
}
