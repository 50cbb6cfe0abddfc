import type { ClubMember } from '@clubline/contract';
import { useSWRConfig } from 'swr';
import { changeKnown, loadAgain } from '../platform/cache';
import { asText } from '../platform/client';
import type { Pages } from '../platform/paging';
import { type SocketEvents, useAskAgain, useGathered } from '../platform/subscription';
import { bansKey, facesKey, invitationsKey, membersKey, reportsKey } from './moderationKeys';
import { readMember } from './moderation.calls';

/** What has changed of a person in the club. */
interface ListChange {
  member?: ClubMember;
  hasLeft?: boolean;
  isMuted?: boolean;
}

type ModerationEvents = Required<
  Pick<SocketEvents, 'clubMembersChanged' | 'clubModerationChanged' | 'clubPostRemoved'>
>;

/** Members with what has become of one of them; who is new stands at the end, once that is here. */
function withChange(known: Pages<ClubMember>, id: string, change: ListChange): Pages<ClubMember> {
  const { member, hasLeft, isMuted } = change;
  if (hasLeft) return { ...known, items: known.items.filter((one) => one.id !== id) };
  const fields = { ...member, ...(isMuted !== undefined && { isMuted }) };
  if (known.items.some((one) => one.id === id))
    return {
      ...known,
      items: known.items.map((one) => (one.id === id ? { ...one, ...fields } : one)),
    };
  const isWhole = !known.nextCursor && known.cutAt === undefined;
  return member && isWhole
    ? { ...known, items: [...known.items, { ...member, ...fields }] }
    : known;
}

/**
 * Keeps right who is shown in a club as a member or banned, and what is reported: what the events
 * say, as far as it is shown, and all of it again after a gap.
 */
export function useModerationChanges(
  clubId: string,
): ModerationEvents & { catchUp: () => Promise<unknown> } {
  const { cache, mutate } = useSWRConfig();
  const members = membersKey(clubId, '');
  const faces = facesKey(clubId);
  const keysFrom = (start: string) => [...cache.keys()].filter((key) => key.startsWith(start));
  const gather = useGathered<ListChange>((changes) => {
    for (const key of [...keysFrom(members), faces]) {
      changeKnown<Pages<ClubMember>>(
        key,
        (known) => [...changes].reduce((all, [id, change]) => withChange(all, id, change), known),
        cache,
        mutate,
      );
      // Whether the words of a search are in a new name, the server says.
      const isOfSearch = key !== members && key !== faces;
      if (isOfSearch && [...changes].some(([, { member }]) => member)) void mutate(key);
    }
  });
  const askAgain = useAskAgain((keys) => keys.forEach((key) => void mutate(key)));
  return {
    clubMembersChanged({ member: sent, leftId }) {
      const member = readMember(sent);
      const left = asText(leftId);
      if (member) gather(member.id, { member, hasLeft: false });
      else if (left) gather(left, { hasLeft: true });
      if (member || left) askAgain(invitationsKey(clubId));
    },
    clubModerationChanged({ list, userId, isMuted }) {
      if (list === 'mutes' && typeof isMuted === 'boolean') gather(asText(userId), { isMuted });
      if (list === 'reports') askAgain(reportsKey(clubId));
      if (list === 'bans') askAgain(bansKey(clubId));
      // Who is banned is invited no more.
      if (list === 'bans' || list === 'invitations') askAgain(invitationsKey(clubId));
    },
    clubPostRemoved({ postId }) {
      changeKnown<Pages<{ id: string }>>(
        reportsKey(clubId),
        (known) => ({ ...known, items: known.items.filter(({ id }) => id !== postId) }),
        cache,
        mutate,
      );
    },
    catchUp: () =>
      Promise.all(
        [...keysFrom(members), faces, bansKey(clubId), reportsKey(clubId), invitationsKey(clubId)]
          .filter((key) => cache.get(key)?.data !== undefined)
          .map((key) => loadAgain(key, cache, mutate)),
      ),
  };
}
