import type { AthleteSuggestion } from '@clubline/ui';
import { useEffect, useRef, useState } from 'react';
import { SUGGESTION_DELAY, useDebouncedValue } from '../../platform/debounce';
import { useClubline } from '../../platform/provider';
import { createRacerCalls, athleteOf, type KnownAthlete } from './createRacer.calls';
import { nameKey } from './createRacerRules';
import { readKnownRacers } from './knownAthletes';

/** When and how many names are offered. */
const SUGGESTIONS = { minLength: 2, max: 8 } as const;

/**
 * At most eight athletes whose name contains the query, each once, those that begin with it first.
 */
export function matchAthletes(athletes: readonly KnownAthlete[], query: string): KnownAthlete[] {
  const wanted = nameKey(query);
  const seen = new Set<string>();
  return athletes
    .filter(({ id, name }) => nameKey(name).includes(wanted) && !seen.has(id) && seen.add(id))
    .sort(
      (a, b) =>
        Number(nameKey(b.name).startsWith(wanted)) - Number(nameKey(a.name).startsWith(wanted)) ||
        a.name.localeCompare(b.name),
    )
    .slice(0, SUGGESTIONS.max);
}

/**
 * Athletes whose name is like what is being typed. Answers to what was typed before are dropped; a
 * failed look-up offers nobody.
 */
export function useAthleteSuggestions(
  typed: string,
  isChosen: boolean,
): readonly AthleteSuggestion[] {
  const { client } = useClubline();
  const [found, setFound] = useState<{ query: string; athletes: KnownAthlete[] }>({
    query: '',
    athletes: [],
  });
  const racers = useRef<Promise<KnownAthlete[]> | null>(null);
  const query = typed.trim();
  const isAsking = query.length >= SUGGESTIONS.minLength && !isChosen;
  const hasSettled = useDebouncedValue(query, SUGGESTION_DELAY) === query;

  useEffect(() => {
    if (!isAsking || !hasSettled) return undefined;
    let isStale = false;
    const look = async () => {
      racers.current ??= readKnownRacers(client).then((all) =>
        all.map(athleteOf).filter((athlete) => athlete !== null),
      );
      const [known, others] = await Promise.all([
        racers.current.catch(() => {
          racers.current = null;
          return [];
        }),
        createRacerCalls.athletes(client, query).catch(() => []),
      ]);
      if (!isStale) setFound({ query, athletes: matchAthletes([...known, ...others], query) });
    };
    void look();
    return () => {
      isStale = true;
    };
  }, [client, query, isAsking, hasSettled]);

  if (!isAsking || !nameKey(query).includes(nameKey(found.query)))
    return isChosen ? found.athletes : [];
  return found.query === query ? found.athletes : matchAthletes(found.athletes, query);
}
