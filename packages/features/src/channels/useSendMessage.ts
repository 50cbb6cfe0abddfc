import { useMessages } from '../platform/messages';
import { newProvisionalId } from '../platform/optimistic';
import { withoutDoubles } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { failureToast } from '../platform/toast';
import { channelCalls, type ChannelAddress, type ShownMessage } from './channels.calls';
import { channelsMessages } from './messages';

export interface SendMessageOptions {
  /** The channel. */
  address: ChannelAddress;
  /** Changes the messages that are shown, newest first, at once. */
  change: (apply: (messages: ShownMessage[]) => ShownMessage[]) => void;
  /** Asks for the newest page; resolves once it is there. */
  reload: () => Promise<unknown>;
}

/**
 * Writes into a channel. Shows the message at once. Throws when it could not be stored: it is then
 * gone again.
 */
export function useSendMessage({ address, change, reload }: SendMessageOptions) {
  const text = useMessages(channelsMessages);
  const { client, clock, toast } = useClubline();
  const user = useCurrentUser();

  return async (content: string): Promise<void> => {
    if (content === '') return;
    if (!user) throw new Error('Nobody is signed in');
    const provisional: ShownMessage = {
      id: newProvisionalId(),
      content,
      createdAt: new Date(clock.now()).toISOString(),
      mediaUrls: [],
      sender: user,
      reaction: null,
      reactionCount: 0,
      isSending: true,
    };
    const others = (known: readonly ShownMessage[]) =>
      known.filter(({ id }) => id !== provisional.id);
    change((known) => [provisional, ...known]);
    try {
      const stored = await channelCalls.send(client, address, content);
      if (stored) change((known) => withoutDoubles([stored, ...others(known)]));
      else {
        await reload();
        change(others);
      }
    } catch (failure) {
      change(others);
      toast.add(failureToast(text.messageFailed, failure, text.tryAgain));
      throw failure;
    }
  };
}
