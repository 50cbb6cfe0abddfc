/** Where messages to a channel are written, and what their draft is called. */
export const channelDraft = (clubId: string, channelId: string): string =>
  `channel_${clubId}/${channelId}`;
