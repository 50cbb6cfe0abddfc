import type { MentionCandidate } from '@clubline/ui';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { useClubline } from '../../platform/provider';
import { matchPeople, readPeople, type MentionPerson } from './matchPeople';

const NOBODY: MentionPerson[] = [];

/**
 * People for an `@`, ready for a composer. Asked for at the first `@` only; a failed look-up offers
 * nobody until the next.
 */
export function useMentions(): {
  suggestions: MentionCandidate[];
  onQueryChange: (query: string | null) => void;
  status: 'loading' | 'ready';
} {
  const { client } = useClubline();
  const [query, setQuery] = useState<string | null>(null);
  const { data: people, isLoading } = useSWR<MentionPerson[]>(
    query === null ? null : 'mentions:people',
    async () => readPeople(await client.get('/users')),
  );
  const suggestions = useMemo(
    () => (query === null ? [] : matchPeople(people ?? NOBODY, query)),
    [people, query],
  );
  return { suggestions, onQueryChange: setQuery, status: isLoading ? 'loading' : 'ready' };
}
