/** What the draft of a message to a channel is called. */
export const channelDraft = (channelId: string): string => `channel_${channelId}`;
