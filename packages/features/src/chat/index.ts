export { ChatRoomContainer, type ChatRoomContainerProps } from './ChatRoomContainer';
export { ConnectedChatRoom, type ConnectedChatRoomProps } from './ConnectedChatRoom';
export type { ChatPage } from './chat.types';
export { chatCopy } from './copy';
export { createChatSession, type ChatSession, type ChatSessionOptions } from './createChatSession';
export type { UnsentStore } from './chat.unsent';
export { useChatRoom } from './useChatRoom';
