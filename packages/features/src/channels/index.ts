export { ChannelView } from './ChannelView';
