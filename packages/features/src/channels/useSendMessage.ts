import type { ChannelMessage } from '@clubline/contract';
import { useMessages } from '../platform/messages';
import { withDated } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { useListWrites } from '../platform/writes';
import type { PostContent } from '../posts';
import { channelDraft } from './channelDraft';
import type { ChannelAddress, ShownMessage } from './channels.calls';
import { channelWrites, partsOf, type WrittenMessage } from './channels.writes';
import { channelsMessages } from './messages';

export interface SendMessageOptions {
  /** The channel. */
  address: ChannelAddress;
  /** The messages that are known, newest first; undefined before any have come. */
  items: readonly ChannelMessage[] | undefined;
  /** Adds what was just stored; resolves once it is shown. */
  put: (apply: (messages: ChannelMessage[]) => ChannelMessage[]) => Promise<void>;
  /** Asks for the newest page; resolves once it is there. */
  reload: () => Promise<unknown>;
}

/** Writes into a channel: words are shown at once, with pictures when all is stored. */
export function useSendMessage({ address, items, put, reload }: SendMessageOptions) {
  const text = useMessages(channelsMessages);
  const { client } = useClubline();
  const user = useCurrentUser();
  const name = channelDraft(address.clubId, address.channelId);
  const writes = useListWrites<WrittenMessage, ChannelMessage>(name, {
    calls: channelWrites(client, address),
    items,
    async show(stored) {
      if (stored) await put((known) => withDated(known, stored));
      else await reload();
    },
    texts: { failed: text.messageFailed, tryAgain: text.tryAgain },
  });

  return {
    /** What the server is not known to have, oldest first. */
    unstored: writes.rows.flatMap(({ unsent, ...row }): ShownMessage[] => {
      // The composer still shows pictures that are on their way.
      if (!user || (typeof row.content !== 'string' && !unsent)) return [];
      const said = { mediaUrls: [], ...partsOf(row.content) };
      return [{ ...row, ...said, sender: user, isSending: true, ...(unsent && { unsent }) }];
    }),
    /** Throws when the server refuses the message: it is then gone again. */
    async send({ content, ...pictures }: PostContent): Promise<void> {
      if (content === '' && !pictures.mediaUrls) return;
      if (!user) throw new Error('Nobody is signed in');
      await writes.send(pictures.mediaUrls ? { content, ...pictures } : content);
    },
  };
}
