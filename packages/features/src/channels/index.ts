export { ChannelView } from './ChannelView';
export { channelWrites } from './channels.writes';
