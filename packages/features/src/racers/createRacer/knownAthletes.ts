import type { ApiClient } from '../../platform/client';
import { racersCalls, type RacerProfile } from '../racers.calls';

/** Pages of 50 that are read to know the names there are. */
export const NAME_PAGES = 4;

/** The racers whose names are compared with a new one. */
export async function readKnownRacers(client: ApiClient): Promise<RacerProfile[]> {
  const next = racersCalls.open(client);
  const racers: RacerProfile[] = [];
  for (let page = 0; page < NAME_PAGES; page += 1) {
    const { items, hasMore } = await next();
    racers.push(...items);
    if (!hasMore) break;
  }
  return racers;
}
