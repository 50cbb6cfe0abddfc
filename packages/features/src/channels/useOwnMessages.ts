import { SINGLE_MESSAGES, type ChannelMessage } from '@clubline/contract';
import { ApiError } from '../platform/client';
import { ChangedWords } from '../platform/drafts';
import { isChangedMeanwhile } from '../platform/fieldErrors';
import { useMessages } from '../platform/messages';
import { mayHold } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { failureToast } from '../platform/toast';
import { askOnceMore, deleteOnServer, useSeenWords } from '../platform/writes';
import { channelCalls, type ChannelAddress } from './channels.calls';
import { channelsMessages } from './messages';

/** Changing and deleting messages of a channel that are stored. */
export function useOwnMessages(
  address: ChannelAddress,
  known: readonly ChannelMessage[],
  change: (apply: (messages: ChannelMessage[]) => ChannelMessage[]) => void,
) {
  const text = useMessages(channelsMessages);
  const { additions, client, toast } = useClubline();
  const seenBy = useSeenWords();
  const drop = (id: string) => change((all) => all.filter((message) => message.id !== id));
  /** A message as the server has it, among others. */
  const around = async (id: string): Promise<ChannelMessage[]> =>
    additions.has(SINGLE_MESSAGES)
      ? ((await channelCalls.loadAround(client, address, id))?.items ?? [])
      : (await channelCalls.load(client, address)).items;
  const isThere = async (id: string): Promise<boolean> => {
    if (additions.has(SINGLE_MESSAGES))
      return (await around(id)).some((message) => message.id === id);
    const shown = known.find((message) => message.id === id);
    return !shown || mayHold(await channelCalls.load(client, address), shown);
  };
  return {
    /** Stores other words for a message. Throws when that fails: the words are to be kept. */
    async changeWords(id: string, content: string, seen: string): Promise<void> {
      try {
        const isSaid = (message: ChannelMessage) =>
          message.id === id && message.content.trim() === content.trim();
        const said = await askOnceMore(
          () => channelCalls.change(client, address, { id, content, ...seenBy(seen) }),
          async () => (await around(id)).find(isSaid) ?? null,
        );
        change((all) =>
          all.map((message) =>
            message.id === id ? { ...message, ...(said ?? { content }) } : message,
          ),
        );
      } catch (failure) {
        // It was deleted, and nobody has said so yet.
        if (failure instanceof ApiError && failure.status === 404) drop(id);
        toast.add(failureToast(text.changeFailed, failure, text.tryAgain));
        const now = isChangedMeanwhile(failure) ? await around(id).catch(() => []) : [];
        const stored = now.find((message) => message.id === id);
        if (!stored) throw failure;
        change((all) => all.map((message) => (message.id === id ? stored : message)));
        throw new ChangedWords(stored.content);
      }
    },
    /** Deletes a message; it stays where that fails. */
    async remove(id: string): Promise<void> {
      try {
        await deleteOnServer(
          () => channelCalls.remove(client, address.channelId, id),
          () => isThere(id),
        );
        drop(id);
      } catch (failure) {
        toast.add(failureToast(text.deleteFailed, failure, text.tryAgain));
      }
    },
  };
}
