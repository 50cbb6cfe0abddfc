export { ChatRoomContainer, type ChatRoomContainerProps } from './ChatRoomContainer';
export { chatCopy } from './copy';
export { createChatSession, type ChatSession, type ChatSessionOptions } from './createChatSession';
export type { UnsentStore } from './chat.unsent';
export { useChatRoom } from './useChatRoom';
