import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../classNames';
import { useMessages } from '../MessagesProvider';
import { daySectionCopy, type DaySectionCopy } from './copy';
import * as styles from './DaySection.css';

export interface DaySectionProps {
  /** The name of the day, e.g. 'Monday'. */
  day: string;
  /** What stands beside the name, e.g. the date. */
  note?: string;
  /** What the day holds; in the page only while it is shown. */
  children: ReactNode;
  /** Leave it out and the section keeps its own state. */
  isExpanded?: boolean;
  /** @default false */
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4;
  labels?: Partial<DaySectionCopy>;
  className?: string;
}

/** One day of an event, folded until somebody wants to see it. */
export function DaySection({
  day,
  note,
  children,
  isExpanded,
  defaultExpanded = false,
  onExpandedChange,
  headingLevel = 3,
  labels,
  className,
}: DaySectionProps) {
  const texts = useMessages('daySection', daySectionCopy, labels);
  const [ownExpanded, setOwnExpanded] = useState(defaultExpanded);
  const isOpen = isExpanded ?? ownExpanded;
  const panelId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-label={day} className={classNames(styles.section, className)}>
      <div className={styles.bar}>
        <Heading className={styles.day}>
          {day}
          {note && <span className={styles.note}> {note}</span>}
        </Heading>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          className={styles.toggle}
          onClick={() => {
            setOwnExpanded(!isOpen);
            onExpandedChange?.(!isOpen);
          }}
        >
          {isOpen ? texts.hide(day) : texts.show(day)}
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            width="16"
            height="16"
            className={isOpen ? styles.chevronOpen : styles.chevron}
          >
            <path
              d="m3 6 5 5 5-5"
              fill="none"
              stroke="currentcolor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      </div>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          {children}
        </div>
      )}
    </section>
  );
}
