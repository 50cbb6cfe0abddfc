import { useCallback } from 'react';
import { useMessages } from '../MessagesProvider';
import { PersonRow, SearchList, type SearchListProps } from '../SearchList';
import { userSearchCopy } from './copy';

export interface UserSearchResult {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  profilePicture?: string | null;
}

export interface UserSearchProps extends Omit<
  SearchListProps<UserSearchResult>,
  'items' | 'renderRow' | 'text' | 'illustration'
> {
  /** Those who match, in the order they are shown. */
  users: readonly UserSearchResult[];
  hrefFor: (user: UserSearchResult) => string;
  /** Called when a row is followed, before the link is: the place to close the overlay. */
  onSelect?: (user: UserSearchResult) => void;
  labels?: Partial<typeof userSearchCopy>;
}

/** Finding a person by username, first or last name; what an overlay holds. */
export function UserSearch({ users, hrefFor, onSelect, labels, ...list }: UserSearchProps) {
  const text = useMessages('userSearch', userSearchCopy, labels);
  const renderRow = useCallback(
    (user: UserSearchResult) => {
      const name = `${user.firstName} ${user.lastName}`.trim();
      return (
        <PersonRow
          href={hrefFor(user)}
          name={name || user.username}
          detail={<bdi>@{user.username}</bdi>}
          image={user.profilePicture}
          onOpen={() => onSelect?.(user)}
        />
      );
    },
    [hrefFor, onSelect],
  );
  return (
    <SearchList {...list} items={users} illustration="search" text={text} renderRow={renderRow} />
  );
}
