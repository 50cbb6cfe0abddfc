import type { ChannelMessage } from '@clubline/contract';
import { useMessages } from '../platform/messages';
import { withoutDoubles } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { failureToast } from '../platform/toast';
import { useListWrites } from '../platform/writes';
import type { ChannelAddress, ShownMessage } from './channels.calls';
import { channelWrites } from './channels.writes';
import { channelsMessages } from './messages';

export interface SendMessageOptions {
  /** The channel. */
  address: ChannelAddress;
  /** The messages that are known, newest first; undefined before any have come. */
  items: readonly ChannelMessage[] | undefined;
  /** Changes the messages that are known, at once. */
  change: (apply: (messages: ChannelMessage[]) => ChannelMessage[]) => void;
  /** Asks for the newest page; resolves once it is there. */
  reload: () => Promise<unknown>;
}

/** Writes into a channel: a message is shown at once. */
export function useSendMessage({ address, items, change, reload }: SendMessageOptions) {
  const text = useMessages(channelsMessages);
  const { client, toast } = useClubline();
  const user = useCurrentUser();
  const writes = useListWrites<string, ChannelMessage>(`channel_${address.channelId}`, {
    calls: channelWrites(client, address),
    items,
    async show(stored) {
      if (stored) change((known) => withoutDoubles([stored, ...known]));
      else await reload();
    },
    texts: { failed: text.messageFailed, tryAgain: text.tryAgain },
  });

  return {
    /** What the server is not known to have, oldest first. */
    unstored: writes.rows.flatMap(({ unsent, ...row }): ShownMessage[] =>
      user
        ? [{ ...row, mediaUrls: [], sender: user, isSending: true, ...(unsent && { unsent }) }]
        : [],
    ),
    /** Throws when the server refuses the message: it is then gone again. */
    async send(content: string): Promise<void> {
      if (content === '') return;
      if (!user) throw new Error('Nobody is signed in');
      try {
        await writes.send(content);
      } catch (failure) {
        toast.add(failureToast(text.messageFailed, failure, text.tryAgain));
        throw failure;
      }
    },
  };
}
