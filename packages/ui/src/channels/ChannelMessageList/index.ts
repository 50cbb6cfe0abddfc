export { ChannelMessageList, type ChannelMessageItem } from './ChannelMessageList';
