import type { MentionCandidate } from '@clubline/ui';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { statusOf } from '../../platform/cache';
import { useClubline } from '../../platform/provider';
import { matchPeople, readPeople, type MentionPerson } from './matchPeople';

const NOBODY: MentionPerson[] = [];

/**
 * People for an `@`, ready for a composer. Asked for at the first `@` only; after a failed look-up
 * the next character asks again.
 */
export function useMentions() {
  const { client } = useClubline();
  const [query, setQuery] = useState<string | null>(null);
  const { data, error, isLoading, isValidating, mutate } = useSWR<MentionPerson[]>(
    query === null ? null : 'mentions:people',
    async () => readPeople(await client.get('/users')),
  );
  const suggestions = useMemo<MentionCandidate[]>(
    () => (query === null ? [] : matchPeople(data ?? NOBODY, query)),
    [data, query],
  );
  const onQueryChange = (next: string | null) => {
    setQuery(next);
    if (error && query !== null && next !== null && !isValidating) void mutate();
  };
  return { suggestions, onQueryChange, status: statusOf(data, error, isLoading) };
}
