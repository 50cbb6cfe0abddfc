export { defineMessages } from './defineMessages';
export type { Labels, Messages, TextsOf } from './defineMessages';
export { MessagesContext, useMessages } from './useMessages';
