import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import { base } from '../../theme';
import * as styles from './DayLinks.css';

/** One day of an event. */
export interface DayLink {
  /** Unlike any other of the event. */
  id: string;
  /** The name of the day, e.g. 'Monday'. */
  name: string;
  /** Where the day is. */
  href: string;
  /** Whether it is the one that the address leads to; one at most. @default false */
  isCurrent?: boolean;
}

export interface DayLinksProps {
  /** Names the links for assistive technology. */
  label: string;
  /** In the order to show. */
  days: readonly DayLink[];
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The days of an event, each one press away. */
export const DayLinks = forwardRef<HTMLElement, DayLinksProps>(function DayLinks(
  { label, days, className },
  ref,
) {
  return (
    <nav ref={ref} aria-label={label} className={classNames(base, className)}>
      <ul className={styles.list}>
        {days.map(({ id, name, href, isCurrent = false }) => (
          <li key={id}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined} className={styles.day}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
