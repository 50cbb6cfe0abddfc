import {
  Button,
  Dialog,
  EventSchedule,
  Icon,
  downloadCalendar,
  Lightbox,
  ScoresBar,
} from '@clubline/ui';
import { useClubline } from '../platform/provider';
import type { EventContent, EventSession } from './eventContent.types';
import type { ResultsTexts } from './messages';

/** What is shown of the schedule: the list of times, the picture over it, or neither. */
export type ScheduleView = 'list' | 'picture' | null;

interface EventScheduleViewProps {
  event: EventContent;
  /** Where the list has nothing to show, it is the picture. */
  view: ScheduleView;
  onViewChange: (view: ScheduleView) => void;
  texts: ResultsTexts;
}

/** The schedule over the page: the list of times, and from there the picture at full size. */
export function EventScheduleView({ event, view, onViewChange, texts }: EventScheduleViewProps) {
  // One that nobody could place in a calendar is not shown either.
  const sessions = (event.programme?.sessions ?? []).filter(
    ({ start, end }) => Date.parse(start) <= Date.parse(end),
  );
  const isPicture = view === 'picture' || (view === 'list' && sessions.length === 0);
  return (
    <>
      <Dialog
        title={texts.schedule}
        size="large"
        isOpen={view !== null && sessions.length > 0}
        onOpenChange={() => onViewChange(null)}
      >
        <EventTimes
          event={event}
          sessions={sessions}
          onOpenPicture={() => onViewChange('picture')}
          texts={texts}
        />
      </Dialog>
      <Lightbox
        images={[event.schedule]}
        index={isPicture ? 0 : null}
        onIndexChange={() => onViewChange(sessions.length > 0 ? 'list' : null)}
      />
    </>
  );
}

interface EventTimesProps {
  event: EventContent;
  sessions: readonly EventSession[];
  onOpenPicture: () => void;
  texts: ResultsTexts;
}

/** What takes place when, in the reader's own time zone, to read and to take into a calendar. */
function EventTimes({ event, sessions, onOpenPicture, texts }: EventTimesProps) {
  const { clock } = useClubline();
  const [first] = sessions;
  if (!first) return null;
  const addToCalendar = () => {
    const entries = sessions.map((session) => ({
      ...session,
      title: `${session.title} – ${event.heading}`,
      place: event.programme?.place ?? '',
    }));
    downloadCalendar(entries, 'schedule.ics', clock.now());
  };
  return (
    <EventSchedule
      note={texts.timesNote(texts.zone(new Date(first.start)))}
      headingLevel={3}
      days={daysOf(sessions, texts)}
      actions={
        <ScoresBar>
          <Button icon={<Icon name="calendar" />} onPress={addToCalendar}>
            {texts.addToCalendar}
          </Button>
          <Button variant="quiet" icon={<Icon name="image" />} onPress={onOpenPicture}>
            {texts.schedulePicture}
          </Button>
        </ScoresBar>
      }
    />
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
