import { forwardRef, useEffect, useId, useRef } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { focusIfLost } from '../../primitives/focusIfLost';
import { LinkButton } from '../../primitives/LinkButton';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { Skeleton } from '../../primitives/Skeleton';
import { visuallyHidden } from '../../theme';
import { classNames } from '../../theme/classNames';
import { JoinClub, type JoinState } from '../JoinClub';
import { clubSuggestionsMessages } from './messages';
import * as styles from './ClubSuggestions.css';

/** A club that somebody may like. */
interface SuggestedClub {
  /** Unique in the list; what `onJoin` is called with. */
  id: string;
  /** The club's name. */
  name: string;
  /** Address of its picture; without one the initials stand in. */
  image?: string | null;
  /** How many members it has. */
  memberCount: number;
  /** Where the name leads. */
  href: string;
  /** Whether the viewer has not joined it, is about to, or has. @default 'open' */
  membership?: JoinState;
}

export interface ClubSuggestionsProps {
  /** The clubs, the most fitting first; without any nothing is shown. */
  clubs: readonly SuggestedClub[];
  /** Called with the id of the club to join. */
  onJoin: (id: string) => void;
  /** Where all clubs are. */
  moreHref: string;
  /** Whether they are on their way. @default 'ready' */
  status?: 'loading' | 'ready';
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof clubSuggestionsMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A few clubs to join with one press each, and the way to all others. */
export const ClubSuggestions = forwardRef<HTMLElement, ClubSuggestionsProps>(
  function ClubSuggestions(
    { clubs, onJoin, moreHref, status = 'ready', headingLevel = 2, labels, className },
    ref,
  ) {
    const text = useMessages(clubSuggestionsMessages, labels);
    const titleId = useId();
    const Title = `h${headingLevel}` as const;
    if (status === 'ready' && clubs.length === 0) return null;
    const joined = clubs.filter(({ membership }) => membership === 'joined');
    return (
      <section ref={ref} aria-labelledby={titleId} className={classNames(styles.card, className)}>
        <Title id={titleId} className={styles.title}>
          {text.title}
        </Title>
        {status === 'loading' ? (
          <>
            <output className={visuallyHidden}>{text.loading}</output>
            {[1, 2, 3].map((row) => (
              <div key={row} aria-hidden="true" className={styles.row}>
                <Skeleton width={40} height={40} shape="circle" />
                <Skeleton width="60%" height={20} />
              </div>
            ))}
          </>
        ) : (
          <>
            <output className={visuallyHidden}>
              {joined.length > 0 && text.joinedClubs(joined.map(({ name }) => name).join(', '))}
            </output>
            <ul className={styles.rows}>
              {clubs.map((club) => (
                <Row key={club.id} club={club} onJoin={onJoin} text={text} />
              ))}
            </ul>
          </>
        )}
        <LinkButton href={moreHref} className={styles.more}>
          {text.showMore}
        </LinkButton>
      </section>
    );
  },
);

interface RowProps {
  club: SuggestedClub;
  onJoin: (id: string) => void;
  text: TextsOf<typeof clubSuggestionsMessages>;
}

function Row({ club, onJoin, text }: RowProps) {
  const { id, name, image, memberCount, href, membership = 'open' } = club;
  const link = useRef<HTMLAnchorElement>(null);
  const isJoined = membership === 'joined';
  useEffect(() => {
    // The button is gone, and with it the focus of whoever pressed it: the club is what comes next.
    if (isJoined && link.current) focusIfLost(link.current);
  }, [isJoined]);
  return (
    <li className={styles.row}>
      <a ref={link} href={href} className={styles.link}>
        <Avatar name={name} src={image ?? null} isDecorative />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.detail}>{text.members(memberCount)}</span>
        </span>
      </a>
      <JoinClub name={name} membership={membership} onJoin={() => onJoin(id)} />
    </li>
  );
}
