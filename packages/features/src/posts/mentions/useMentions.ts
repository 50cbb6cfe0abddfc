import type { MentionCandidate } from '@clubline/ui';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { statusOf } from '../../platform/cache';
import {
  type ApiClient,
  ApiError,
  asAnswer,
  asRecord,
  readNextCursor,
} from '../../platform/client';
import { SUGGESTION_DELAY, useDebouncedValue } from '../../platform/debounce';
import { withoutDoubles } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { matchPeople, readPeople, type MentionPerson } from './matchPeople';

const NOBODY: MentionPerson[] = [];
const FIRST_PAGE = '/users?limit=50&page=1';

interface KnownPeople {
  people: MentionPerson[];
  /** Whether there are more, among whom the server finds those with some words in their names. */
  canSearch: boolean;
}

/** Everybody; from a server that can search among them, the first page. */
async function loadPeople(client: ApiClient): Promise<KnownPeople> {
  try {
    const body = await client.get(FIRST_PAGE);
    const { root, data } = asAnswer(body);
    const canSearch = readNextCursor(body) !== null;
    if (canSearch || asRecord(root.meta ?? data.meta).hasNextPage !== true)
      return { people: readPeople(body), canSearch };
  } catch (error) {
    // Some servers refuse pages of this size.
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
  }
  return { people: readPeople(await client.get('/users')), canSearch: false };
}

/**
 * People for an `@`, ready for a composer: among all, or found by a server that can search. Asked
 * for at the first `@` only; after a failed look-up the next character asks again.
 */
export function useMentions() {
  const { client } = useClubline();
  const [query, setQuery] = useState<string | null>(null);
  const { data, error, isLoading, isValidating, mutate } = useSWR<KnownPeople>(
    query === null ? null : 'mentions:people',
    () => loadPeople(client),
  );
  const wanted = (data?.canSearch && query?.toLocaleLowerCase()) || '';
  const settled = useDebouncedValue(wanted, SUGGESTION_DELAY);
  const words = wanted && settled;
  const found = useSWR<MentionPerson[]>(
    words ? `mentions:people:${words}` : null,
    async () => readPeople(await client.get(`${FIRST_PAGE}&search=${encodeURIComponent(words)}`)),
    { keepPreviousData: true },
  );
  const suggestions = useMemo<MentionCandidate[]>(() => {
    const people = withoutDoubles([...(found.data ?? NOBODY), ...(data?.people ?? NOBODY)]);
    return query === null ? [] : matchPeople(people, query);
  }, [data, found.data, query]);
  const onQueryChange = (next: string | null) => {
    setQuery(next);
    if (error && query !== null && next !== null && !isValidating) void mutate();
  };
  const isSearched = wanted !== '' && suggestions.length === 0;
  const answer = words === wanted && !found.isLoading ? found.data : undefined;
  return {
    suggestions,
    onQueryChange,
    status: isSearched
      ? statusOf(answer, words === wanted && found.error)
      : statusOf(data, error, isLoading),
  };
}
