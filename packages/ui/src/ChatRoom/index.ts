export { ChatRoom, type ChatRoomProps } from './ChatRoom';
export type { ChatAnnounceMode, ChatConnection, ChatMessageState, ChatRoomMessage, ChatViewer } from './ChatRoom.types';
export { chatRoomCopy, type ChatRoomCopy } from './copy';
