import { Button, Icon, Lightbox } from '@clubline/ui';
import { useState, type ReactNode } from 'react';
import { ChatRoomContainer } from '../chat';
import type { ScoresCopy } from './copy';
import type { EventContent } from './eventContent.types';
import { EventDays } from './EventDays';
import * as styles from './ScoresScreen.css';

/** Draws the dialog in which one searches for a racer. */
export type RenderRacerSearch = (state: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => ReactNode;

interface EventPanelProps {
  event: EventContent;
  renderRacerSearch: RenderRacerSearch | undefined;
  texts: ScoresCopy;
}

/** The event as a programme: banner, days, and the chat beside or below them. */
export function EventPanel({ event, renderRacerSearch, texts }: EventPanelProps) {
  const [isChatOpen, setIsChatOpen] = useState(false);
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const [shownImage, setShownImage] = useState<number | null>(null);
  const openSchedule = () => setShownImage(0);
  return (
    <div className={styles.event}>
      <header className={styles.eventHead}>
        <div className={styles.eventWords}>
          <h2 className={styles.eventTitle}>{event.heading}</h2>
          {event.note && <p className={styles.sample}>{event.note}</p>}
        </div>
        <button type="button" aria-label={texts.viewSchedule} className={styles.bannerButton} onClick={openSchedule}>
          <img src={event.banner.src} alt={event.banner.alt} className={styles.banner} />
        </button>
        <div className={styles.actions}>
          <Button variant={isChatOpen ? 'secondary' : 'primary'} icon={<Icon name="chat" />} aria-expanded={isChatOpen} onPress={() => setIsChatOpen(!isChatOpen)}>
            {isChatOpen ? texts.hideChat : texts.joinChat}
          </Button>
          {renderRacerSearch && (
            <Button icon={<Icon name="search" />} onPress={() => setIsSearchOpen(true)}>
              {texts.searchRacers}
            </Button>
          )}
          <Button icon={<Icon name="calendar" />} onPress={openSchedule}>
            {texts.viewSchedule}
          </Button>
        </div>
      </header>
      <div className={isChatOpen ? styles.withChat : styles.withoutChat}>
        <EventDays days={event.days} />
        {isChatOpen && (
          <aside aria-label={texts.chatTitle} className={styles.chat}>
            <ChatRoomContainer matchId={event.chatRoom} title={texts.chatTitle} headingLevel={3} onClose={() => setIsChatOpen(false)} />
          </aside>
        )}
      </div>
      <Lightbox images={[event.schedule]} index={shownImage} onIndexChange={setShownImage} />
      {renderRacerSearch?.({ isOpen: isSearchOpen, onOpenChange: setIsSearchOpen })}
    </div>
  );
}
