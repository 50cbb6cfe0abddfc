import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { channelTabLabelMessages } from './messages';

export const channelTabLabel: TextsOf<typeof channelTabLabelMessages> = {
  unread: (channel, count) => `${isolate(channel)}، غير المقروء: ${count}`,
};
