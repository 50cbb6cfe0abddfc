export {
  MessagesProvider,
  type MessagesProviderProps,
  type PartialMessages,
  type UiMessages,
} from './MessagesProvider';
