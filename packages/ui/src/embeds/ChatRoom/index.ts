export { ChatRoom } from './ChatRoom';
export type {
  ChatAnnounceMode,
  ChatConnection,
  ChatMessageState,
  ChatProblem,
  ChatRoomMessage,
  ChatRoomProps,
  ChatViewer,
} from './ChatRoom.types';
export { chatRoomMessages, type ChatRoomTexts } from './messages';
