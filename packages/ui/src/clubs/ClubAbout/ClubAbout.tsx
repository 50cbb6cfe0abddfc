import { forwardRef, useId } from 'react';
import { Badge } from '../../primitives/Badge';
import { Icon } from '../../primitives/Icon';
import { LinkButton } from '../../primitives/LinkButton';
import { limitLineBreaks } from '../../primitives/limitLineBreaks';
import { useMessages, type Labels } from '../../primitives/messages';
import { classNames } from '../../theme/classNames';
import { PersonRow } from '../ClubMemberList/PersonRow';
import * as listStyles from '../ClubMemberList/ClubMemberList.css';
import { clubAboutMessages } from './messages';
import * as styles from './ClubAbout.css';

/** Somebody who runs the club. */
interface ClubTeamMember {
  /** Unique in the club. */
  id: string;
  /** The person's name. */
  name: string;
  /** Shown with an `@`; without one there is no second line. */
  username?: string | undefined;
  /** Address of their picture; without one the initials stand in. */
  image?: string | null;
  /** Where their page is; without it the name leads nowhere. */
  href?: string;
  /** What they are to the club. */
  role: 'owner' | 'coOwner';
}

export interface ClubAboutProps {
  /** Plain text; a note stands in place of an empty one. */
  description?: string | null;
  /** Who runs the club, the owner first; without anybody they are left out. */
  team: readonly ClubTeamMember[];
  /** What only they may do, in a sentence. */
  teamNote?: string;
  /** Where the club's page is. */
  clubHref: string;
  /** Where its members are; without it there is no such link. */
  membersHref?: string | undefined;
  /** Level of its headings in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof clubAboutMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** What a club is for, the ways into it, and who runs it. */
export const ClubAbout = forwardRef<HTMLDivElement, ClubAboutProps>(function ClubAbout(
  { description, team, teamNote, clubHref, membersHref, headingLevel = 2, labels, className },
  ref,
) {
  const text = useMessages(clubAboutMessages, labels);
  const id = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <div ref={ref} className={classNames(styles.frame, className)}>
      <section aria-labelledby={`${id}-about`} className={styles.card}>
        <Title id={`${id}-about`} className={styles.title}>
          {text.about}
        </Title>
        <p className={styles.description}>
          {description ? <bdi>{limitLineBreaks(description)}</bdi> : text.noDescription}
        </p>
        <div className={styles.links}>
          <LinkButton href={clubHref} variant="primary">
            {text.open}
          </LinkButton>
          {membersHref && (
            <LinkButton href={membersHref} icon={<Icon name="users" />}>
              {text.members}
            </LinkButton>
          )}
        </div>
      </section>
      {team.length > 0 && (
        <section aria-labelledby={`${id}-team`} className={styles.card}>
          <Title id={`${id}-team`} className={styles.title}>
            {text.team}
          </Title>
          {teamNote && <p className={styles.description}>{teamNote}</p>}
          <ul className={styles.people}>
            {team.map(({ id: personId, role, ...person }) => (
              <li key={personId} className={listStyles.row}>
                <PersonRow {...person} badges={<Badge tone="accent">{text[role]}</Badge>} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
});
