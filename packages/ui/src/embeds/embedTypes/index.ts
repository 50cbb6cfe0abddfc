// What an embed tells its page, and what it can be told, without a word of React: its types need
// none where a page has only the custom elements.
export type { ChatConnection, ChatMessageState, ChatRoomMessage } from '../ChatRoom/chat.types';
export type { ChatRoomTexts } from '../ChatRoom/messages';
export type { EmbedProblem, EmbedProblemCode } from '../problems';
