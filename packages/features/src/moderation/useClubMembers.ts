import { type ClubMember, type ClubRole, personName, type PersonSummary } from '@clubline/contract';
import useSWR, { useSWRConfig } from 'swr';
import { askForPart, changeKnown, statusOf } from '../platform/cache';
import { SEARCH_DELAY, useDebouncedValue } from '../platform/debounce';
import { useMessages } from '../platform/messages';
import { useRoutedWords } from '../platform/navigation';
import { type Pages, useNextPageOf, withFirstPage, withPageAt } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { failureToast } from '../platform/toast';
import { moderationMessages } from './messages';
import { moderationCalls } from './moderation.calls';
import { membersKey } from './moderationKeys';
import { useBans } from './useBans';
import { useSanctions } from './useSanctions';

/** Members as they are kept, and what was searched for when they were found. */
interface FoundMembers extends Pages<ClubMember> {
  search: string;
}

export interface ClubMembersOptions {
  /** Whether the viewer sees who is banned. */
  isModerator: boolean;
  /** The words of the address. */
  query: string;
}

const withFields =
  (id: string, fields: Pick<ClubMember, 'role'> | { isMuted: boolean }) =>
  (members: readonly ClubMember[]): ClubMember[] =>
    members.map((member) => (member.id === id ? { ...member, ...fields } : member));

/** The members of a club page by page, found by name, and for owners who is banned. */
export function useClubMembers(clubId: string, { isModerator, query }: ClubMembersOptions) {
  const text = useMessages(moderationMessages);
  const { client, toast } = useClubline();
  const [search, setSearch] = useRoutedWords(query, (words) => ({
    to: 'clubSection',
    id: clubId,
    section: 'members',
    query: words,
  }));
  const settled = useDebouncedValue(search.trim(), SEARCH_DELAY);
  const sanctions = useSanctions(clubId);
  const { cache, mutate } = useSWRConfig();

  const keyOf = (words: string) => membersKey(clubId, words);
  const change = (key: string, apply: (found: FoundMembers) => FoundMembers) =>
    changeKnown(key, apply, cache, mutate);
  const known = () => cache.get(keyOf(settled))?.data as FoundMembers | undefined;
  const list = useSWR<FoundMembers>(
    keyOf(settled),
    async () => {
      const page = await moderationCalls.loadMembers(client, clubId, settled);
      return { search: settled, ...withFirstPage(known(), page) };
    },
    { revalidateOnMount: true, keepPreviousData: true },
  );
  // While another search is under way, what was found before stays in sight.
  const isOwn = list.data?.search === settled;
  const hasFailed = Boolean(list.error) && !isOwn && !list.isValidating;
  const cursor = isOwn ? list.data?.nextCursor : null;
  const older = useNextPageOf(settled, Boolean(cursor), async () => {
    try {
      const key = keyOf(settled);
      const next = await askForPart<FoundMembers>(cache, key, async () => ({
        ...(await moderationCalls.loadMembers(client, clubId, settled, cursor ?? undefined)),
        search: settled,
      }));
      // By its key: another search may be shown when the answer comes.
      change(key, (found) => ({ ...withPageAt(found, next, cursor ?? ''), search: settled }));
    } catch (error) {
      toast.add(failureToast(text.membersFailed, error, text.tryAgain));
      throw error;
    }
  });
  const bans = useBans(clubId, isModerator);
  const members = list.data?.items ?? [];
  /** A person is in what each search has found. */
  const changeAll = (apply: (members: ClubMember[]) => ClubMember[]) => {
    for (const key of [...cache.keys()].filter((one) => one.startsWith(keyOf(''))))
      change(key, (found) => ({ ...found, items: apply(found.items) }));
  };
  const named = (id: string) => {
    const person =
      members.find((member) => member.id === id) ?? bans.people.find((one) => one.id === id);
    return { id, name: person ? personName(person) : '' };
  };

  return {
    members,
    bans,
    search,
    setSearch,
    status: hasFailed ? ('error' as const) : statusOf(list.data, null),
    retry: () => void list.mutate(),
    cutAt: isOwn ? list.data?.cutAt : undefined,
    older,
    setRole: (id: string, role: ClubRole) => changeAll(withFields(id, { role })),
    async setMuted(id: string, isMuted: boolean): Promise<void> {
      if (!(await (isMuted ? sanctions.impose : sanctions.lift)('mute', named(id)))) return;
      changeAll(withFields(id, { isMuted }));
    },
    /** Bans somebody, who may have left the club meanwhile: the ban holds all the same. */
    async ban(person: PersonSummary): Promise<void> {
      const { id } = person;
      if (!(await sanctions.impose('ban', { id, name: personName(person) }))) {
        void list.mutate();
        return;
      }
      changeAll((all) => all.filter((member) => member.id !== id));
      bans.add(person);
    },
    async liftBan(id: string): Promise<void> {
      if (await sanctions.lift('ban', named(id))) bans.drop(id);
      else bans.retry();
    },
  };
}
