import { forwardRef, useEffect, useRef } from 'react';
import { classNames } from '../../theme/classNames';
import { observeSize } from '../../primitives/observeSize';
import { base } from '../../theme';
import * as styles from './DayLinks.css';

/** One day of an event. */
interface DayLink {
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

/** The days of an event, each one press away; where they do not fit, the current one is in view. */
export const DayLinks = forwardRef<HTMLElement, DayLinksProps>(function DayLinks(
  { label, days, className },
  ref,
) {
  const list = useRef<HTMLUListElement>(null);
  const currentId = days.find(({ isCurrent }) => isCurrent)?.id;
  useEffect(() => {
    const line = list.current;
    const current = line?.querySelector('[aria-current]');
    if (currentId === undefined || !line || !current) return undefined;
    const show = () => {
      // Only the line itself is moved, not the page.
      const around = line.getBoundingClientRect();
      const day = current.getBoundingClientRect();
      line.scrollLeft += day.left + day.width / 2 - (around.left + around.width / 2);
    };
    // Again where a chat beside it takes of its width, and once all letters are of their font:
    // they are wider than what stands in for them.
    const stops = [line, ...line.querySelectorAll('a')].map((one) => observeSize(one, show));
    return () => stops.forEach((stop) => stop());
  }, [currentId]);
  return (
    <nav ref={ref} aria-label={label} className={classNames(base, className)}>
      <ul ref={list} className={styles.list}>
        {days.map(({ id, name, href, isCurrent = false }) => (
          <li key={id}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined} className={styles.day}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
