import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { CutNote } from '../../primitives/CutNote';
import { EmptyState } from '../../primitives/EmptyState';
import { ErrorState } from '../../primitives/ErrorState';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { Menu } from '../../primitives/Menu';
import { useMessages, type TextsOf } from '../../primitives/messages';
import { LoadingRows } from '../../primitives/SearchList';
import { SearchField } from '../../primitives/SearchField';
import { WindowedList } from '../../primitives/WindowedList';
import { visuallyHidden } from '../../theme';
import type { ClubMemberListProps, ClubMemberRow } from './ClubMemberList.types';
import { clubMemberListMessages } from './messages';
import { bannedTexts, invitedTexts, PeopleSection } from './PeopleSection';
import { PersonRow } from './PersonRow';
import * as styles from './ClubMemberList.css';

/** The members of a club, owners first, with what the viewer can do about each. */
export const ClubMemberList = forwardRef<HTMLDivElement, ClubMemberListProps>(
  function ClubMemberList(
    {
      members,
      status,
      onRetry,
      query,
      onQueryChange,
      hasMore = false,
      isLoadingMore = false,
      onLoadMore,
      cutAt,
      keptId,
      rowRef,
      renderAction,
      onAction,
      invited = [],
      invitedStatus = 'ready',
      onRetryInvited,
      onWithdraw,
      banned = [],
      bannedStatus = 'ready',
      onRetryBanned,
      hasMoreBanned = false,
      isLoadingMoreBanned = false,
      onLoadMoreBanned,
      bannedCutAt,
      onLiftBan,
      labels,
      className,
    },
    ref,
  ) {
    const text = useMessages(clubMemberListMessages, labels);
    return (
      <div ref={ref} className={classNames(styles.frame, className)}>
        <SearchField
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={query}
          onChange={onQueryChange}
        />
        <Rows
          {...{ members, status, onRetry, query, onQueryChange, keptId, rowRef, text }}
          {...{ renderAction, onAction }}
        />
        {status === 'ready' && (
          <EndOfRows
            hasMore={hasMore}
            isLoadingMore={isLoadingMore}
            onLoadMore={onLoadMore}
            cutAt={cutAt}
            text={text}
          />
        )}
        <PeopleSection
          people={invited}
          status={invitedStatus}
          onRetry={onRetryInvited}
          onAction={onWithdraw}
          texts={invitedTexts(text)}
        />
        <PeopleSection
          people={banned}
          status={bannedStatus}
          onRetry={onRetryBanned}
          onAction={onLiftBan}
          texts={bannedTexts(text)}
        >
          <EndOfRows
            hasMore={hasMoreBanned}
            isLoadingMore={isLoadingMoreBanned}
            onLoadMore={onLoadMoreBanned}
            cutAt={bannedCutAt}
            text={{ ...text, loadMore: text.loadMoreBanned }}
          />
        </PeopleSection>
      </div>
    );
  },
);

type RowsProps = Pick<
  ClubMemberListProps,
  | 'members'
  | 'status'
  | 'onRetry'
  | 'query'
  | 'onQueryChange'
  | 'keptId'
  | 'rowRef'
  | 'renderAction'
  | 'onAction'
> & {
  text: TextsOf<typeof clubMemberListMessages>;
};

/** The members; in their place that they are loading, could not be loaded, or are none. */
function Rows(props: RowsProps) {
  const { members, status, onRetry, query, onQueryChange, keptId, rowRef, text } = props;
  const { renderAction, onAction } = props;
  return (
    <>
      {status === 'error' && (
        <ErrorState title={text.failed} onRetry={onRetry} retryLabel={text.retry} />
      )}
      {status === 'loading' && <LoadingMembers label={text.loading} />}
      {status === 'ready' && members.length === 0 && (
        <EmptyState
          illustration="search"
          title={text.noMatch}
          onClearSearch={query.trim() === '' ? undefined : () => onQueryChange('')}
        />
      )}
      {status === 'ready' && members.length > 0 && (
        <WindowedList
          label={text.members}
          items={members}
          renderItem={(member) => <Member {...{ member, renderAction, onAction, text }} />}
          partSize={15}
          rowHeight={60}
          keptId={keptId}
          rowRef={rowRef}
          className={styles.rows}
          partClassName={styles.part}
          itemClassName={styles.row}
        />
      )}
    </>
  );
}

interface EndOfRowsProps {
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: (() => void) | undefined;
  cutAt: number | undefined;
  text: Pick<TextsOf<typeof clubMemberListMessages>, 'loadMore' | 'loadingMore'>;
}

/** The way on to the next page, or what is kept back. */
function EndOfRows({ hasMore, isLoadingMore, onLoadMore, cutAt, text }: EndOfRowsProps) {
  return (
    <>
      {(hasMore || isLoadingMore) && (
        <div className={styles.more}>
          <Button isPending={isLoadingMore} pendingLabel={text.loadingMore} onPress={onLoadMore}>
            {text.loadMore}
          </Button>
        </div>
      )}
      <CutNote cutAt={cutAt} />
    </>
  );
}

function LoadingMembers({ label }: { label: string }) {
  return (
    <>
      <output className={visuallyHidden}>{label}</output>
      <LoadingRows />
    </>
  );
}

interface MemberProps extends Pick<ClubMemberListProps, 'renderAction' | 'onAction'> {
  member: ClubMemberRow;
  text: TextsOf<typeof clubMemberListMessages>;
}

function Member({ member, renderAction, onAction, text }: MemberProps) {
  const { id, name, role, isMuted, actions = [] } = member;
  return (
    <PersonRow
      {...member}
      badges={
        (isMuted || role !== 'member') && (
          <>
            {role !== 'member' && <Badge tone="accent">{text[role]}</Badge>}
            {isMuted && <Badge tone="warning">{text.muted}</Badge>}
          </>
        )
      }
    >
      {(renderAction || actions.length > 0) && (
        <span className={styles.actions}>
          {renderAction && <span className={styles.action}>{renderAction(member)}</span>}
          {actions.length > 0 && (
            <Menu
              trigger={
                <IconButton size="small" label={text.actions(name)} icon={<Icon name="more" />} />
              }
              items={actions}
              onAction={(action) => onAction?.(id, action)}
            />
          )}
        </span>
      )}
    </PersonRow>
  );
}
