import type { ChatRoomProps } from '@clubline/ui/ChatRoom';
import type { Labels } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { ConnectedChatRoom } from './ConnectedChatRoom';
import type { chatMessages } from './messages';
import { useProductRoom } from './useProductRoom';

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
  const page = useClubline();
  return <ConnectedChatRoom {...props} page={page} {...useProductRoom(labels, roomLabels)} />;
}
