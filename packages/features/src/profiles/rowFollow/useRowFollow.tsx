import type { ListedPerson } from '@clubline/contract';
import { useCallback } from 'react';
import type { ListPerson } from '../listPerson';
import { FollowInRow } from './FollowInRow';
import { useOwnFollows } from './useOwnFollows';

/** Draws the button that follows somebody of a list, for all of its rows. */
export function useRowFollow(isShown = true) {
  useOwnFollows(isShown);
  return useCallback(
    ({ image, ...person }: Omit<ListPerson, 'image'> & Partial<Pick<ListPerson, 'image'>>) => {
      const summary: ListedPerson = { ...person, profilePicture: image ?? null };
      return <FollowInRow person={summary} />;
    },
    [],
  );
}
