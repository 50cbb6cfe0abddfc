import { forwardRef, useCallback, type ReactNode } from 'react';
import { useMessages, type Labels } from '../../primitives/messages';
import { PersonRow, SearchList, type SearchListProps } from '../../primitives/SearchList';
import { userSearchMessages } from './messages';

/** A person that matches the search. */
export interface UserSearchResult {
  /** Unique in the list. */
  id: string;
  /** Without `@`; shown below the name. */
  username: string;
  /** Given name; without any name the username stands in. */
  firstName: string;
  /** Family name; may be empty. */
  lastName: string;
  /** Address of their picture; without one the initials stand in. */
  image?: string | null;
}

export interface UserSearchProps extends Omit<
  SearchListProps<UserSearchResult>,
  'items' | 'renderRow' | 'text' | 'illustration' | 'rootRef'
> {
  /** Those who match, in the order they are shown. */
  users: readonly UserSearchResult[];
  /** Address of a person's profile. Rows are drawn again for another function, so keep it. */
  hrefFor: (user: UserSearchResult) => string;
  /** Called when a row is followed, before the link is: the place to close the overlay. */
  onSelect?: (user: UserSearchResult) => void;
  /**
   * What stands at the end of a row, beside its link. Rows are drawn again for another function, so
   * keep it.
   */
  renderAction?: (user: UserSearchResult) => ReactNode;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof userSearchMessages>;
}

/** Finding a person by username, first or last name; what an overlay holds. */
export const UserSearch = forwardRef<HTMLDivElement, UserSearchProps>(function UserSearch(
  { users, hrefFor, onSelect, renderAction, labels, ...list },
  ref,
) {
  const text = useMessages(userSearchMessages, labels);
  const renderRow = useCallback(
    (user: UserSearchResult) => {
      const name = `${user.firstName} ${user.lastName}`.trim();
      return (
        <PersonRow
          href={hrefFor(user)}
          name={name || user.username}
          detail={<bdi>@{user.username}</bdi>}
          image={user.image}
          onOpen={() => onSelect?.(user)}
          action={renderAction?.(user)}
        />
      );
    },
    [hrefFor, onSelect, renderAction],
  );
  return (
    <SearchList
      rootRef={ref}
      {...list}
      items={users}
      illustration="search"
      text={text}
      renderRow={renderRow}
    />
  );
});
