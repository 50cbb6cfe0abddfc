export { ChatRoom } from './ChatRoom';
export type {
  ChatAnnounceMode,
  ChatConnection,
  ChatMessageState,
  ChatRoomMessage,
  ChatRoomProps,
  ChatViewer,
} from './ChatRoom.types';
export { chatRoomCopy, type ChatRoomCopy } from './copy';
