import type { PersonSummary } from '@clubline/contract';
import { pageOf } from '../clubs/clubs.store';

/** A page of people, of those with some words in their names, from a server with cursors. */
export function peoplePage(people: readonly PersonSummary[], query: URLSearchParams) {
  const words = (query.get('search') ?? '').toLowerCase();
  const found = people.filter(({ username, firstName, lastName }) =>
    query.get('in') === 'username'
      ? username.startsWith(words)
      : `${username} ${firstName} ${lastName}`.toLowerCase().includes(words),
  );
  const { items, meta } = pageOf(found, query.get('cursor'), Number(query.get('limit')));
  return { users: items, meta: { ...meta, hasNextPage: meta.hasMore } };
}

/** A list of follows under `name`, by username where asked; a page of it where one is asked for. */
export function followsPage(
  name: string,
  people: readonly PersonSummary[],
  query: URLSearchParams,
) {
  const limit = query.get('limit');
  const words = query.get('search') ?? '';
  const found = people.filter(({ username }) => username.includes(words));
  if (limit === null) return { [name]: found };
  const { items, meta } = pageOf(found, query.get('cursor'), Number(limit));
  return { [name]: items, meta };
}
