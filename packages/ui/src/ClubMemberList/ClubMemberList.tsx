import type { ReactNode } from 'react';
import { Avatar } from '../Avatar';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Menu, type MenuAction } from '../Menu';
import { useMessages } from '../MessagesProvider';
import { LoadingRows } from '../SearchList';
import { SearchField } from '../SearchField';
import { visuallyHidden } from '../theme';
import { clubMemberListCopy } from './copy';
import * as styles from './ClubMemberList.css';

/** Somebody in a club. */
export interface ClubMemberRow {
  id: string;
  name: string;
  username: string;
  src?: string | null;
  /** Where the name leads. */
  href?: string;
  role: 'owner' | 'coOwner' | 'member';
  isMuted?: boolean;
  /** What the viewer can do about them; without any there is no button. */
  actions?: readonly MenuAction[];
}

/** Props of {@link ClubMemberList}. */
export interface ClubMemberListProps {
  members: readonly ClubMemberRow[];
  status: 'loading' | 'ready' | 'failed';
  onRetry?: () => void;
  search: string;
  onSearchChange: (search: string) => void;
  hasMore?: boolean;
  isLoadingMore?: boolean;
  onLoadMore?: () => void;
  /** Called with the member's id and the chosen action's. */
  onAction?: (memberId: string, action: string) => void;
  /** People who are out; shown to those who can let them in again. */
  banned?: readonly Omit<ClubMemberRow, 'role' | 'isMuted' | 'actions'>[];
  onLiftBan?: (id: string) => void;
  labels?: Partial<typeof clubMemberListCopy>;
}

/** The members of a club, owners first, with what the viewer can do about each. */
export function ClubMemberList({
  members,
  status,
  onRetry,
  search,
  onSearchChange,
  hasMore = false,
  isLoadingMore = false,
  onLoadMore,
  onAction,
  banned = [],
  onLiftBan,
  labels,
}: ClubMemberListProps) {
  const copy = useMessages('clubMemberList', clubMemberListCopy, labels);
  return (
    <div className={styles.frame}>
      <SearchField
        label={copy.search}
        placeholder={copy.searchPlaceholder}
        value={search}
        onChange={onSearchChange}
      />
      {status === 'failed' && (
        <ErrorState title={copy.failed} onRetry={onRetry} retryLabel={copy.retry} />
      )}
      {status === 'loading' && (
        <>
          <output className={visuallyHidden}>{copy.loading}</output>
          <LoadingRows />
        </>
      )}
      {status === 'ready' && members.length === 0 && (
        <EmptyState illustration="search" title={copy.noMatch} />
      )}
      {status === 'ready' && members.length > 0 && (
        <ul aria-label={copy.members} className={styles.rows}>
          {members.map((member) => (
            <Row key={member.id} {...member}>
              {member.isMuted && <Badge tone="caution">{copy.muted}</Badge>}
              {member.role !== 'member' && <Badge tone="accent">{copy[member.role]}</Badge>}
              {member.actions && member.actions.length > 0 && (
                <Menu
                  trigger={
                    <IconButton
                      size="s"
                      label={copy.actions(member.name)}
                      icon={<Icon name="more" />}
                    />
                  }
                  items={member.actions}
                  onAction={(action) => onAction?.(member.id, action)}
                />
              )}
            </Row>
          ))}
        </ul>
      )}
      {status === 'ready' && (hasMore || isLoadingMore) && (
        <div className={styles.more}>
          <Button isPending={isLoadingMore} pendingLabel={copy.loadingMore} onPress={onLoadMore}>
            {copy.loadMore}
          </Button>
        </div>
      )}
      {banned.length > 0 && (
        <>
          <h2 className={styles.heading}>{copy.banned}</h2>
          <p className={styles.hint}>{copy.bannedHint}</p>
          <ul aria-label={copy.banned} className={styles.rows}>
            {banned.map((person) => (
              <Row key={person.id} {...person}>
                <Button
                  size="s"
                  aria-label={copy.liftBanOf(person.name)}
                  onPress={() => onLiftBan?.(person.id)}
                >
                  {copy.liftBan}
                </Button>
              </Row>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Row({
  name,
  username,
  src,
  href,
  children,
}: Pick<ClubMemberRow, 'name' | 'username' | 'src' | 'href'> & { children: ReactNode }) {
  return (
    <li className={styles.row}>
      <Avatar name={name} src={src} size={40} isDecorative />
      <span className={styles.words}>
        {href ? (
          <a href={href} className={styles.name}>
            {name}
          </a>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {username && (
          <span className={styles.username}>
            <bdi>@{username}</bdi>
          </span>
        )}
      </span>
      <span className={styles.marks}>{children}</span>
    </li>
  );
}
