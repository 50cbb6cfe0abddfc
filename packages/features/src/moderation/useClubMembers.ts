import { type PersonSummary, personName } from '@clubline/contract';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { clubScope, statusOf } from '../platform/cache';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { failureToast } from '../platform/toast';
import { moderationMessages } from './messages';
import { moderationCalls, type MemberPage } from './moderation.calls';
import { useSanctions } from './useSanctions';

/** Typing rests this long before names are looked for. */
const SEARCH_REST = 250;

/** The members of a club page by page, found by name, and for owners who is banned. */
export function useClubMembers(clubId: string, isModerator: boolean) {
  const text = useMessages(moderationMessages);
  const { client, clock, toast } = useClubline();
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState('');
  const [isLoadingMore, setLoadingMore] = useState(false);
  const sanctions = useSanctions(clubId);
  useEffect(() => {
    const timer = clock.setTimeout(() => setWanted(search.trim()), SEARCH_REST);
    return () => clock.clearTimeout(timer);
  }, [clock, search]);

  const list = useSWR<MemberPage>(
    `${clubScope(clubId)}:members:${wanted}`,
    () => moderationCalls.loadMembers(client, clubId, wanted),
    { revalidateOnMount: true, keepPreviousData: true },
  );
  const bans = useSWR<PersonSummary[]>(
    isModerator ? `${clubScope(clubId)}:bans` : null,
    () => moderationCalls.loadBanned(client, clubId),
    { revalidateOnMount: true },
  );
  const members = list.data?.members ?? [];
  const change = (apply: (page: MemberPage) => MemberPage) =>
    void list.mutate((page) => page && apply(page), { revalidate: false });
  const named = (id: string) => {
    const person =
      members.find((member) => member.id === id) ?? bans.data?.find((one) => one.id === id);
    return { id, name: person ? personName(person) : '' };
  };

  return {
    members,
    banned: bans.data ?? [],
    search,
    setSearch,
    status: statusOf(list.data, list.error),
    retry: () => void list.mutate(),
    hasMore: Boolean(list.data?.nextCursor),
    isLoadingMore,
    async loadMore(): Promise<void> {
      const cursor = list.data?.nextCursor;
      if (!cursor || isLoadingMore) return;
      setLoadingMore(true);
      try {
        const next = await moderationCalls.loadMembers(client, clubId, wanted, cursor);
        change((page) => ({
          nextCursor: next.nextCursor,
          members: [
            ...page.members,
            ...next.members.filter(({ id }) => !page.members.some((member) => member.id === id)),
          ],
        }));
      } catch (error) {
        toast.add(failureToast(text.membersFailed, error, text.tryAgain));
      } finally {
        setLoadingMore(false);
      }
    },
    async setMuted(id: string, isMuted: boolean): Promise<void> {
      if (!(await (isMuted ? sanctions.impose : sanctions.lift)('mute', named(id)))) return;
      change((page) => ({
        ...page,
        members: page.members.map((member) => (member.id === id ? { ...member, isMuted } : member)),
      }));
    },
    async ban(id: string): Promise<void> {
      const person = members.find((member) => member.id === id);
      if (!person || !(await sanctions.impose('ban', named(id)))) return;
      change((page) => ({ ...page, members: page.members.filter((member) => member.id !== id) }));
      void bans.mutate((known) => [person, ...(known ?? [])]);
    },
    async liftBan(id: string): Promise<void> {
      if (!(await sanctions.lift('ban', named(id)))) return;
      void bans.mutate((known) => known?.filter((person) => person.id !== id));
    },
  };
}
