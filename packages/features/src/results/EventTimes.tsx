import { Button, Disclosure, EventSchedule, Icon, downloadCalendar } from '@clubline/ui';
import { useState } from 'react';
import { useClubline } from '../platform/provider';
import type { EventSession, EventSessions } from './eventContent.types';
import type { ResultsTexts } from './messages';

interface EventTimesProps {
  /** The event's name. */
  heading: string;
  programme: EventSessions;
  texts: ResultsTexts;
}

/** What takes place when, in the reader's own time zone, to read and to take into a calendar. */
export function EventTimes({ heading, programme, texts }: EventTimesProps) {
  const { clock } = useClubline();
  const [isOpen, setOpen] = useState(false);
  // One that nobody could place in a calendar is not shown either.
  const sessions = programme.sessions.filter(
    ({ start, end }) => Date.parse(start) <= Date.parse(end),
  );
  const [first] = sessions;
  if (!first) return null;
  const addToCalendar = () => {
    const entries = sessions.map((session) => ({
      ...session,
      title: `${session.title} – ${heading}`,
      place: programme.place,
    }));
    downloadCalendar(entries, 'schedule.ics', clock.now());
  };
  return (
    <Disclosure title={texts.times} isOpen={isOpen} onOpenChange={setOpen}>
      {/* Only once it is asked for: whoever renders the page ahead is in another zone. */}
      {isOpen && (
        <EventSchedule
          note={texts.timesNote(texts.zone(new Date(first.start)))}
          days={daysOf(sessions, texts)}
          actions={
            <Button icon={<Icon name="calendar" />} onPress={addToCalendar}>
              {texts.addToCalendar}
            </Button>
          }
        />
      )}
    </Disclosure>
  );
}

/** A session late in the evening may begin on the next day of who reads this. */
function daysOf(sessions: readonly EventSession[], texts: ResultsTexts) {
  const days = new Map<string, EventSession[]>();
  for (const session of sessions) {
    const name = texts.sessionDay(new Date(session.start));
    days.set(name, [...(days.get(name) ?? []), session]);
  }
  return [...days].map(([name, held]) => ({
    id: held[0]!.id,
    name,
    sessions: held.map(({ id, title, start, end }) => ({
      id,
      title,
      start,
      time: texts.sessionTime(new Date(start), new Date(end)),
    })),
  }));
}
