import { defineMessages } from '../../primitives/messages';

/** Default texts of ChannelTabLabel; pass `labels` to replace any. */
export const channelTabLabelMessages = defineMessages('channelTabLabel', {
  /** Gets the channel's name, and the count as it is shown, which ends at 99+. */
  unread: (channel: string, count: string) => `${channel}, ${count} unread`,
});
