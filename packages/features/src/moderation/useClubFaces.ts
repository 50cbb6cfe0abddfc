import type { ClubDetails, ClubMember } from '@clubline/contract';
import type { ClubFaces } from '@clubline/ui';
import type { ComponentProps } from 'react';
import useSWR from 'swr';
import { authorOf } from '../platform/client';
import type { Pages } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { rightsIn } from './clubRights';
import { moderationCalls } from './moderation.calls';
import { facesKey } from './moderationKeys';

/** So many are asked for, and shown. */
const FACES = 10;

/** What is known of a club's first members; null where the viewer may not see them, or nobody. */
export function useClubFaces(
  clubId: string,
  club: ClubDetails | null,
): Pick<ComponentProps<typeof ClubFaces>, 'people' | 'status' | 'max'> | null {
  const { client, hrefFor } = useClubline();
  const isAllowed =
    club !== null && club.memberCount > 0 && rightsIn(club).permissions.includes('listMembers');
  const { data, error } = useSWR<Pages<ClubMember>>(isAllowed ? facesKey(clubId) : null, () =>
    moderationCalls.loadFaces(client, clubId, FACES),
  );
  if (!isAllowed || (error && !data) || data?.items.length === 0) return null;
  return {
    people: (data?.items ?? []).map((person) => ({
      id: person.id,
      ...authorOf(person, (username) => hrefFor({ to: 'profile', username })),
    })),
    status: data ? 'ready' : 'loading',
    max: FACES,
  };
}
