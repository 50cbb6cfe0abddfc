import { chatRoomMessages } from '@clubline/ui';
import type { ChatRoomProps } from '@clubline/ui/ChatRoom';
import { useCallback } from 'react';
import { useMessages, type Labels } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { ConnectedChatRoom } from './ConnectedChatRoom';
import { chatMessages } from './messages';

export interface ChatRoomContainerProps extends Pick<
  ChatRoomProps,
  'title' | 'headingLevel' | 'onClose' | 'locale' | 'timeZone' | 'className'
> {
  /** Which room: a match or an event. */
  roomId: string;
  /** Texts around the room to replace, one by one; the room's own are `roomLabels`. */
  labels?: Labels<typeof chatMessages>;
  /** Texts of the room itself. */
  roomLabels?: ChatRoomProps['labels'];
}

/**
 * A live chat room that connects, catches up and sends by itself. It leaves the room when it is
 * taken off the page.
 */
export function ChatRoomContainer({ labels, roomLabels, ...props }: ChatRoomContainerProps) {
  const clubline = useClubline();
  const { hrefFor, renderBelowText, toast } = clubline;
  const texts = useMessages(chatMessages, labels);
  const room = useMessages({ name: 'chatRoom', texts: chatRoomMessages }, roomLabels);
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
