import { forwardRef, useState, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import { useMessages, type Labels } from '../../primitives/messages';
import { SearchField } from '../../primitives/SearchField';
import { Tab, TabList, TabPanel, Tabs } from '../../primitives/Tabs';
import { useControlledState } from '../../primitives/useControlledState';
import { FollowedPeople, titleOf } from './FollowedPeople';
import type { FollowListPeople, FollowListPerson, FollowListTab } from './followList.types';
import { followListMessages } from './messages';
import * as styles from './FollowList.css';

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
  /** The words of the filter; without them the component keeps its own. */
  query?: string;
  /** Called with the words of the filter at every key. */
  onQueryChange?: (query: string) => void;
  /** Called near the end of a list that has more, on the button there, and while one filters. */
  onLoadMore?: (tab: FollowListTab) => void;
  /** Address of a person's profile. Rows are drawn again for another function, so keep it. */
  hrefFor: (person: FollowListPerson) => string;
  /** Where to find people, offered while a list is empty; without it no link is. */
  findPeopleHref?: string | undefined;
  /** Id of a person who is in the page wherever they stand, such as the one who was read. */
  keptId?: string;
  /** Told of the element of each row, and of null when it leaves the page. Keep it as `hrefFor`. */
  rowRef?: (id: string, element: Element | null) => void;
  /** Called when a row is followed, before the link is: the place to close the window. */
  onSelect?: (person: FollowListPerson) => void;
  /**
   * What stands at the end of a row, beside its link. Rows are drawn again for another function, so
   * keep it.
   */
  renderAction?: (person: FollowListPerson) => ReactNode;
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
    query,
    onQueryChange,
    onLoadMore,
    hrefFor,
    findPeopleHref,
    keptId,
    rowRef,
    onSelect,
    renderAction,
    labels,
    className,
  },
  ref,
) {
  const text = useMessages(followListMessages, labels);
  const [tab, setTab] = useState<FollowListTab>(defaultTab);
  const [filter, setFilter] = useControlledState(query, '', onQueryChange);
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
          <FollowedPeople
            list={lists[name]}
            tab={name}
            filter={filter}
            onClearFilter={() => setFilter('')}
            findPeopleHref={findPeopleHref}
            onRetry={onRetry && (() => onRetry(name))}
            onLoadMore={() => onLoadMore?.(name)}
            hrefFor={hrefFor}
            keptId={keptId}
            rowRef={rowRef}
            onSelect={onSelect}
            renderAction={renderAction}
            text={text}
          />
        </TabPanel>
      ))}
    </Tabs>
  );
});
