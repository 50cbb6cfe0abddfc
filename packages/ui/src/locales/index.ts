export { MessagesProvider, type MessagesProviderProps, type UiMessages } from './MessagesProvider';
