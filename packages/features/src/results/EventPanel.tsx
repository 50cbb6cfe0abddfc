import { BringIntoView, Button, EventProgramme, Icon, Lightbox, ScoresStack } from '@clubline/ui';
import { useRef, useState, type ReactNode } from 'react';
import { ChatRoomContainer } from '../chat';
import { useLiveRoom } from '../platform/liveRoom';
import { useMessages } from '../platform/messages';
import { resultsMessages } from './messages';
import type { EventContent } from './eventContent.types';
import { EventDays } from './EventDays';
import { EventTimes } from './EventTimes';
import { useEventDays } from './days/useEventDays';
import type { ResultAddress } from './resultAddress';

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
  search: RacerSearchState;
}

/**
 * The event as a programme: banner, days, and the chat, where no `LiveRoomProvider` keeps it beside
 * every page, beside or below them.
 */
export function EventPanel({ event, renderRacerSearch, address, search }: EventPanelProps) {
  const texts = useMessages(resultsMessages);
  const live = useLiveRoom();
  const [isOwnChatOpen, setOwnChatOpen] = useState(false);
  const days = useEventDays(event.days);
  const { roomId } = event;
  const isChatOpen = live ? live.isOpen && live.room?.roomId === roomId : isOwnChatOpen;
  const [shownImage, setShownImage] = useState<number | null>(null);
  const chatButton = useRef<HTMLButtonElement>(null);
  const openSchedule = () => setShownImage(0);
  const toggleChat = () => {
    if (!live) setOwnChatOpen(!isChatOpen);
    else if (isChatOpen) live.leave();
    else live.enter({ roomId, title: texts.chatTitle });
  };
  const closeChat = () => {
    setOwnChatOpen(false);
    // The button that was pressed goes with the chat; without this the keyboard would begin at the
    // top again.
    chatButton.current?.focus();
  };
  return (
    <>
      <EventProgramme
        title={event.heading}
        note={event.note}
        contentLang={event.lang}
        image={event.banner.src}
        imageAlt={event.banner.alt}
        imageLabel={texts.viewSchedule}
        onOpenImage={openSchedule}
        actions={
          <>
            <Button
              ref={chatButton}
              variant={isChatOpen ? 'secondary' : 'primary'}
              icon={<Icon name="chat" />}
              aria-expanded={isChatOpen}
              onPress={toggleChat}
            >
              {isChatOpen ? texts.hideChat : texts.joinChat}
            </Button>
            {renderRacerSearch && (
              <Button icon={<Icon name="search" />} onPress={() => search.onOpenChange(true)}>
                {texts.searchRacers}
              </Button>
            )}
            <Button icon={<Icon name="calendar" />} onPress={openSchedule}>
              {texts.viewSchedule}
            </Button>
          </>
        }
        chatLabel={texts.chatTitle}
        chat={
          isOwnChatOpen && (
            // Below seven days on a phone it would open unseen.
            <BringIntoView scrollKey="opened" align="nearest">
              <ChatRoomContainer
                roomId={roomId}
                title={texts.chatTitle}
                headingLevel={3}
                onClose={closeChat}
              />
            </BringIntoView>
          )
        }
      >
        <ScoresStack>
          {event.programme && (
            <EventTimes heading={event.heading} programme={event.programme} texts={texts} />
          )}
          <EventDays days={days} contentLang={event.lang} address={address} texts={texts} />
        </ScoresStack>
      </EventProgramme>
      <Lightbox images={[event.schedule]} index={shownImage} onIndexChange={setShownImage} />
      {renderRacerSearch?.(search)}
    </>
  );
}
