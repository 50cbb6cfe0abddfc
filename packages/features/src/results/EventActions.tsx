import { Button, Icon } from '@clubline/ui';
import type { Ref } from 'react';
import type { ResultsTexts } from './messages';

interface EventActionsProps {
  chatButtonRef: Ref<HTMLButtonElement>;
  isChatOpen: boolean;
  onToggleChat: () => void;
  /** Opens the search for racers; without it there is no button for it. */
  onSearchRacers: (() => void) | undefined;
  onViewSchedule: () => void;
  texts: ResultsTexts;
}

/** What can be done on the page of an event. */
export function EventActions({
  chatButtonRef,
  isChatOpen,
  onToggleChat,
  onSearchRacers,
  onViewSchedule,
  texts,
}: EventActionsProps) {
  return (
    <>
      <Button
        ref={chatButtonRef}
        variant={isChatOpen ? 'secondary' : 'primary'}
        icon={<Icon name="chat" />}
        aria-expanded={isChatOpen}
        onPress={onToggleChat}
      >
        {isChatOpen ? texts.hideChat : texts.joinChat}
      </Button>
      {onSearchRacers && (
        <Button icon={<Icon name="search" />} onPress={onSearchRacers}>
          {texts.searchRacers}
        </Button>
      )}
      <Button icon={<Icon name="calendar" />} onPress={onViewSchedule}>
        {texts.viewSchedule}
      </Button>
    </>
  );
}
