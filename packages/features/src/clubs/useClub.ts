import type { ClubChannel, ClubDetails } from '@clubline/contract';
import useSWR, { useSWRConfig } from 'swr';
import { changeKnown, clubScope, loadAgain } from '../platform/cache';
import { useClubline } from '../platform/provider';
import { useSession } from '../platform/session';
import { isUnclear } from '../platform/writes';
import { clubsCalls } from './clubs.calls';

const NO_CHANNELS: ClubChannel[] = [];

/** Key of a club's details as one person sees them. */
export const detailsKey = (clubId: string, userId: string): string =>
  `${clubScope(clubId)}:details:${userId}`;
export const isMemberKey = (clubId: string, userId: string): string =>
  `${clubScope(clubId)}:isMember:${userId}`;
export const channelsKey = (clubId: string): string => `${clubScope(clubId)}:channels`;

/** What the viewer is to a club; owners and co-owners are alike. */
type Membership = 'none' | 'member' | 'owner' | 'unknown';

function membershipOf(userId: string, isOwner: boolean, isMember?: boolean): Membership {
  if (isOwner) return 'owner';
  if (userId === '') return 'none';
  if (isMember === undefined) return 'unknown';
  return isMember ? 'member' : 'none';
}

/**
 * A club with the viewer's membership and its channels. What the server sends along is not asked
 * for again. Without `asksOnMount` an answer that is still fresh is not asked for when a component
 * mounts.
 */
export function useClub(clubId: string, { withChannels = true, asksOnMount = true } = {}) {
  const { client } = useClubline();
  const { cache, mutate } = useSWRConfig();
  const { status, user } = useSession();
  const userId = user?.id ?? '';
  const asking = { ...(asksOnMount && { revalidateOnMount: true }) };
  // Before it is known who asks, an answer would be about nobody.
  const key = detailsKey(clubId, userId);
  const details = useSWR<ClubDetails | null>(
    status === 'loading' ? null : key,
    () => clubsCalls.loadDetails(client, clubId, userId),
    asking,
  );
  // What was known of it is no longer true once it was deleted, or no longer for them to see.
  const { status: refusal } = (details.error ?? {}) as { status?: number };
  const isGone = refusal === 404;
  const isClosed = refusal === 403;
  const club = isGone || isClosed ? null : (details.data ?? null);

  const isOwner =
    club !== null &&
    userId !== '' &&
    (club.owner.id === userId || club.coOwners.some(({ id }) => id === userId));
  const mustAsk = club !== null && userId !== '' && !isOwner && club.isMember === undefined;
  const asked = useSWR<boolean>(
    mustAsk ? isMemberKey(clubId, userId) : null,
    () => clubsCalls.loadIsMember(client, clubId, userId),
    asking,
  );
  const isMember = club?.isMember ?? asked.data;
  const membership = !club ? 'unknown' : membershipOf(userId, isOwner, isMember);

  const listed = useSWR<ClubChannel[]>(
    withChannels && club !== null && !club.channels ? channelsKey(clubId) : null,
    () => clubsCalls.loadChannels(client, clubId),
    asking,
  );
  const channels = club?.channels ?? listed.data;
  const change = (apply: (known: ClubDetails) => ClubDetails) =>
    changeKnown<ClubDetails | null>(key, (known) => known && apply(known), cache, mutate);

  return {
    club,
    membership,
    /** Why it is not known what the viewer is to the club. */
    membershipError: membership === 'unknown' ? ((asked.error as Error | undefined) ?? null) : null,
    retryMembership: () => void asked.mutate(),
    channels: channels ?? NO_CHANNELS,
    /** True while it is on its way which channels the club has. */
    isLoadingChannels: !channels && !listed.error,
    /** Why it is not known which channels the club has. */
    channelsError: channels ? null : ((listed.error as Error | undefined) ?? null),
    retryChannels: () => void listed.mutate(),
    isLoading:
      !club &&
      !isGone &&
      !isClosed &&
      (status === 'loading' ||
        details.isLoading ||
        (details.isValidating && details.data === undefined)),
    isNotFound: details.data === null || isGone,
    /** The viewer may not see it, e.g. since they are banned from it; `error` says so. */
    isClosed,
    error: club ? null : ((details.error as Error | undefined) ?? null),
    retry: () => void details.mutate(),
    /**
     * Asks again for the club, what the viewer is to it, and its channels; rejects where it is open
     * what they are. A refusal is an answer.
     */
    reload: () =>
      Promise.all(
        [key, isMemberKey(clubId, userId), channelsKey(clubId)].map((one) =>
          loadAgain(one, cache, mutate).catch((error: unknown) => {
            if (isUnclear(error)) throw error;
          }),
        ),
      ),
    /** Shows what has changed of it. */
    showChange: (fields: Partial<ClubDetails>) => change((known) => ({ ...known, ...fields })),
    /** Shows the channels as they are by now. */
    changeChannels(apply: (channels: readonly ClubChannel[]) => ClubChannel[]): void {
      change((known) => ({
        ...known,
        ...(known.channels && { channels: apply(known.channels) }),
      }));
      changeKnown<ClubChannel[]>(channelsKey(clubId), apply, cache, mutate);
    },
  };
}
