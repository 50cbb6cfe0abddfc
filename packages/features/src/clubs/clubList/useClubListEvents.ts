import { type Club, CLUB_LIST_EVENTS } from '@clubline/contract';
import { useSWRConfig } from 'swr';
import { changeKnown } from '../../platform/cache';
import { asText } from '../../platform/client';
import type { Pages } from '../../platform/paging';
import { useAddition } from '../../platform/provider';
import { useAskAgain, useGathered, useSocketSubscription } from '../../platform/subscription';
import { type OwnClubs, readClub } from '../clubs.calls';
import { clubKeys } from '../clubKeys';
import { refreshLists } from '../refreshLists';

/** What has become of a club. */
interface ClubChange {
  /** As it is now; null for one that is there no more. */
  club?: Club | null;
  /** Whether the viewer belongs to it. */
  isMember?: boolean;
}

const without = (clubs: Club[], clubId: string) => clubs.filter(({ id }) => id !== clubId);

/** Clubs with what has become of one of them. */
function withChange(clubs: Club[], clubId: string, { club, isMember }: ClubChange): Club[] {
  if (club === null) return without(clubs, clubId);
  return clubs.map((one) => {
    if (one.id !== clubId) return one;
    const now = { ...one, ...club };
    // Where a server does not say it of each club, it is not begun here.
    return one.isMember === undefined || isMember === undefined ? now : { ...now, isMember };
  });
}

/** The viewer's own clubs with what has become of one. */
const withOwnChange = (clubs: Club[], [clubId, change]: [string, ClubChange]): Club[] =>
  change.isMember === false ? without(clubs, clubId) : withChange(clubs, clubId, change);

/** All clubs, the newest first: one that nobody knew here is the newest. */
function withNewest(clubs: Club[], { club, isMember = false }: ClubChange): Club[] {
  if (!club || club.isPrivate || clubs.some(({ id }) => id === club.id)) return clubs;
  const isSaid = clubs.every((one) => one.isMember !== undefined);
  return [{ ...club, ...(isSaid && { isMember }) }, ...clubs];
}

/**
 * Keeps the lists of clubs right while somebody looks at one of them: clubs that are new, changed
 * or gone, and those that the viewer joins and leaves on another page.
 */
export function useClubListEvents(): void {
  const { cache, mutate } = useSWRConfig();
  const isTold = useAddition(CLUB_LIST_EVENTS);
  const own = [clubKeys.mineKey, clubKeys.ownSearchKey('')];
  const all = [clubKeys.allKey, clubKeys.searchKey('')];
  const keysOf = ([key, search]: string[]) =>
    [...cache.keys()].filter((one) => one === key || one.startsWith(search!));

  const askAgain = (keys: string[]) => refreshLists(keys, cache, mutate);
  const showAnew = (keys: string[]) => void askAgain(keys).catch(() => undefined);
  const gather = useGathered<ClubChange>((changes) => {
    for (const key of keysOf(own))
      changeKnown<OwnClubs>(
        key,
        (known) => ({ ...known, userClubs: [...changes].reduce(withOwnChange, known.userClubs) }),
        cache,
        mutate,
      );
    for (const key of keysOf(all))
      changeKnown<Pages<Club>>(
        key,
        (known) => ({
          ...known,
          items: [...changes].reduce((clubs, [clubId, change]) => {
            const changed = withChange(clubs, clubId, change);
            return key === all[0] ? withNewest(changed, change) : changed;
          }, known.items),
        }),
        cache,
        mutate,
      );
  });
  const askFor = useAskAgain((news) => {
    const [isOwnNew, isAnyNew] = [news.includes('own'), news.includes('all')];
    // What a club says of itself now may be what somebody is looking for.
    const isFoundElse = news.includes('found');
    const searchesOf = (list: string[]) => keysOf(list).filter((key) => key !== list[0]);
    if (isOwnNew || isFoundElse) showAnew(isOwnNew ? keysOf(own) : searchesOf(own));
    if (isAnyNew || isFoundElse) showAnew(isAnyNew ? keysOf(all) : searchesOf(all));
  });

  useSocketSubscription({
    events: {
      clubListed({ clubId, club: sent }) {
        const club = sent === null ? null : readClub(sent);
        if (club === null && sent !== null) return;
        gather(asText(clubId), { club });
        askFor('found');
      },
      ownMembershipChanged({ clubId, isMember }) {
        if (typeof isMember === 'boolean') gather(asText(clubId), { isMember });
        // Something of that has changed, and nobody says what.
        else askFor('all');
        if (isMember !== false) askFor('own');
      },
    },
    ...(isTold && { group: { join: 'watchClubs', leave: 'unwatchClubs', body: {} } }),
    onCatchUp: () => askAgain([...keysOf(own), ...keysOf(all)]),
  });
}
