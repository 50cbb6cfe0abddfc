import { EventGlance } from '@clubline/ui';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { raceName } from '../findResult';
import { resultsMessages } from '../messages';
import { useHiddenRanks } from '../useHiddenRanks';
import type { EventGlanceContent } from './eventGlance';

/** The race that is next or the latest results, and the way to the scores. */
export function EventGlanceCard({ glance }: { glance: EventGlanceContent }) {
  const texts = useMessages(resultsMessages);
  const { hrefFor } = useClubline();
  const hiddenRanks = useHiddenRanks();
  if (glance.kind === 'next') {
    const { session, place, day } = glance;
    const { title, start } = session;
    const time = texts.sessionTime(new Date(start), new Date(session.end));
    return (
      <EventGlance
        race={{ kind: 'next', title, start, day: texts.sessionDay(new Date(start)), time, place }}
        scoresHref={hrefFor(day ? { to: 'result', day } : { to: 'scores' })}
      />
    );
  }
  const { day, podiums } = glance;
  return (
    <EventGlance
      race={{
        kind: 'latest',
        day: day.name,
        races: podiums.map(({ race, places }) => ({
          title: raceName(race),
          href: hrefFor({ to: 'result', day: day.id, race: race.id }),
          places,
          isHidden: !hiddenRanks.isShown(day.id, race.id),
        })),
      }}
      scoresHref={hrefFor({ to: 'result', day: day.id })}
    />
  );
}
