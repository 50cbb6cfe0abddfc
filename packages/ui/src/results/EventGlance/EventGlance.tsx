import { forwardRef } from 'react';
import { Icon } from '../../primitives/Icon';
import { useMessages, type Labels } from '../../primitives/messages';
import { SideCard } from '../../primitives/SideCard';
import { PodiumCard, type PodiumPlace } from '../PodiumCard';
import { eventGlanceMessages } from './messages';
import * as styles from './EventGlance.css';

/** The race that is next. */
interface NextRace {
  /** Which of the two it is. */
  kind: 'next';
  /** The class, e.g. 'Pro Runabout Stock'. */
  title: string;
  /** The day in words, as its reader counts it, e.g. 'Monday 6 October'. */
  day: string;
  /** From when to when, in the reader's time zone, e.g. '18:00–19:30'. */
  time: string;
  /** When it begins, in ISO 8601, for machines. */
  start: string;
  /** Where it takes place; nothing is said of it while it is empty. */
  place: string;
}

/** The races that were last. */
interface LatestRaces {
  /** Which of the two it is. */
  kind: 'latest';
  /** The day in a word, e.g. 'Sunday'. */
  day: string;
  /** In the order to show. */
  races: readonly LatestRace[];
}

/** The podium of one of them. */
interface LatestRace {
  /** The class, and which race of it. */
  title: string;
  /** Where the table of the race is; no two are the same. */
  href: string;
  /** The first three, from the first place on. */
  places: readonly PodiumPlace[];
  /** Keeps places and riders to itself. @default false */
  isHidden?: boolean;
}

export interface EventGlanceProps {
  /** The race that is next, or those that were last. */
  race: NextRace | LatestRaces;
  /** Where the scores are: of the day, or all of them. */
  scoresHref: string;
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof eventGlanceMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** What there is to say of an event in one card: the next race or the latest results. */
export const EventGlance = forwardRef<HTMLElement, EventGlanceProps>(function EventGlance(
  { race, scoresHref, headingLevel = 2, labels, className },
  ref,
) {
  const text = useMessages(eventGlanceMessages, labels);
  const isNext = race.kind === 'next';
  return (
    <SideCard
      ref={ref}
      title={isNext ? text.next : text.latest(race.day)}
      moreHref={scoresHref}
      moreLabel={isNext ? text.scores : text.seeAll}
      headingLevel={headingLevel}
      className={className}
    >
      {isNext ? (
        <Next {...race} />
      ) : (
        race.races.map((one) => (
          <PodiumCard key={one.href} {...one} className={styles.one} isFlat />
        ))
      )}
    </SideCard>
  );
});

function Next({ title, day, time, start, place }: NextRace) {
  return (
    <>
      <p className={styles.race}>
        <bdi>{title}</bdi>
      </p>
      <div className={styles.facts}>
        <p className={styles.fact}>
          <Icon name="calendar" size={16} className={styles.icon} />
          <time dateTime={start} className={styles.words}>
            {day} <bdi className={styles.time}>{time}</bdi>
          </time>
        </p>
        {place && (
          <p className={styles.fact}>
            <Icon name="flag" size={16} className={styles.icon} />
            <span className={styles.words}>
              <bdi>{place}</bdi>
            </span>
          </p>
        )}
      </div>
    </>
  );
}
