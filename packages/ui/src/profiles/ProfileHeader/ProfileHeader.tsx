import { forwardRef, useId } from 'react';
import { Avatar, initialsOf } from '../../primitives/Avatar';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { LinkButton } from '../../primitives/LinkButton';
import { limitLineBreaks } from '../../primitives/limitLineBreaks';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { StatTile } from '../../primitives/StatTile';
import { type Unsent, UnsentNote } from '../../primitives/UnsentNote';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { profileHeaderMessages } from './messages';
import { ProfileBand } from '../ProfileBand';
import * as styles from './ProfileHeader.css';
import { ProfileHeaderSkeleton } from './ProfileHeaderSkeleton';

/** What the header says of a person. */
export interface ProfileHeaderUser {
  /** Without `@`; shown below the name. */
  username: string;
  /** Given name; without any name the username stands in. */
  firstName: string;
  /** Family name; may be empty. */
  lastName: string;
  /** Address of their picture; without one the initials stand in. */
  image?: string | null;
  /** Plain text; a note stands in place of an empty one. */
  bio?: string | null;
  /** Profile tags. */
  tags?: readonly string[];
}

export interface ProfileHeaderProps {
  /** Whose page it is; without a person the header keeps its room and says that it is loading. */
  user?: ProfileHeaderUser;
  /** Unknown while absent. */
  followersCount?: number;
  /** The figure on the second tile. @default 0 */
  points?: number;
  /** One's own profile has no Follow button. @default false */
  isOwn?: boolean;
  /** Whether the viewer follows this person; the button waits while it is not known. */
  isFollowing?: boolean;
  /** Called on Follow, and on Following to end it. */
  onToggleFollow?: () => void;
  /** The last press of that button may not have arrived: says so, with what can be done. */
  unsent?: Unsent | undefined;
  /** Asks again whether the viewer follows this person; given where that could not be loaded. */
  onRetryFollow?: () => void;
  /** Called on Share, which everybody has. */
  onShare: () => void;
  /** Opens the list behind the count. */
  onOpenFollowers?: () => void;
  /** Opens the search for people. */
  onSearch?: () => void;
  /** Where one edits one's own profile. */
  editHref?: string;
  /** Level of its heading in the page's outline. @default 1 */
  headingLevel?: 1 | 2;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof profileHeaderMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * The head of a person's page: band, portrait, name, what they say of themselves, and their
 * figures.
 */
export const ProfileHeader = forwardRef<HTMLElement, ProfileHeaderProps>(
  function ProfileHeader(props, ref) {
    const { user, onSearch, headingLevel = 1, labels, className } = props;
    const text = useMessages(profileHeaderMessages, labels);
    if (!user)
      return <ProfileHeaderSkeleton ref={ref} label={text.loading} className={className} />;
    const name = `${user.firstName} ${user.lastName}`.trim() || user.username;
    return (
      <header ref={ref} className={classNames(styles.header, className)}>
        <ProfileBand mark={initialsOf(name)} className={styles.band} />
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
          <Avatar name={name} src={user.image} size={160} className={styles.portrait} />
          <Identity user={user} name={name} headingLevel={headingLevel} text={text} />
          <Side {...props} text={text} />
        </div>
      </header>
    );
  },
);

interface IdentityProps {
  user: ProfileHeaderUser;
  name: string;
  headingLevel: 1 | 2;
  text: TextsOf<typeof profileHeaderMessages>;
}

function Identity({ user, name, headingLevel, text }: IdentityProps) {
  const { username, bio, tags = [] } = user;
  const Title = `h${headingLevel}` as const;
  return (
    <div className={styles.identity}>
      <Title className={classNames(styles.name, name.length > 24 && styles.longName)}>{name}</Title>
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
        <bdi>{bio?.trim() ? limitLineBreaks(bio.trim()) : text.noBio}</bdi>
      </p>
    </div>
  );
}

/** The figures, and what can be done. */
function Side(props: ProfileHeaderProps & { text: TextsOf<typeof profileHeaderMessages> }) {
  const { followersCount, points = 0, isOwn = false, isFollowing, editHref, text } = props;
  const hintId = useId();
  return (
    <div className={styles.side}>
      <div className={styles.tiles}>
        <StatTile
          label={text.followers}
          value={followersCount}
          status={followersCount === undefined ? 'loading' : 'ready'}
          isHighlighted
          onPress={props.onOpenFollowers}
          className={styles.tile}
        />
        <StatTile label={text.points} value={points} className={styles.tile} />
      </div>
      <div className={styles.actions}>
        {!isOwn && props.onRetryFollow && (
          <Button
            aria-describedby={hintId}
            icon={<Icon name="warning" />}
            onPress={props.onRetryFollow}
            className={styles.action}
          >
            {text.retryFollow}
          </Button>
        )}
        {!isOwn && !props.onRetryFollow && (
          <>
            <Button
              variant={isFollowing ? 'secondary' : 'primary'}
              icon={<Icon name={isFollowing ? 'check' : 'plus'} />}
              isDisabled={isFollowing === undefined}
              aria-describedby={isFollowing ? hintId : undefined}
              onPress={props.onToggleFollow}
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
        <Button icon={<Icon name="share" />} onPress={props.onShare} className={styles.action}>
          {text.share}
        </Button>
      </div>
      {!isOwn && props.unsent && <UnsentNote {...props.unsent} />}
      <output id={props.onRetryFollow && hintId} className={styles.note}>
        {!isOwn && props.onRetryFollow && text.followFailed}
      </output>
    </div>
  );
}
