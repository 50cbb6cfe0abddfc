import { useCallback, useMemo, useRef, useState } from 'react';
import { classNames } from '../classNames';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { useMessages } from '../MessagesProvider';
import { SearchField } from '../SearchField';
import { LoadingRows, PersonRow, WindowedRows } from '../SearchList';
import { Tab, TabList, TabPanel, Tabs } from '../Tabs';
import { visuallyHidden } from '../theme';
import { followListCopy } from './copy';
import * as styles from './FollowList.css';

export type FollowListTab = 'followers' | 'following';

export interface FollowListPerson {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  profilePicture?: string | null;
}

export interface FollowListPeople {
  /** Stands in the tab. */
  count: number;
  /** Absent while they are on their way. */
  people?: readonly FollowListPerson[];
  /** Why they could not be loaded. */
  error?: string;
}

export interface FollowListProps {
  followers: FollowListPeople;
  following: FollowListPeople;
  /** @default 'followers' */
  defaultTab?: FollowListTab;
  /** Called with the tab shown next, e.g. to load it. */
  onTabChange?: (tab: FollowListTab) => void;
  onRetry?: (tab: FollowListTab) => void;
  hrefFor: (person: FollowListPerson) => string;
  /** Called when a row is followed, before the link is: the place to close the window. */
  onSelect?: (person: FollowListPerson) => void;
  labels?: Partial<typeof followListCopy>;
  className?: string;
}

const tabs = ['followers', 'following'] as const;

/** Who follows a person and whom they follow, with a filter on the username; what a dialog holds. */
export function FollowList({
  followers,
  following,
  defaultTab = 'followers',
  onTabChange,
  onRetry,
  hrefFor,
  onSelect,
  labels,
  className,
}: FollowListProps) {
  const text = useMessages('followList', followListCopy, labels);
  const [tab, setTab] = useState<FollowListTab>(defaultTab);
  const [filter, setFilter] = useState('');
  const lists = { followers, following };
  return (
    <Tabs
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
            {text[name](lists[name].count)}
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
}

interface PeopleProps extends Pick<FollowListProps, 'hrefFor' | 'onSelect'> {
  list: FollowListPeople;
  tab: FollowListTab;
  filter: string;
  onRetry?: () => void;
  text: typeof followListCopy;
}

function People({
  list: { people, error },
  tab,
  filter,
  onRetry,
  hrefFor,
  onSelect,
  text,
}: PeopleProps) {
  const scroller = useRef<HTMLDivElement>(null);
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
        image={person.profilePicture}
        onOpen={() => onSelect?.(person)}
      />
    ),
    [hrefFor, onSelect],
  );
  const content = () => {
    if (error !== undefined)
      return (
        <ErrorState
          title={tab === 'followers' ? text.failedFollowers : text.failedFollowing}
          message={error}
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
    return <WindowedRows key={wanted} items={shown} renderRow={renderRow} scroller={scroller} />;
  };
  return (
    <div ref={scroller} className={styles.scroller}>
      {content()}
    </div>
  );
}
