import type { ClubDetails } from '@clubline/contract';
import type { ClubFieldValues } from '@clubline/ui';
import { useSWRConfig } from 'swr';
import { useChanges } from '../../platform/drafts';
import { useCurrentUser } from '../../platform/session';
import { detailsKey } from '../useClub';

/** What the draft of changes to a club is called. */
export const clubChangesDraft = (clubId: string): string => `club_${clubId}`;

/** What is being changed of a club, kept over leaving the screen and over a lost session. */
export function useClubChanges(club: ClubDetails) {
  const { mutate } = useSWRConfig();
  const userId = useCurrentUser()?.id ?? '';
  const saved = fieldsOf(club);
  const { contested, ...changes } = useChanges<ClubFieldValues>({
    name: clubChangesDraft(club.id),
    saved,
    async load() {
      const fresh = await mutate<ClubDetails | null>(detailsKey(club.id, userId));
      return fresh ? fieldsOf(fresh) : null;
    },
  });
  return {
    ...changes,
    /** What somebody else has saved since; null for nothing that is being changed here. */
    theirs: contested.length > 0 ? saved : null,
  };
}

const fieldsOf = ({ clubName, clubDescription }: ClubDetails): ClubFieldValues => ({
  name: clubName,
  description: clubDescription ?? '',
});
