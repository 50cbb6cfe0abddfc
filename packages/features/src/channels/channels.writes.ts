import type { ChannelMessage } from '@clubline/contract';
import type { ApiClient } from '../platform/client';
import { hasSameWords, type ListWriteCalls } from '../platform/writes';
import { channelCalls, type ChannelAddress } from './channels.calls';

/** How a message goes into a channel, and is found there again. */
export function channelWrites(
  client: ApiClient,
  address: ChannelAddress,
): ListWriteCalls<string, ChannelMessage> {
  return {
    send: (content, clientId) => channelCalls.send(client, address, content, clientId),
    load: async () => (await channelCalls.load(client, address)).items,
    isAlike: ({ sender, content }, written) =>
      sender.id === address.userId && hasSameWords(content, written),
  };
}
