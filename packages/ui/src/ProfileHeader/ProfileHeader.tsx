import { useId } from 'react';
import { Avatar, initialsOf } from '../Avatar';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { LinkButton } from '../LinkButton';
import { useMessages } from '../MessagesProvider';
import { StatTile } from '../StatTile';
import { VisuallyHidden } from '../VisuallyHidden';
import { profileHeaderCopy } from './copy';
import * as styles from './ProfileHeader.css';
import { ProfileHeaderSkeleton } from './ProfileHeaderSkeleton';

export interface ProfileHeaderUser {
  username: string;
  firstName: string;
  lastName: string;
  profilePicture?: string | null;
  bio?: string | null;
  /** Profile tags. */
  tags?: readonly string[];
}

export interface ProfileHeaderProps {
  /** Whose page it is; without a person the header keeps its room and says that it is loading. */
  user?: ProfileHeaderUser;
  /** Unknown while absent. */
  followersCount?: number;
  /** @default 0 */
  points?: number;
  /** One's own profile has no Follow button. @default false */
  isOwn?: boolean;
  /** Whether the viewer follows this person; the button waits while it is not known. */
  isFollowing?: boolean;
  onToggleFollow?: () => void;
  onShare: () => void;
  /** Opens the list behind the count. */
  onOpenFollowers?: () => void;
  /** Opens the search for people. */
  onSearch?: () => void;
  /** Where one edits one's own profile. */
  editHref?: string;
  /** @default 1 */
  headingLevel?: 1 | 2;
  labels?: Partial<typeof profileHeaderCopy>;
  className?: string;
}

/** The head of a person's page: band, portrait, name, what they say of themselves, and their figures. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const {
    user,
    followersCount,
    points = 0,
    isOwn = false,
    isFollowing,
    onToggleFollow,
    onShare,
    onOpenFollowers,
    onSearch,
    editHref,
    headingLevel = 1,
    labels,
    className,
  } = props;
  const text = useMessages('profileHeader', profileHeaderCopy, labels);
  const hintId = useId();
  const Title = `h${headingLevel}` as const;
  if (!user) return <ProfileHeaderSkeleton label={text.loading} className={className} />;
  const { username, profilePicture, bio, tags = [] } = user;
  const name = `${user.firstName} ${user.lastName}`.trim() || username;
  return (
    <header className={classNames(styles.header, className)}>
      <div className={styles.band} data-mark={initialsOf(name)} aria-hidden="true" />
      {onSearch && (
        <IconButton
          variant="secondary"
          label={text.findPeople}
          icon={<Icon name="search" />}
          onPress={onSearch}
          className={styles.search}
        />
      )}
      <div className={styles.content}>
        <Avatar name={name} src={profilePicture} size={160} className={styles.portrait} />
        <div className={styles.identity}>
          <Title className={classNames(styles.name, name.length > 24 && styles.longName)}>
            {name}
          </Title>
          <p className={styles.username}>
            <bdi>@{username}</bdi>
          </p>
          {tags.length > 0 && (
            <ul className={styles.tags} aria-label={text.tags}>
              {tags.map((tag) => (
                <li key={tag}>
                  <Badge tone="accent" className={styles.tag}>
                    {tag}
                  </Badge>
                </li>
              ))}
            </ul>
          )}
          <p className={classNames(styles.bio, !bio?.trim() && styles.noBio)}>
            {bio?.trim() || text.noBio}
          </p>
        </div>
        <div className={styles.side}>
          <div className={styles.tiles}>
            <StatTile
              label={text.followers}
              value={followersCount}
              isLoading={followersCount === undefined}
              isHighlighted
              onPress={onOpenFollowers}
            />
            <StatTile label={text.points} value={points} />
          </div>
          <div className={styles.actions}>
            {!isOwn && (
              <>
                <Button
                  variant={isFollowing ? 'secondary' : 'primary'}
                  icon={<Icon name={isFollowing ? 'check' : 'plus'} />}
                  isDisabled={isFollowing === undefined}
                  aria-describedby={isFollowing ? hintId : undefined}
                  onPress={onToggleFollow}
                  className={styles.action}
                >
                  {isFollowing ? text.following : text.follow}
                </Button>
                <VisuallyHidden id={hintId} hidden>
                  {text.unfollowHint}
                </VisuallyHidden>
              </>
            )}
            {isOwn && editHref && (
              <LinkButton href={editHref} icon={<Icon name="edit" />} className={styles.action}>
                {text.editProfile}
              </LinkButton>
            )}
            <Button icon={<Icon name="share" />} onPress={onShare} className={styles.action}>
              {text.share}
            </Button>
          </div>
        </div>
      </div>
    </header>
  );
}
