import { forwardRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { classNames } from '../../theme/classNames';
import { useMessages, type Labels } from '../../primitives/messages';
import { StatusDot } from '../../primitives/StatusDot';
import { base, displayText, overline } from '../../theme';
import { JoinClub, type JoinState } from '../JoinClub';
import { ClubArt } from './ClubArt';
import type { ClubSport } from './clubMark';
import { clubCardMessages } from './messages';
import * as styles from './ClubCard.css';

/** Props of {@link ClubCard}. */
export interface ClubCardProps {
  /** The club's name: the heading and the link, and the text in place of a missing picture. */
  name: string;
  /** Plain text, cut after two lines. */
  description?: string | null;
  /** Address of the 16:9 picture. */
  image?: string | null;
  /** The same picture in several widths, as `srcset` of HTML takes them. */
  imageSrcSet?: string | undefined;
  /** Among the first of a screen: its picture is fetched at once. @default false */
  isFirst?: boolean | undefined;
  /** Who owns it; 'Unknown Owner' without one. */
  ownerName?: string | null;
  /** What is drawn in place of a missing picture. @default stripes */
  sport?: ClubSport | undefined;
  /** How many members it has, grouped as the reader's language; before `maxMembers` if known. */
  memberCount: number;
  /** How many members it can have; unknown when absent or null. */
  maxMembers?: number | null;
  /** Whether the club is active: the word and the dot beside its name. */
  isActive: boolean;
  /** Where the card leads. */
  href: string;
  /** Called when the card is followed, before the link is. */
  onOpen?: () => void;
  /** Joins the club; without it there is no such button. */
  onJoin?: (() => void) | undefined;
  /** Whether the viewer has not joined it, is about to, or has. @default 'open' */
  membership?: JoinState | undefined;
  /** Level of its heading in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof clubCardMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * One club in a list: picture, name, two lines of description, owner, members and whether it is
 * active.
 */
export const ClubCard = forwardRef<HTMLElement, ClubCardProps>(function ClubCard(props, ref) {
  const {
    name,
    description,
    image,
    imageSrcSet,
    isFirst,
    ownerName,
    memberCount,
    maxMembers,
    isActive,
    href,
    onOpen,
    onJoin,
    membership,
    sport,
    headingLevel = 3,
    labels,
    className,
  } = props;
  const text = useMessages(clubCardMessages, labels);
  const { locale } = useLocale();
  const Heading = `h${headingLevel}` as const;
  return (
    <article ref={ref} className={classNames(base, styles.card, className)}>
      <ClubArt
        className={styles.art}
        name={name}
        src={image}
        srcSet={imageSrcSet}
        // Cards are 260 px or wider: two beside each other at the least, but on phones, where the
        // picture stands at the side.
        sizes="(min-width: 640px) 420px, (min-width: 480px) 100vw, 96px"
        isFirst={isFirst}
        sport={sport}
        note={text.noImage}
      />
      <div className={styles.body}>
        <div className={styles.title}>
          <Heading className={classNames(base, displayText, styles.name)}>
            <a className={classNames(base, styles.link)} href={href} onClick={onOpen}>
              {name}
            </a>
          </Heading>
          <StatusDot
            className={styles.status}
            tone={isActive ? 'positive' : 'neutral'}
            label={isActive ? text.active : text.inactive}
          />
        </div>
        <p className={classNames(base, styles.description)} title={description ?? undefined}>
          {description}
        </p>
        <dl className={classNames(base, styles.facts)}>
          <div className={styles.fact}>
            <dt className={classNames(base, overline)}>{text.ownedBy}</dt>
            <dd className={classNames(base, styles.owner)}>{ownerName || text.unknownOwner}</dd>
          </div>
          <div className={styles.fact}>
            <dt className={classNames(base, overline)}>{text.members}</dt>
            <dd className={classNames(base, displayText, styles.members)}>
              <bdi dir="ltr">
                {memberCount.toLocaleString(locale)}
                {maxMembers != null && `/${maxMembers.toLocaleString(locale)}`}
              </bdi>
            </dd>
          </div>
        </dl>
        {onJoin && (
          <div className={styles.join}>
            <JoinClub name={name} membership={membership} onJoin={onJoin} />
          </div>
        )}
      </div>
    </article>
  );
});
