export { channelDraft } from './channelDraft';
export { ChannelView } from './ChannelView';
export { channelWrites } from './channels.writes';
