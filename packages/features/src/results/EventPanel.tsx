import {
  Badge,
  BringIntoView,
  EventProgramme,
  PageProgress,
  ScoresStack,
  Skeleton,
} from '@clubline/ui';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { comesLater } from '../platform/later';
import { useAddressedRoom } from '../platform/liveRoom';
import { useMessages } from '../platform/messages';
import { resultsMessages, type ResultsTexts } from './messages';
import type { EventContent } from './eventContent.types';
import { EventActions } from './EventActions';
import { EventLead } from './EventLead';
import { EventScheduleView, type ScheduleView } from './EventScheduleView';
import type { EventState } from './days/eventState';
import { useEventDays } from './days/useEventDays';
import { usePresentEvent } from './days/usePresentEvent';
import type { ResultAddress } from './resultAddress';

// Where a page keeps no live room: the product's keeps one beside every page.
const ChatRoomContainer = lazy(async () => ({
  default: (await import('../chat')).ChatRoomContainer,
}));
// Below what is latest and the banner, which need not wait for it.
const EventDays = comesLater(async () => (await import('./EventDays')).EventDays);

/** The racer search as the page shows it. */
export interface RacerSearchState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What is searched for as it opens. */
  query: string;
  /** Called with what is searched for, once typing rests. */
  onQueryChange: (query: string) => void;
  /** Called when a racer found is followed. */
  onLeave: () => void;
}

/** Draws the dialog in which one searches for a racer. */
export type RenderRacerSearch = (state: RacerSearchState) => ReactNode;

interface EventPanelProps {
  event: EventContent;
  renderRacerSearch: RenderRacerSearch | undefined;
  address: ResultAddress | null;
  room: { roomId: string } | null;
  search: RacerSearchState;
}

/**
 * The event as a programme: what is latest, banner, days, and the chat, where no
 * `LiveRoomProvider` keeps it beside every page, beside or below them.
 */
export function EventPanel({ event, renderRacerSearch, address, room, search }: EventPanelProps) {
  const texts = useMessages(resultsMessages);
  const chat = useAddressedRoom({ roomId: event.roomId, title: texts.chatTitle }, room);
  const days = useEventDays(event.days);
  const { state, presentDayId } = usePresentEvent(event);
  const [scheduleView, setScheduleView] = useState<ScheduleView>(null);
  const chatButton = useRef<HTMLButtonElement>(null);
  const openSchedule = () => setScheduleView('list');
  const closeChat = () => {
    chat.close();
    // The button that was pressed goes with the chat; without this the keyboard would begin at the
    // top again.
    chatButton.current?.focus();
  };
  return (
    <>
      <EventProgramme
        title={event.heading}
        state={state && <EventBadge state={state} texts={texts} />}
        note={noteOf(event, texts)}
        contentLang={event.lang}
        image={event.banner.src}
        imageAlt={event.banner.alt}
        imageLabel={texts.viewSchedule}
        onOpenImage={openSchedule}
        lead={
          <EventLead
            days={days}
            currentDayId={address ? address.day : presentDayId}
            texts={texts}
          />
        }
        actions={
          <EventActions
            chatButtonRef={chatButton}
            isChatOpen={chat.isOpen}
            onToggleChat={chat.toggle}
            onSearchRacers={renderRacerSearch && (() => search.onOpenChange(true))}
            onViewSchedule={openSchedule}
            texts={texts}
          />
        }
        chatLabel={texts.chatTitle}
        chat={
          chat.isOwn && (
            // Below seven days on a phone it would open unseen.
            <BringIntoView scrollKey="opened" align="nearest">
              <Suspense fallback={<PageProgress />}>
                <ChatRoomContainer
                  roomId={event.roomId}
                  title={texts.chatTitle}
                  headingLevel={3}
                  onClose={closeChat}
                />
              </Suspense>
            </BringIntoView>
          )
        }
      >
        <DaysPlace count={days.length} isLedTo={address !== null}>
          <EventDays
            days={days}
            contentLang={event.lang}
            address={address}
            presentDayId={presentDayId}
            texts={texts}
          />
        </DaysPlace>
      </EventProgramme>
      <EventScheduleView
        event={event}
        view={scheduleView}
        onViewChange={setScheduleView}
        texts={texts}
      />
      {renderRacerSearch?.(search)}
    </>
  );
}

interface DaysPlaceProps {
  count: number;
  /** A link leads to one of them. */
  isLedTo: boolean;
  children: ReactNode;
}

/**
 * Keeps the place of the days while their code is on its way. Who is led to one of them as the page
 * opens sees all of it at once: it would scroll on under what they press.
 */
function DaysPlace({ count, isLedTo, children }: DaysPlaceProps) {
  const [isAtOnce] = useState(isLedTo);
  if (isAtOnce) return children;
  return <Suspense fallback={<DaysLoading count={count} />}>{children}</Suspense>;
}

/** Stands where the days will, folded, so that what is below them does not move. */
function DaysLoading({ count }: { count: number }) {
  return (
    <ScoresStack>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="block" width="100%" height="72px" />
      ))}
    </ScoresStack>
  );
}

/** Whether the event is still to come, on, or over. */
function EventBadge({ state, texts }: { state: EventState; texts: ResultsTexts }) {
  return <Badge tone={state === 'live' ? 'live' : 'neutral'}>{texts.states[state]}</Badge>;
}

/** What stands below the heading: that all is made up, in the page's words, or the event's own. */
function noteOf({ isSample, note, lang }: EventContent, texts: ResultsTexts): ReactNode {
  if (isSample) return texts.sample;
  return note && <bdi lang={lang}>{note}</bdi>;
}
