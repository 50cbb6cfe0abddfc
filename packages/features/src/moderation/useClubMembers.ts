import { type ClubMember, type ClubRole, personName } from '@clubline/contract';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { clubScope, statusOf } from '../platform/cache';
import { useDebouncedValue } from '../platform/debounce';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { failureToast } from '../platform/toast';
import { moderationMessages } from './messages';
import { moderationCalls, type MemberPage } from './moderation.calls';
import { useBans } from './useBans';
import { useSanctions } from './useSanctions';

/** How long typing has to rest before names are looked for, in ms. */
const SEARCH_DELAY = 250;

/** Members as they are kept, and what was searched for when they were found. */
interface FoundMembers extends MemberPage {
  search: string;
}

const withPage = (found: FoundMembers, page: MemberPage): FoundMembers => {
  const members = [
    ...found.members,
    ...page.members.filter(({ id }) => !found.members.some((member) => member.id === id)),
  ];
  return {
    ...found,
    ...page,
    members,
    ...(page.cutAt !== undefined && { cutAt: members.length }),
  };
};

const withFields =
  (id: string, fields: Pick<ClubMember, 'role'> | { isMuted: boolean }) =>
  (members: readonly ClubMember[]): ClubMember[] =>
    members.map((member) => (member.id === id ? { ...member, ...fields } : member));

/** The members of a club page by page, found by name, and for owners who is banned. */
export function useClubMembers(clubId: string, isModerator: boolean) {
  const text = useMessages(moderationMessages);
  const { client, toast } = useClubline();
  const [search, setSearch] = useState('');
  const settled = useDebouncedValue(search.trim(), SEARCH_DELAY);
  const [loadingMoreOf, setLoadingMoreOf] = useState<string | null>(null);
  const sanctions = useSanctions(clubId);
  const { mutate } = useSWRConfig();

  const keyOf = (words: string) => `${clubScope(clubId)}:members:${words}`;
  const list = useSWR<FoundMembers>(
    keyOf(settled),
    async () => ({
      search: settled,
      ...(await moderationCalls.loadMembers(client, clubId, settled)),
    }),
    { revalidateOnMount: true, keepPreviousData: true },
  );
  // While another search is under way, what was found before stays in sight.
  const isOwn = list.data?.search === settled;
  const hasFailed = Boolean(list.error) && !isOwn && !list.isValidating;
  const bans = useBans(clubId, isModerator);
  const members = list.data?.members ?? [];
  /** A person is in what each search has found. */
  const changeAll = (apply: (members: MemberPage['members']) => MemberPage['members']) =>
    void mutate<FoundMembers>(
      (key) => typeof key === 'string' && key.startsWith(keyOf('')),
      (found) => found && { ...found, members: apply(found.members) },
      { revalidate: false },
    );
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
    hasMore: isOwn && Boolean(list.data?.nextCursor),
    cutAt: isOwn ? list.data?.cutAt : undefined,
    isLoadingMore: loadingMoreOf === settled,
    async loadMore(): Promise<void> {
      const cursor = isOwn ? list.data?.nextCursor : null;
      if (!cursor || loadingMoreOf === settled) return;
      setLoadingMoreOf(settled);
      try {
        const next = await moderationCalls.loadMembers(client, clubId, settled, cursor);
        // By its key: another search may be shown when the answer comes.
        void mutate<FoundMembers>(keyOf(settled), (found) => found && withPage(found, next), {
          revalidate: false,
        });
      } catch (error) {
        toast.add(failureToast(text.membersFailed, error, text.tryAgain));
      } finally {
        setLoadingMoreOf((now) => (now === settled ? null : now));
      }
    },
    setRole: (id: string, role: ClubRole) => changeAll(withFields(id, { role })),
    async setMuted(id: string, isMuted: boolean): Promise<void> {
      if (!(await (isMuted ? sanctions.impose : sanctions.lift)('mute', named(id)))) return;
      changeAll(withFields(id, { isMuted }));
    },
    async ban(id: string): Promise<void> {
      const person = members.find((member) => member.id === id);
      if (!person || !(await sanctions.impose('ban', named(id)))) return;
      changeAll((all) => all.filter((member) => member.id !== id));
      bans.add(person);
    },
    async liftBan(id: string): Promise<void> {
      if (!(await sanctions.lift('ban', named(id)))) return;
      bans.drop(id);
    },
  };
}
