// What a page needs for a live chat room and nothing else.
export { LiveChat, type LiveChatProps } from './LiveChat';
export type { TokenSource } from './createPartnerTokens';
