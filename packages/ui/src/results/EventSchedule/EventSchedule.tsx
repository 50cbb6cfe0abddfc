import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './EventSchedule.css';

/** Something that takes place during an event. */
export interface ScheduleSession {
  /** Unlike any other of the event. */
  id: string;
  /** What takes place, e.g. 'Novice Ski Lites'. */
  title: string;
  /** When it begins, in ISO 8601, for programs. */
  start: string;
  /** When it takes place, as it is shown, e.g. '18:00–19:30'. */
  time: string;
}

/** The sessions of one day. */
export interface ScheduleDay {
  /** Unlike any other of the event. */
  id: string;
  /** The day as it is shown, e.g. 'Monday 6 October'. */
  name: string;
  /** What takes place on it, in the order to show. */
  sessions: readonly ScheduleSession[];
}

export interface EventScheduleProps {
  /** Stands above the days: in which zone the times are. */
  note?: string;
  /** Buttons below the note, e.g. to take all of it into a calendar. */
  actions?: ReactNode;
  /** The days in the order to show. */
  days: readonly ScheduleDay[];
  /** Level of the days' headings in the page's outline. @default 4 */
  headingLevel?: 3 | 4 | 5;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** What takes place when, day by day. */
export const EventSchedule = forwardRef<HTMLDivElement, EventScheduleProps>(function EventSchedule(
  { note, actions, days, headingLevel = 4, className },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div ref={ref} className={classNames(styles.schedule, className)}>
      {(note || actions) && (
        <div className={styles.head}>
          {note && <p className={styles.note}>{note}</p>}
          {actions}
        </div>
      )}
      <div className={styles.days}>
        {days.map(({ id, name, sessions }) => (
          <section key={id} aria-label={name} className={styles.day}>
            <Heading className={styles.name}>{name}</Heading>
            <ol className={styles.sessions}>
              {sessions.map((session) => (
                <li key={session.id} className={styles.session}>
                  <time dateTime={session.start} className={styles.time}>
                    {session.time}
                  </time>
                  <span className={styles.title}>
                    <bdi>{session.title}</bdi>
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
});
