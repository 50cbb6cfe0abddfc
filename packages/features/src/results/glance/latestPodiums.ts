import { rankRace, type PodiumPlace } from '@clubline/ui';
import type { EventDay, EventRace } from '../eventContent.types';
import { boatOf } from '../findResult';

/** A day, and those of its races that have first places. */
export interface LatestPodiums {
  day: EventDay;
  podiums: RacePodium[];
}

/** Those on the first three places of a race, in their order. */
export interface RacePodium {
  race: EventRace;
  places: PodiumPlace[];
}

/**
 * The podiums of the last races, `count` at most, of the last day that has any, and the day; null
 * where no race has one yet.
 */
export function latestPodiums(days: readonly EventDay[], count: number): LatestPodiums | null {
  for (const day of days.toReversed()) {
    const podiums = podiumsOf(day).slice(-count);
    if (podiums.length > 0) return { day, podiums };
  }
  return null;
}

/** The podiums of a day, without the races that have none yet. */
export const podiumsOf = (day: EventDay): RacePodium[] =>
  day.races
    .map((race) => ({ race, places: podiumOf(race) }))
    .filter(({ places }) => places.length > 0);

function podiumOf(race: EventRace): PodiumPlace[] {
  const ranked = rankRace(race.rows);
  return race.rows
    .flatMap((row, index) => {
      const place = ranked[index]?.place ?? null;
      return place !== null && place <= 3 ? [{ place, rider: row.rider, boat: boatOf(row) }] : [];
    })
    .sort((a, b) => a.place - b.place);
}
