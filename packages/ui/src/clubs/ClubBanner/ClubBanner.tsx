import { forwardRef } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { Button } from '../../primitives/Button';
import { ClubArt } from '../ClubCard';
import { classNames } from '../../theme/classNames';
import { useMessages, type Labels } from '../../primitives/messages';
import { type Unsent, UnsentNote } from '../../primitives/UnsentNote';
import { base, overline } from '../../theme';
import { clubBannerMessages } from './messages';
import * as styles from './ClubBanner.css';

/** Props of {@link ClubBanner}. */
export interface ClubBannerProps {
  /** The club's name: the heading, and the text in place of a missing picture. */
  name: string;
  /** Address of the club's picture. */
  image?: string | null;
  /** The same picture in several widths, as `srcset` of HTML takes them. */
  imageSrcSet?: string | undefined;
  /** How many members it has. */
  memberCount: number;
  /** Who owns it, with the address of their picture; nobody is shown without. */
  owner?: { name: string; image?: string | null } | null;
  /** `owner` (co-owners too) and `unknown` show neither Join nor Leave. */
  membership: 'none' | 'member' | 'owner' | 'unknown';
  /** Whether joining or leaving is under way; its button waits. @default false */
  isPending?: boolean;
  /** Joining or leaving may not have arrived: says so, with what can be done about it. */
  unsent?: Unsent | undefined;
  /** Called on Join. */
  onJoin?: () => void;
  /** Called on Leave; asking whether it is meant is the caller's. */
  onLeave?: () => void;
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof clubBannerMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The head of a club's page: picture, name, members, owner, and joining or leaving. */
export const ClubBanner = forwardRef<HTMLElement, ClubBannerProps>(function ClubBanner(props, ref) {
  const {
    name,
    image,
    imageSrcSet,
    memberCount,
    owner,
    membership,
    isPending = false,
    unsent,
    onJoin,
    onLeave,
    headingLevel = 2,
    labels,
    className,
  } = props;
  const text = useMessages(clubBannerMessages, labels);
  const Heading = `h${headingLevel}` as const;
  const isMember = membership === 'member';
  const canChange = membership === 'none' || isMember;
  const word = isMember
    ? isPending
      ? text.leaving
      : text.leave
    : isPending
      ? text.joining
      : text.join;
  return (
    <section ref={ref} className={classNames(base, styles.banner, className)} aria-label={name}>
      <ClubArt
        name={name}
        src={image}
        srcSet={imageSrcSet}
        sizes="(min-width: 1200px) 1200px, 100vw"
        isFirst
        className={styles.art}
      />
      <div className={styles.body}>
        <div className={styles.heading}>
          <Heading className={classNames(base, styles.name)}>{name}</Heading>
          <p className={classNames(base, styles.count)}>{text.members(memberCount)}</p>
        </div>
        <div className={styles.side}>
          {owner && (
            <div className={styles.owner}>
              <Avatar name={owner.name} src={owner.image} size={40} isDecorative />
              <div>
                <p className={classNames(base, overline)}>{text.owner}</p>
                <p className={classNames(base, styles.ownerName)}>{owner.name}</p>
              </div>
            </div>
          )}
          {canChange && unsent && <UnsentNote {...unsent} />}
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
});
