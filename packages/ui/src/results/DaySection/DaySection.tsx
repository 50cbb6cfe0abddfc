import { forwardRef, useId, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import { useMessages } from '../../primitives/messages';
import { useControlledState } from '../../primitives/useControlledState';
import { daySectionMessages, type DaySectionTexts } from './messages';
import * as styles from './DaySection.css';
import './raceLines.css';

export interface DaySectionProps {
  /** The name of the day, e.g. 'Monday'. */
  day: string;
  /** What stands beside the name, e.g. the date. */
  note?: string;
  /** What the day holds; in the page only while it is shown. */
  children: ReactNode;
  /** Whether it is open; leave out to let it keep its own state. */
  isOpen?: boolean;
  /** Whether it is open at first, while it keeps its own state. @default false */
  defaultOpen?: boolean;
  /** Called with the new state on each press of its button. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Level of its heading in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Partial<DaySectionTexts>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** One day of an event, folded until somebody wants to see it. */
export const DaySection = forwardRef<HTMLElement, DaySectionProps>(function DaySection(
  {
    day,
    note,
    children,
    isOpen: givenOpen,
    defaultOpen = false,
    onOpenChange,
    headingLevel = 3,
    labels,
    className,
  },
  ref,
) {
  const texts = useMessages(daySectionMessages, labels);
  const [isOpen, setOpen] = useControlledState(givenOpen, defaultOpen, onOpenChange);
  const panelId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section ref={ref} aria-label={day} className={classNames(styles.section, className)}>
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
          onClick={() => setOpen(!isOpen)}
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
});
