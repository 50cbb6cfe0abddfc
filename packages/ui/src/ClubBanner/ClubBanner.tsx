import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { ClubArt } from '../ClubCard';
import { classNames } from '../classNames';
import { useMessages } from '../MessagesProvider';
import { base, overline } from '../theme';
import { clubBannerCopy } from './copy';
import * as styles from './ClubBanner.css';

/** Props of {@link ClubBanner}. */
export interface ClubBannerProps {
  name: string;
  /** Address of the club's picture. */
  image?: string | null;
  memberCount: number;
  owner?: { name: string; src?: string | null } | null;
  /** `owner` (co-owners too) and `unknown` show neither Join nor Leave. */
  membership: 'none' | 'member' | 'owner' | 'unknown';
  /** True while joining or leaving. @default false */
  isPending?: boolean;
  onJoin?: () => void;
  onLeave?: () => void;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
  labels?: Partial<typeof clubBannerCopy>;
  className?: string;
}

/** The head of a club's page: picture, name, members, owner, and joining or leaving. */
export function ClubBanner(props: ClubBannerProps) {
  const {
    name,
    image,
    memberCount,
    owner,
    membership,
    isPending = false,
    onJoin,
    onLeave,
    headingLevel = 2,
    labels,
    className,
  } = props;
  const copy = useMessages('clubBanner', clubBannerCopy, labels);
  const Heading = `h${headingLevel}` as const;
  const isMember = membership === 'member';
  const canChange = membership === 'none' || isMember;
  const word = isMember
    ? isPending
      ? copy.leaving
      : copy.leave
    : isPending
      ? copy.joining
      : copy.join;
  return (
    <section className={classNames(base, styles.banner, className)} aria-label={name}>
      <ClubArt name={name} src={image} className={styles.art} />
      <div className={styles.body}>
        <div className={styles.heading}>
          <Heading className={classNames(base, styles.name)}>{name}</Heading>
          <p className={classNames(base, styles.count)}>{copy.members(memberCount)}</p>
        </div>
        <div className={styles.side}>
          {owner && (
            <div className={styles.owner}>
              <Avatar name={owner.name} src={owner.src} size={40} isDecorative />
              <div>
                <p className={classNames(base, overline)}>{copy.owner}</p>
                <p className={classNames(base, styles.ownerName)}>{owner.name}</p>
              </div>
            </div>
          )}
          {canChange && (
            <Button
              className={styles.action}
              variant={isMember ? 'secondary' : 'primary'}
              isDisabled={isPending}
              onPress={isMember ? onLeave : onJoin}
            >
              {word}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
