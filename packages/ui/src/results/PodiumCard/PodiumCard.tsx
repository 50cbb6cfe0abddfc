import { forwardRef, useId, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import { Icon } from '../../primitives/Icon';
import { useMessages } from '../../primitives/messages';
import { visuallyHidden } from '../../theme';
import { medalOf, placeInWords } from '../ResultCard/medals';
import { resultCardMessages, type ResultCardTexts } from '../ResultCard/messages';
import * as cardStyles from '../ResultCard/ResultCard.css';
import * as styles from './PodiumCard.css';

/** Who stands on a podium. */
export interface PodiumPlace {
  /** 1, 2 or 3; riders may share one. */
  place: number;
  /** The rider's name. */
  rider: string;
  /** The number on the boat, e.g. 'X12'. */
  boat: string;
}

export interface PodiumCardProps {
  /** Where the whole table is. */
  href: string;
  /** The class, and which race of it. */
  title: string;
  /** The first three, from the first place on. */
  places: readonly PodiumPlace[];
  /** Keeps places and riders to itself. @default false */
  isHidden?: boolean;
  /** Without an edge and a ground of its own, for what has them: a `SideCard`. @default false */
  isFlat?: boolean;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Partial<ResultCardTexts>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The first three of one race, as a link to its table. */
export const PodiumCard = forwardRef<HTMLAnchorElement, PodiumCardProps>(function PodiumCard(
  { href, title, places, isHidden = false, isFlat = false, labels, className },
  ref,
) {
  const texts = useMessages(resultCardMessages, labels);
  return (
    <a ref={ref} href={href} className={classNames(isFlat ? styles.flat : styles.card, className)}>
      <span className={styles.title}>
        <bdi>{title}</bdi>{' '}
      </span>
      {isHidden ? (
        <span className={styles.hidden}>
          <Icon name="eye-off" size={20} />
          {texts.hidden}
        </span>
      ) : (
        places.map(({ place, rider, boat }) => {
          const medal = medalOf(place);
          return (
            <span key={`${boat} ${rider}`} className={styles.row}>
              <span aria-hidden="true" className={styles.place}>
                {place}
              </span>
              <span className={styles.medal}>
                {medal && <Icon name="medal" size={16} className={cardStyles.medals[medal]} />}
              </span>
              <span className={visuallyHidden}>{placeInWords(place, texts)} </span>
              <span dir="auto" className={styles.rider}>
                {rider}
              </span>
              <span className={styles.boat}> {texts.boat(boat)} </span>
            </span>
          );
        })
      )}
    </a>
  );
});

export interface PodiumSectionProps {
  /** The heading. */
  title: string;
  /** Level of its heading in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** `PodiumCard`s. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Podiums beside each other, as many as there is room for. */
export const PodiumSection = forwardRef<HTMLElement, PodiumSectionProps>(function PodiumSection(
  { title, headingLevel = 3, children, className },
  ref,
) {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <section ref={ref} aria-labelledby={titleId} className={classNames(styles.section, className)}>
      <Title id={titleId} className={headingLevel === 4 ? styles.minorHeading : styles.heading}>
        {title}
      </Title>
      <div className={styles.cards}>{children}</div>
    </section>
  );
});
