export { ChatRoomContainer, type ChatRoomContainerProps } from './ChatRoomContainer';
export { ConnectedChatRoom } from './ConnectedChatRoom';
export { LiveRoomDock, type LiveRoomDockProps } from './dock/LiveRoomDock';
export { historyAddress } from './chat.calls';
export type { ChatPage } from './chat.types';
export type { ChatSession } from './session/chatSession.types';
export type { RoomReports } from './useRoomReports';
export { createChatSession } from './session/createChatSession';
export { isRemoval, readRemoval, removal } from './removal';
