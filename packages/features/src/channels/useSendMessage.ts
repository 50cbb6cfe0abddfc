import { useMessages } from '../platform/messages';
import { newProvisionalId } from '../platform/optimistic';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { failureToast } from '../platform/toast';
import { type ShownMessage, withoutDoubles } from './channelMessages';
import { channelCalls, type ChannelAddress } from './channels.calls';
import { channelsMessages } from './messages';

export interface SendMessageOptions {
  /** The channel. */
  address: ChannelAddress;
  /** Changes the messages that are shown, at once. */
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
    change((known) => [...known, provisional]);
    try {
      const stored = await channelCalls.send(client, address, content);
      if (stored) change((known) => withoutDoubles([...others(known), stored]));
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
