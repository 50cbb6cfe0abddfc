export type { UiMessages } from './messages.types';
export {
  MessagesProvider,
  useMessages,
  useNamedMessages,
  type MessagesProviderProps,
  type PartialMessages,
} from './MessagesProvider';
