import { mentionsIn } from '@clubline/contract';
import useSWR from 'swr';
import type { ClubRights } from '../../moderation';
import { clubScope } from '../../platform/cache';
import { type ApiClient, asAnswer, asList, asRecord, asText } from '../../platform/client';
import { SEARCH_DELAY, useDebouncedValue } from '../../platform/debounce';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { postsMessages } from '../messages';

/** Those of these usernames whose people do not belong to a club. */
async function loadNotMembers(
  client: ApiClient,
  clubId: string,
  usernames: string,
): Promise<string[]> {
  const query = new URLSearchParams({ usernames });
  const body = await client.get(`/clubs/${encodeURIComponent(clubId)}/mentions?${query}`);
  return asList(asAnswer(body).data.notMembers)
    .map((person) => asText(asRecord(person).username))
    .filter(Boolean);
}

/**
 * Says whom a text mentions in vain, because they do not belong to the club; undefined where nobody
 * is, and on servers that do not say `checkMentions`.
 */
export function useMentionNotice(
  clubId: string,
  { permissions }: Pick<ClubRights, 'permissions'>,
  content: string,
): string | undefined {
  const text = useMessages(postsMessages);
  const { client } = useClubline();
  const mentioned = permissions.includes('checkMentions') ? mentionsIn(content) : [];
  const wanted = useDebouncedValue(mentioned.join(','), SEARCH_DELAY);
  const { data = [] } = useSWR<string[]>(
    wanted ? `${clubScope(clubId)}:notMembers:${wanted}` : null,
    () => loadNotMembers(client, clubId, wanted),
    { keepPreviousData: true },
  );
  const missed = data.filter((username) => mentioned.includes(username.toLowerCase()));
  if (missed.length === 0) return undefined;
  const names = missed.map((username) => `@${username}`).join(', ');
  return text.notMembers(names, missed.length);
}
