import { chatRoomCopy, useMessages as useUiMessages } from '@clubline/ui';
import type { ChatRoomProps } from '@clubline/ui/ChatRoom';
import { useCallback } from 'react';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { ConnectedChatRoom } from './ConnectedChatRoom';
import { chatCopy } from './copy';

export interface ChatRoomContainerProps extends Pick<
  ChatRoomProps,
  'title' | 'headingLevel' | 'onClose' | 'locale' | 'timeZone' | 'className'
> {
  /** Which room: a match or an event. */
  matchId: string;
  labels?: Partial<typeof chatCopy>;
  /** Texts of the room itself. */
  roomLabels?: ChatRoomProps['labels'];
}

/** A live chat room that connects, catches up and sends by itself. It leaves the room when it is taken off the page. */
export function ChatRoomContainer({ labels, roomLabels, ...props }: ChatRoomContainerProps) {
  const clubline = useClubline();
  const { hrefFor, renderBelowText, toast } = clubline;
  const texts = useMessages('chat', chatCopy, labels);
  const room = useUiMessages('chatRoom', chatRoomCopy, roomLabels);
  const profileHref = useCallback(
    (username: string) => hrefFor({ to: 'profile', username }),
    [hrefFor],
  );

  return (
    <ConnectedChatRoom
      {...props}
      page={clubline}
      hrefFor={profileHref}
      renderBelowText={renderBelowText}
      onSignedOutSend={() => void toast.add({ title: texts.signedOutAttempt, tone: 'critical' })}
      labels={room}
    />
  );
}
