import type { TextsOf } from '../../primitives/messages';
import type { channelTabLabelMessages } from './messages';

export const channelTabLabel: TextsOf<typeof channelTabLabelMessages> = {
  unread: (channel, count) => `${channel}, ${count} sin leer`,
};
