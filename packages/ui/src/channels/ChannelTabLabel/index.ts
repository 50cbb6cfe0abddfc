export { ChannelTabLabel } from './ChannelTabLabel';
