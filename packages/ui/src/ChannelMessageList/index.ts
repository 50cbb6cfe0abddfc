export {
  ChannelMessageList,
  type ChannelMessageItem,
  type ChannelMessageListProps,
} from './ChannelMessageList';
export { channelMessageListCopy } from './copy';
