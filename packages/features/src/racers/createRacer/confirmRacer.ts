import { slugify } from '@clubline/contract';
import type { ApiClient } from '../../platform/client';
import { type Clock, wait } from '../../platform/environment';
import { scanRacers } from '../findRacer';
import { racersCalls } from '../racers.calls';
import { nameKey } from './createRacerRules';

/** Waits, in ms, before each look for a new racer. */
const CONFIRM_DELAYS = [150, 300, 450, 600, 750, 900, 1_050, 1_200] as const;
/** Pages of 50 in which a new racer is looked for by name. */
export const NEW_RACER_PAGES = 12;

/** The id under which a new racer can be opened; null when it is not to be found yet. */
export async function confirmRacer(
  client: ApiClient,
  clock: Pick<Clock, 'setTimeout'>,
  { id, name }: { id: string | null; name: string },
): Promise<string | null> {
  const wanted = nameKey(name);
  const byName = (pages: number) =>
    scanRacers(
      client,
      (racer) => racer.id === id || nameKey(racer.name) === wanted,
      pages,
      slugify(name),
    );
  for (const delay of CONFIRM_DELAYS) {
    await wait(clock, delay);
    // Without an id the newest page has it, or the name leads to it.
    const look = id ? racersCalls.one(client, id) : byName(1);
    const racer = await look.catch(() => null);
    if (racer) return racer.id;
  }
  const found = await byName(NEW_RACER_PAGES).catch(() => null);
  return found?.id ?? null;
}
