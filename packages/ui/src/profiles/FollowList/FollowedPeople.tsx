import { useCallback, useEffect, useMemo, useRef, type ReactNode, type UIEvent } from 'react';
import { Button } from '../../primitives/Button';
import { CutNote } from '../../primitives/CutNote';
import { EmptyState } from '../../primitives/EmptyState';
import { ErrorState } from '../../primitives/ErrorState';
import { LinkButton } from '../../primitives/LinkButton';
import { LoadMoreRow } from '../../primitives/LoadMoreRow';
import type { TextsOf } from '../../primitives/messages';
import { LoadingRows, PersonRow, ROWS } from '../../primitives/SearchList';
import { WindowedList } from '../../primitives/WindowedList';
import { base, visuallyHidden } from '../../theme';
import type { FollowListPeople, FollowListPerson, FollowListTab } from './followList.types';
import type { followListMessages } from './messages';
import * as styles from './FollowList.css';

/** How near to the end of the list, in px, more is asked for. */
const NEAR_END = 200;
/** A filter that finds fewer goes on to people further down. */
const ENOUGH = 10;
/** So many pages it asks for by itself. */
const AUTO_PAGES = 10;

/** What a tab is called, with its count where that is known. */
export const titleOf = (
  tab: FollowListTab,
  { count }: FollowListPeople,
  text: TextsOf<typeof followListMessages>,
) => (count === undefined ? text[`${tab}Uncounted`] : text[tab](count));

interface PeopleProps {
  hrefFor: (person: FollowListPerson) => string;
  onSelect?: ((person: FollowListPerson) => void) | undefined;
  renderAction: ((person: FollowListPerson) => ReactNode) | undefined;
  keptId: string | undefined;
  rowRef: ((id: string, element: Element | null) => void) | undefined;
  list: FollowListPeople;
  tab: FollowListTab;
  filter: string;
  onClearFilter: () => void;
  findPeopleHref: string | undefined;
  onRetry?: () => void;
  onLoadMore: () => void;
  text: TextsOf<typeof followListMessages>;
}

/** One of the two lists, with who is left of it by the filter. */
export function FollowedPeople(props: PeopleProps) {
  const { list, tab, filter, onRetry, onLoadMore, hrefFor, onSelect, renderAction, text } = props;
  const { people, errorMessage, hasMore = false, moreStatus = 'ready', isSearching = false } = list;
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
        action={renderAction?.(person)}
      />
    ),
    [hrefFor, onSelect, renderAction],
  );
  const onScroll = useMore({ list, wanted, found: shown?.length, onLoadMore });
  const loading = (
    <>
      <output className={visuallyHidden}>{text.loading}</output>
      <LoadingRows />
    </>
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
    if (!people || !shown) return loading;
    if (people.length === 0 && wanted === '')
      return <Nobody tab={tab} findPeopleHref={props.findPeopleHref} text={text} />;
    if (shown.length === 0 && (moreStatus === 'loading' || isSearching)) return loading;
    return (
      <>
        {shown.length === 0 ? (
          <EmptyState
            illustration="search"
            title={hasMore || list.cutAt !== undefined ? text.noMatchesYet : text.noMatches}
            onClearSearch={props.onClearFilter}
          />
        ) : (
          <WindowedList
            label={titleOf(tab, list, text)}
            items={shown}
            renderItem={renderRow}
            keptId={props.keptId}
            rowRef={props.rowRef}
            {...ROWS}
            partClassName={base}
            itemClassName={base}
          />
        )}
        {hasMore && <More status={moreStatus} tab={tab} onLoadMore={onLoadMore} text={text} />}
        <CutNote cutAt={list.cutAt} />
      </>
    );
  };
  return (
    // A new list begins at its first row, wherever the one before was left.
    <div key={wanted} className={styles.scroller} onScroll={onScroll}>
      {content()}
    </div>
  );
}

/** Nobody follows, or is followed. */
function Nobody({
  tab,
  findPeopleHref,
  text,
}: Pick<PeopleProps, 'tab' | 'findPeopleHref' | 'text'>) {
  return (
    <EmptyState
      illustration="search"
      title={tab === 'followers' ? text.noFollowers : text.noFollowing}
      action={findPeopleHref && <LinkButton href={findPeopleHref}>{text.findPeople}</LinkButton>}
    />
  );
}

interface MoreOptions extends Pick<PeopleProps, 'list' | 'onLoadMore'> {
  wanted: string;
  /** How many the filter leaves; undefined while nobody is known. */
  found: number | undefined;
}

/** Asks for more near the end, and while one filters; answers what listens to scrolling. */
function useMore({ list, wanted, found, onLoadMore }: MoreOptions) {
  const canLoad =
    list.hasMore === true && (list.moreStatus ?? 'ready') === 'ready' && !list.isSearching;
  const isShort = canLoad && wanted !== '' && found !== undefined && found < ENOUGH;
  const loadMore = useRef(onLoadMore);
  useEffect(() => {
    loadMore.current = onLoadMore;
  });
  const asked = useRef({ wanted, pages: 0 });
  // Whom one filters for may be further down than what is here.
  useEffect(() => {
    if (asked.current.wanted !== wanted) asked.current = { wanted, pages: 0 };
    if (!isShort || asked.current.pages >= AUTO_PAGES) return;
    asked.current.pages += 1;
    loadMore.current();
  }, [isShort, wanted]);
  return ({ currentTarget }: UIEvent<HTMLElement>) => {
    const left = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight;
    if (left <= NEAR_END && canLoad) onLoadMore();
  };
}

interface MoreProps extends Pick<PeopleProps, 'tab' | 'onLoadMore' | 'text'> {
  status: 'loading' | 'ready' | 'error';
}

/** The way on at the end of a list that has more, for who does not scroll. */
function More({ status, tab, onLoadMore, text }: MoreProps) {
  return (
    <LoadMoreRow>
      {status === 'error' && (
        <p role="alert">{tab === 'followers' ? text.failedFollowers : text.failedFollowing}</p>
      )}
      <Button size="small" isPending={status === 'loading'} onPress={onLoadMore}>
        {text.loadMore}
      </Button>
    </LoadMoreRow>
  );
}
