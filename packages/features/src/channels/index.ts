export { channelDraft } from './channelDraft';
export { ChannelView } from './ChannelView';
export { readChannel, readChannelMessage } from './channels.calls';
export { channelWrites } from './channels.writes';
export { type MessageNews, withChannel, withMessages } from './unread/unreadCounts';
