export { ChannelColumn } from './ChannelColumn';
