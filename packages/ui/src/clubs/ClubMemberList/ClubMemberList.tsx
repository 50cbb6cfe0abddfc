import { forwardRef, type ReactNode } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { classNames } from '../../theme/classNames';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/EmptyState';
import { ErrorState } from '../../primitives/ErrorState';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { Menu, type MenuAction } from '../../primitives/Menu';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { LoadingRows } from '../../primitives/SearchList';
import { SearchField } from '../../primitives/SearchField';
import { WindowedList } from '../../primitives/WindowedList';
import { visuallyHidden } from '../../theme';
import { clubMemberListMessages } from './messages';
import * as styles from './ClubMemberList.css';

/** Somebody in a club. */
export interface ClubMemberRow {
  /** Unique in the list; what the callbacks are called with. */
  id: string;
  /** The name to show. */
  name: string;
  /** Without `@`; an empty one is left out. */
  username: string;
  /** Address of their picture; without one the initials stand in. */
  image?: string | null;
  /** Where the name leads. */
  href?: string;
  /** What they are in the club; a plain member has no badge. */
  role: 'owner' | 'coOwner' | 'member';
  /** Whether they may read but not write for now; shown as a badge. */
  isMuted?: boolean;
  /** What the viewer can do about them; without any there is no button. */
  actions?: readonly MenuAction[];
}

/** Props of {@link ClubMemberList}. */
export interface ClubMemberListProps {
  /** Who is found, in the order to show. */
  members: readonly ClubMemberRow[];
  /** State of the first page: placeholders, the list, or the failure and a way on. */
  status: 'loading' | 'ready' | 'error';
  /** Called to load again what failed; without it no button is offered. */
  onRetry?: () => void;
  /** The words in the search field. */
  query: string;
  /** Called with the words at every key; the caller waits before it searches. */
  onQueryChange: (query: string) => void;
  /** Whether another page can be loaded. */
  hasMore?: boolean;
  /** Whether another page is on its way. */
  isLoadingMore?: boolean;
  /** Called to load another page. */
  onLoadMore?: () => void;
  /** Called with the member's id and the chosen action's. */
  onAction?: (memberId: string, action: string) => void;
  /** People who are out; shown to those who can let them in again. */
  banned?: readonly Omit<ClubMemberRow, 'role' | 'isMuted' | 'actions'>[];
  /** Called with the id of the person to let in again. */
  onLiftBan?: (id: string) => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof clubMemberListMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

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
      onAction,
      banned = [],
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
        {status === 'error' && (
          <ErrorState title={text.failed} onRetry={onRetry} retryLabel={text.retry} />
        )}
        {status === 'loading' && (
          <>
            <output className={visuallyHidden}>{text.loading}</output>
            <LoadingRows />
          </>
        )}
        {status === 'ready' && members.length === 0 && (
          <EmptyState illustration="search" title={text.noMatch} />
        )}
        {status === 'ready' && members.length > 0 && (
          <WindowedList
            label={text.members}
            items={members}
            renderItem={(member) => <Member member={member} onAction={onAction} text={text} />}
            partSize={15}
            rowHeight={60}
            className={styles.rows}
            partClassName={styles.part}
            itemClassName={styles.row}
          />
        )}
        {status === 'ready' && (hasMore || isLoadingMore) && (
          <div className={styles.more}>
            <Button isPending={isLoadingMore} pendingLabel={text.loadingMore} onPress={onLoadMore}>
              {text.loadMore}
            </Button>
          </div>
        )}
        {banned.length > 0 && <BannedPeople people={banned} onLiftBan={onLiftBan} text={text} />}
      </div>
    );
  },
);

interface MemberProps extends Pick<ClubMemberListProps, 'onAction'> {
  member: ClubMemberRow;
  text: TextsOf<typeof clubMemberListMessages>;
}

function Member({ member, onAction, text }: MemberProps) {
  const { id, name, role, isMuted, actions = [] } = member;
  return (
    <Row {...member}>
      {isMuted && <Badge tone="warning">{text.muted}</Badge>}
      {role !== 'member' && <Badge tone="accent">{text[role]}</Badge>}
      {actions.length > 0 && (
        <Menu
          trigger={
            <IconButton size="small" label={text.actions(name)} icon={<Icon name="more" />} />
          }
          items={actions}
          onAction={(action) => onAction?.(id, action)}
        />
      )}
    </Row>
  );
}

interface BannedPeopleProps extends Pick<ClubMemberListProps, 'onLiftBan'> {
  people: NonNullable<ClubMemberListProps['banned']>;
  text: TextsOf<typeof clubMemberListMessages>;
}

function BannedPeople({ people, onLiftBan, text }: BannedPeopleProps) {
  return (
    <>
      <h2 className={styles.heading}>{text.banned}</h2>
      <p className={styles.hint}>{text.bannedHint}</p>
      <ul aria-label={text.banned} className={styles.rows}>
        {people.map((person) => (
          <li key={person.id} className={styles.row}>
            <Row {...person}>
              <Button
                size="small"
                aria-label={text.liftBanOf(person.name)}
                onPress={() => onLiftBan?.(person.id)}
              >
                {text.liftBan}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({
  name,
  username,
  image,
  href,
  children,
}: Pick<ClubMemberRow, 'name' | 'username' | 'image' | 'href'> & { children: ReactNode }) {
  return (
    <>
      <Avatar name={name} src={image} size={40} isDecorative />
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
    </>
  );
}
