import { forwardRef, useCallback, useMemo, useState } from 'react';
import { classNames } from '../../theme/classNames';
import { EmptyState } from '../../primitives/EmptyState';
import { ErrorState } from '../../primitives/ErrorState';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { SearchField } from '../../primitives/SearchField';
import { LoadingRows, PersonRow, ROWS } from '../../primitives/SearchList';
import { Tab, TabList, TabPanel, Tabs } from '../../primitives/Tabs';
import { WindowedList } from '../../primitives/WindowedList';
import { base, visuallyHidden } from '../../theme';
import { followListMessages } from './messages';
import * as styles from './FollowList.css';

/** The two tabs: who follows the person, and whom the person follows. */
export type FollowListTab = 'followers' | 'following';

/** Somebody who follows or is followed. */
export interface FollowListPerson {
  /** Unique in the list. */
  id: string;
  /** Without `@`; shown below the name, and what the filter looks at. */
  username: string;
  /** Given name; without any name the username stands in. */
  firstName: string;
  /** Family name; may be empty. */
  lastName: string;
  /** Address of their picture; without one the initials stand in. */
  image?: string | null;
}

/** What one of the two tabs shows. */
export interface FollowListPeople {
  /** Stands in the tab; leave out while it is not known. */
  count?: number | undefined;
  /** Absent while they are on their way. */
  people?: readonly FollowListPerson[];
  /** Why they could not be loaded. */
  errorMessage?: string;
}

export interface FollowListProps {
  /** Who follows the person. */
  followers: FollowListPeople;
  /** Whom the person follows. */
  following: FollowListPeople;
  /** The tab shown first. @default 'followers' */
  defaultTab?: FollowListTab;
  /** Called with the tab shown next, e.g. to load it. */
  onTabChange?: (tab: FollowListTab) => void;
  /** Called with the tab to load again; without it no button is offered. */
  onRetry?: (tab: FollowListTab) => void;
  /** Address of a person's profile. Rows are drawn again for another function, so keep it. */
  hrefFor: (person: FollowListPerson) => string;
  /** Called when a row is followed, before the link is: the place to close the window. */
  onSelect?: (person: FollowListPerson) => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof followListMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

const tabs = ['followers', 'following'] as const;

/**
 * Who follows a person and whom they follow, with a filter on the username; what a dialog holds.
 */
export const FollowList = forwardRef<HTMLDivElement, FollowListProps>(function FollowList(
  {
    followers,
    following,
    defaultTab = 'followers',
    onTabChange,
    onRetry,
    hrefFor,
    onSelect,
    labels,
    className,
  },
  ref,
) {
  const text = useMessages(followListMessages, labels);
  const [tab, setTab] = useState<FollowListTab>(defaultTab);
  const [filter, setFilter] = useState('');
  const lists = { followers, following };
  return (
    <Tabs
      ref={ref}
      selectedKey={tab}
      onSelectionChange={(key) => {
        setTab(key as FollowListTab);
        onTabChange?.(key as FollowListTab);
      }}
      className={classNames(styles.frame, className)}
    >
      <TabList aria-label={text.tabs}>
        {tabs.map((name) => (
          <Tab key={name} id={name} className={styles.tab}>
            {titleOf(name, lists[name], text)}
          </Tab>
        ))}
      </TabList>
      {tabs.map((name) => (
        <TabPanel key={name} id={name} className={styles.panel}>
          <SearchField
            label={text.filter}
            placeholder={text.filterPlaceholder}
            value={filter}
            onChange={setFilter}
          />
          <People
            list={lists[name]}
            tab={name}
            filter={filter}
            onRetry={onRetry && (() => onRetry(name))}
            hrefFor={hrefFor}
            onSelect={onSelect}
            text={text}
          />
        </TabPanel>
      ))}
    </Tabs>
  );
});

const titleOf = (
  tab: FollowListTab,
  { count }: FollowListPeople,
  text: TextsOf<typeof followListMessages>,
) => (count === undefined ? text[`${tab}Uncounted`] : text[tab](count));

interface PeopleProps extends Pick<FollowListProps, 'hrefFor' | 'onSelect'> {
  list: FollowListPeople;
  tab: FollowListTab;
  filter: string;
  onRetry?: () => void;
  text: TextsOf<typeof followListMessages>;
}

function People({ list, tab, filter, onRetry, hrefFor, onSelect, text }: PeopleProps) {
  const { people, errorMessage } = list;
  const wanted = filter.trim().replace(/^@/, '').toLowerCase();
  const shown = useMemo(
    () => people?.filter(({ username }) => username.toLowerCase().includes(wanted)),
    [people, wanted],
  );
  const renderRow = useCallback(
    (person: FollowListPerson) => (
      <PersonRow
        href={hrefFor(person)}
        name={`${person.firstName} ${person.lastName}`.trim() || person.username}
        detail={<bdi>@{person.username}</bdi>}
        image={person.image}
        onOpen={() => onSelect?.(person)}
      />
    ),
    [hrefFor, onSelect],
  );
  const content = () => {
    if (errorMessage !== undefined)
      return (
        <ErrorState
          title={tab === 'followers' ? text.failedFollowers : text.failedFollowing}
          description={errorMessage}
          onRetry={onRetry}
        />
      );
    if (!people || !shown) {
      return (
        <>
          <output className={visuallyHidden}>{text.loading}</output>
          <LoadingRows />
        </>
      );
    }
    if (people.length === 0)
      return (
        <EmptyState
          illustration="search"
          title={tab === 'followers' ? text.noFollowers : text.noFollowing}
        />
      );
    if (shown.length === 0) return <EmptyState illustration="search" title={text.noMatches} />;
    return (
      <WindowedList
        label={titleOf(tab, list, text)}
        items={shown}
        renderItem={renderRow}
        {...ROWS}
        partClassName={base}
        itemClassName={base}
      />
    );
  };
  return (
    // A new list begins at its first row, wherever the one before was left.
    <div key={wanted} className={styles.scroller}>
      {content()}
    </div>
  );
}
