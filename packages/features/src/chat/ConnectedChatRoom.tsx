import { ChatRoom, type ChatRoomProps } from '@clubline/ui/ChatRoom';
import type { ChatPage } from './chat.types';
import { useConnectedRoom } from './useConnectedRoom';

export interface ConnectedChatRoomProps extends Pick<
  ChatRoomProps,
  | 'title'
  | 'headingLevel'
  | 'onClose'
  | 'locale'
  | 'timeZone'
  | 'labels'
  | 'className'
  | 'hrefFor'
  | 'renderBelowText'
  | 'onSignIn'
  | 'onSignedOutSend'
> {
  page: ChatPage;
  /** Which room: a match or an event. */
  roomId: string;
  /** Those who are not signed in may read, where the server lets them. @default false */
  isPublic?: boolean;
}

/** A room on whatever page: the product's own, or a stranger's. */
export function ConnectedChatRoom({ page, roomId, isPublic, ...props }: ConnectedChatRoomProps) {
  const { seat, room } = useConnectedRoom(page, roomId, isPublic);
  return <ChatRoom key={seat} {...props} {...room} />;
}
