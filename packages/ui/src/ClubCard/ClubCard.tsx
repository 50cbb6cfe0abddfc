import { classNames } from '../classNames';
import { useMessages } from '../MessagesProvider';
import { StatusDot } from '../StatusDot';
import { base, displayText, overline } from '../theme';
import { ClubArt } from './ClubArt';
import { clubCardCopy } from './copy';
import * as styles from './ClubCard.css';

/** Props of {@link ClubCard}. */
export interface ClubCardProps {
  name: string;
  description?: string | null;
  /** Address of the 16:9 picture. */
  image?: string | null;
  ownerName?: string | null;
  memberCount: number;
  /** Unknown when absent or null. */
  maxMembers?: number | null;
  isActive: boolean;
  /** Where the card leads. */
  href: string;
  /** Called when the card is followed, before the link is. */
  onOpen?: () => void;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4;
  labels?: Partial<typeof clubCardCopy>;
  className?: string;
}

/** One club in a list: picture, name, two lines of description, owner, members and whether it is active. */
export function ClubCard(props: ClubCardProps) {
  const {
    name,
    description,
    image,
    ownerName,
    memberCount,
    maxMembers,
    isActive,
    href,
    onOpen,
    headingLevel = 3,
    labels,
    className,
  } = props;
  const copy = useMessages('clubCard', clubCardCopy, labels);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(base, styles.card, className)}>
      <ClubArt name={name} src={image} note={copy.noImage} />
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
            label={isActive ? copy.active : copy.inactive}
          />
        </div>
        <p className={classNames(base, styles.description)} title={description ?? undefined}>
          {description}
        </p>
        <dl className={classNames(base, styles.facts)}>
          <div className={styles.fact}>
            <dt className={classNames(base, overline)}>{copy.ownedBy}</dt>
            <dd className={classNames(base, styles.owner)}>{ownerName || copy.unknownOwner}</dd>
          </div>
          <div className={styles.fact}>
            <dt className={classNames(base, overline)}>{copy.members}</dt>
            <dd className={classNames(base, displayText, styles.members)}>
              {memberCount}/{maxMembers ?? copy.unknownMaximum}
            </dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
