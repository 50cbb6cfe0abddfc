import { ChatRoom, type ChatRoomProps } from '@clubline/ui/ChatRoom';
import type { Ref } from 'react';
import type { ChatPage } from './chat.types';
import { useConnectedRoom } from './useConnectedRoom';
import { useRoomReports, useRoomWarnings, type RoomReports } from './useRoomReports';

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
      | 'isReadOnly'
      | 'onSignedOutSend'
    > {
  page: ChatPage;
  /** The element of the room. */
  roomRef?: Ref<HTMLElement>;
  /** Which room: a match or an event. */
  roomId: string;
  /** Those who are not signed in may read, where the server lets them. @default false */
  isPublic?: boolean;
}

/** A room on whatever page: the product's own, or a stranger's. */
export function ConnectedChatRoom({
  page,
  roomRef,
  roomId,
  isPublic,
  onProblem,
  onConnectionChange,
  onMessage,
  ...props
}: ConnectedChatRoomProps) {
  const { seat, room, error } = useConnectedRoom(page, roomId, isPublic);
  useRoomReports(room, error, { onProblem, onConnectionChange, onMessage });
  // A build is for development or not: one page sees either always or never.
  // oxlint-disable-next-line react-hooks/rules-of-hooks, react/hooks
  if (process.env.NODE_ENV === 'development') useRoomWarnings(roomId, room, props, isPublic);
  return <ChatRoom key={seat} ref={roomRef} {...props} {...room} />;
}
