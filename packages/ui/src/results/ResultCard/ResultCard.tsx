import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import { Icon } from '../../primitives/Icon';
import { useMessages } from '../../primitives/messages';
import { visuallyHidden } from '../../theme';
import { medalOf, placeInWords } from './medals';
import { resultCardMessages, type ResultCardTexts } from './messages';
import * as styles from './ResultCard.css';

export interface ResultCardProps {
  /** Where the whole table is. */
  href: string;
  /** The class, and which race of it. */
  title: string;
  /** The day, e.g. 'Monday, October 6th'. */
  day: string;
  /** The rider's name. */
  rider: string;
  /** The number on the boat, e.g. 'X12'. */
  boat: string;
  /** The final place; null when there is none. */
  place: number | null;
  /** Leads with the race: for lists in which each result is the same rider's. @default false */
  isOfOneRider?: boolean;
  /** Keeps the place to itself. @default false */
  isPlaceHidden?: boolean;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Partial<ResultCardTexts>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** One result, small enough to stand below a message that names its address. */
export const ResultCard = forwardRef<HTMLAnchorElement, ResultCardProps>(function ResultCard(
  {
    href,
    title,
    day,
    rider,
    boat,
    place,
    isOfOneRider = false,
    isPlaceHidden = false,
    labels,
    className,
  },
  ref,
) {
  const texts = useMessages(resultCardMessages, labels);
  const medal = isPlaceHidden || place === null ? undefined : medalOf(place);
  return (
    <a ref={ref} href={href} className={classNames(styles.card, className)}>
      <span className={styles.place}>
        {isPlaceHidden ? (
          <>
            <Icon name="eye-off" size={20} />
            <span className={visuallyHidden}>{texts.hidden}</span>
          </>
        ) : place === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className={visuallyHidden}>{texts.noPlace}</span>
          </>
        ) : (
          <>
            <span aria-hidden="true">{place}</span>
            <span className={visuallyHidden}>{placeInWords(place, texts)}</span>
          </>
        )}
        {medal && <Icon name="medal" size={16} className={styles.medals[medal]} />}
      </span>
      <span className={styles.words}>
        <span className={styles.rider}>
          <bdi>{isOfOneRider ? title : rider}</bdi>
        </span>
        <span className={styles.note}>
          {' '}
          {texts.boat(boat)} ·{' '}
          {!isOfOneRider && (
            <>
              <bdi>{title}</bdi> ·{' '}
            </>
          )}
          <bdi>{day}</bdi>
        </span>
      </span>
    </a>
  );
});
