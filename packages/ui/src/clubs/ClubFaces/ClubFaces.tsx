import { forwardRef } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { useMessages, type Labels } from '../../primitives/messages';
import { SideCard } from '../../primitives/SideCard';
import { Skeleton } from '../../primitives/Skeleton';
import { Tooltip } from '../../primitives/Tooltip';
import { visuallyHidden } from '../../theme';
import { clubFacesMessages } from './messages';
import * as styles from './ClubFaces.css';

/** A member of a club, as far as their face says. */
interface ClubFace {
  /** Unique in the club. */
  id: string;
  /** The person's name. */
  name: string;
  /** Address of their picture; without one the initials stand in. */
  image?: string | null;
  /** Where their page is; without it the face leads nowhere. */
  href?: string;
}

export interface ClubFacesProps {
  /** Members, those to be seen first. */
  people: readonly ClubFace[];
  /** How many members there are in all. */
  memberCount: number;
  /** How many faces are shown at most; ten are two rows in a column of 300 px. @default 10 */
  max?: number;
  /** Where all of them are; without it there is no link. */
  allHref?: string;
  /** Whether they are on their way; so many places are kept as there will be faces. */
  status: 'loading' | 'ready';
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof clubFacesMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Who is in a club: some faces, how many there are, and the way to all of them. */
export const ClubFaces = forwardRef<HTMLElement, ClubFacesProps>(function ClubFaces(
  { people, memberCount, max = 10, allHref, status, headingLevel, labels, className },
  ref,
) {
  const text = useMessages(clubFacesMessages, labels);
  const places = Math.min(memberCount, max);
  return (
    <SideCard
      ref={ref}
      title={text.members(memberCount)}
      moreHref={allHref}
      moreLabel={text.seeAll}
      {...(headingLevel && { headingLevel })}
      className={className}
    >
      {status === 'loading' ? (
        <div className={styles.faces}>
          <span className={visuallyHidden}>{text.loading}</span>
          {Array.from({ length: places }, (_, index) => (
            <span key={index} className={styles.face}>
              <Skeleton shape="circle" width={40} height={40} />
            </span>
          ))}
        </div>
      ) : (
        <ul className={styles.faces}>
          {people.slice(0, max).map(({ id, name, image, href }) => (
            <li key={id}>
              {href ? (
                <Tooltip content={name} delay={300}>
                  <a href={href} className={styles.link}>
                    <Avatar name={name} src={image ?? null} />
                  </a>
                </Tooltip>
              ) : (
                <span className={styles.face}>
                  <Avatar name={name} src={image ?? null} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </SideCard>
  );
});
