import type { ApiClient } from '../../platform/client';
import { firstAndRest, type ReadPage } from '../../platform/paging';
import { listPersonOf, type ListPerson } from '../listPerson';
import { profilesCalls } from '../profiles.calls';

/**
 * Reads people page by page, with words only from a server that can search: those whose username
 * begins with them first, where it can look for these.
 */
export function openPeople(
  client: ApiClient,
  words: string,
  { canSearchUsernames = false } = {},
): ReadPage<ListPerson> {
  const wanted = words.replace(/^@/, '');
  const open = (where?: 'username'): ReadPage<ListPerson> => {
    const next = profilesCalls.openUsers(client, wanted, where);
    return async () => {
      const page = await next();
      return { ...page, items: page.items.map(listPersonOf) };
    };
  };
  return canSearchUsernames && wanted ? firstAndRest(open('username'), open()) : open();
}
