import type { PersonSummary } from '@clubline/contract';
import { useSWRConfig } from 'swr';
import { changeKnown } from '../../platform/cache';
import { readPerson } from '../../platform/client';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { useGathered, useSocketSubscription } from '../../platform/subscription';
import { withPerson } from './withPerson';

/**
 * Keeps right how people are called and shown, wherever they stand on the page, while the server
 * tells it. Elsewhere that comes with the next answer.
 */
export function usePersonChanges(): void {
  const { session } = useClubline();
  const { cache, mutate } = useSWRConfig();
  const user = useCurrentUser();
  const gather = useGathered<PersonSummary>((people) => {
    for (const person of people.values()) {
      for (const key of cache.keys()) {
        const known = cache.get(key)?.data as unknown;
        if (withPerson(known, person) !== known)
          changeKnown(key, (now) => withPerson(now, person), cache, mutate);
      }
      if (person.id === user?.id && withPerson(user, person) !== user) void session.refresh();
    }
  });
  useSocketSubscription({
    events: {
      personChanged(body) {
        const person = readPerson(body.person);
        if (person.id && person.username) gather(person.id, person);
      },
    },
    // What was missed comes with what each screen asks for again.
    onCatchUp: () => Promise.resolve(),
  });
}
