import type { ChannelMessage } from '@clubline/contract';
import type { ApiClient } from '../platform/client';
import { hasSameWords, type ListWriteCalls } from '../platform/writes';
import type { PostContent } from '../posts';
import { channelCalls, type ChannelAddress } from './channels.calls';

/** What is written: words, or pictures with or without them. */
export type WrittenMessage = string | PostContent;

/** The words and pictures of what is written. */
export const partsOf = (written: WrittenMessage): PostContent =>
  typeof written === 'string' ? { content: written } : written;

/** How a message goes into a channel, and is found there again. */
export function channelWrites(
  client: ApiClient,
  address: ChannelAddress,
): ListWriteCalls<WrittenMessage, ChannelMessage> {
  return {
    send: (written, clientId) => channelCalls.send(client, address, partsOf(written), clientId),
    load: async () => (await channelCalls.load(client, address)).items,
    isAlike({ sender, content, mediaUrls }, written) {
      const said = partsOf(written);
      return (
        sender.id === address.userId &&
        hasSameWords(content, said.content) &&
        mediaUrls.length === (said.mediaUrls?.length ?? 0)
      );
    },
  };
}
