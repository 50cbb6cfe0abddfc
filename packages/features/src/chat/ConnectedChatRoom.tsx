import { ChatRoom, type ChatRoomProps } from '@clubline/ui/ChatRoom';
import type { ChatPage } from './chat.types';
import { useConnectedRoom } from './useConnectedRoom';
import { useRoomReports, type RoomReports } from './useRoomReports';

export interface ConnectedChatRoomProps
  extends
    RoomReports,
    Pick<
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
export function ConnectedChatRoom({
  page,
  roomId,
  isPublic,
  onProblem,
  onConnectionChange,
  onMessage,
  ...props
}: ConnectedChatRoomProps) {
  const { seat, room, error } = useConnectedRoom(page, roomId, isPublic);
  useRoomReports(room, error, { onProblem, onConnectionChange, onMessage });
  return <ChatRoom key={seat} {...props} {...room} />;
}
