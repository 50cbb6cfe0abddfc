export { ChannelMessageList } from './ChannelMessageList';
export type { ChannelMessageItem } from './channelMessage.types';
