export { ChatRoom } from './ChatRoom';
export type { ChatAnnounceMode, ChatProblem, ChatRoomProps, ChatViewer } from './ChatRoom.types';
export type { ChatConnection, ChatMessageState, ChatRoomMessage } from './chat.types';
export { chatRoomMessages, type ChatRoomTexts } from './messages';
