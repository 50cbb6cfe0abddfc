import { forwardRef } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { Menu } from '../../primitives/Menu';
import { ClubArt, ClubCrest, type ClubSport } from '../ClubCard';
import { classNames } from '../../theme/classNames';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { type Unsent, UnsentNote } from '../../primitives/UnsentNote';
import { base } from '../../theme';
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
  /** What its crest shows, and what stands in place of a missing picture. @default stripes */
  sport?: ClubSport | undefined;
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
  /** Called on Leave, which stands in the menu of 'Joined'; asking whether it is meant is yours. */
  onLeave?: () => void;
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof clubBannerMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The head of a club's page: picture, crest, name, members, owner, and joining or leaving. */
export const ClubBanner = forwardRef<HTMLElement, ClubBannerProps>(function ClubBanner(props, ref) {
  const {
    name,
    image,
    imageSrcSet,
    sport,
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
  return (
    <section ref={ref} className={classNames(base, styles.banner, className)} aria-label={name}>
      <ClubArt
        name={name}
        src={image}
        srcSet={imageSrcSet}
        sizes="(min-width: 1200px) 1200px, 100vw"
        isFirst
        sport={sport}
        isBehindCrest
        className={styles.art}
      />
      <div className={styles.body}>
        <ClubCrest name={name} sport={sport} className={styles.crest} />
        <Heading className={classNames(base, styles.name)}>{name}</Heading>
        <div className={styles.facts}>
          <p className={classNames(base, styles.count)}>{text.members(memberCount)}</p>
          {owner && (
            <p className={classNames(base, styles.owner)}>
              <Avatar name={owner.name} src={owner.image} size={24} isDecorative />
              <span className={styles.ownerName}>{owner.name}</span>
              <span className={styles.role}>{text.owner}</span>
            </p>
          )}
        </div>
        <div className={styles.side}>
          <Membership {...{ membership, isPending, unsent, onJoin, onLeave, text }} />
        </div>
      </div>
    </section>
  );
});

interface MembershipProps extends Pick<
  ClubBannerProps,
  'membership' | 'isPending' | 'unsent' | 'onJoin' | 'onLeave'
> {
  text: TextsOf<typeof clubBannerMessages>;
}

/** Join, or that one has joined with the way out in a menu; nothing for who owns the club. */
function Membership({ membership, isPending, unsent, onJoin, onLeave, text }: MembershipProps) {
  if (membership !== 'none' && membership !== 'member') return null;
  const isMember = membership === 'member';
  return (
    <>
      {unsent && <UnsentNote {...unsent} />}
      {!isMember || isPending ? (
        <Button
          className={styles.action}
          variant={isMember ? 'secondary' : 'primary'}
          isDisabled={isPending}
          onPress={onJoin}
        >
          {isMember ? text.leaving : isPending ? text.joining : text.join}
        </Button>
      ) : (
        <Menu
          trigger={
            <Button className={styles.action} variant="secondary" icon={<Icon name="check" />}>
              {text.joined}
              <Icon name="chevron-down" size={16} />
            </Button>
          }
          items={[{ id: 'leave', label: text.leave, icon: <Icon name="logout" /> }]}
          onAction={() => onLeave?.()}
        />
      )}
    </>
  );
}
