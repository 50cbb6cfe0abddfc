import type { ChannelMessage } from '@clubline/contract';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { messageOf } from '../client';
import { clubScope, useClubEvents } from '../feed';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';
import { channelCalls, readChannelMessage, type ChannelPage } from './channel.calls';
import { clubPageCopy } from './copy';

/** A message as shown: `isSending` until the server has it. */
export type ShownMessage = ChannelMessage & { isSending?: boolean };
type Loaded = Omit<ChannelPage, 'messages'> & { messages: ShownMessage[] };

let sent = 0;

function withoutDoubles(messages: readonly ShownMessage[]): ShownMessage[] {
  const seen = new Set<string>();
  return messages.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** What is known with the newest page behind it; where the two do not meet, the page alone, so that no gap goes unseen. */
function joined(known: Loaded | undefined, page: ChannelPage): Loaded {
  const ids = new Set(known?.messages.map(({ id }) => id));
  if (!known || !page.messages.some(({ id }) => ids.has(id))) return page;
  return { ...known, messages: [...known.messages.filter(({ isSending }) => !isSending), ...page.messages.filter(({ id }) => !ids.has(id)), ...known.messages.filter(({ isSending }) => isSending)] };
}

/** One channel of a club: the newest page, what is written meanwhile, older ones on request, and writing. */
export function useChannel(clubId: string, channelId: string) {
  const { client, clock, toast } = useClubline();
  const user = useCurrentUser();
  const userId = user?.id ?? '';
  const address = { clubId, channelId, userId };
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isLoadingOlder = useRef(false);
  const { data, error, isLoading, mutate } = useSWR<Loaded>(userId ? `${clubScope(clubId)}:channel:${channelId}:${userId}` : null, () => channelCalls.load(client, address), { revalidateOnMount: true });
  const change = (apply: (messages: ShownMessage[]) => ShownMessage[]) =>
    void mutate((known) => ({ nextCursor: known?.nextCursor ?? null, messages: apply(known?.messages ?? []) }), { revalidate: false });

  useClubEvents(clubId, {
    channelMessageCreated({ channelId: place, message }) {
      const fresh = readChannelMessage(message);
      // One's own are shown by whoever sends them.
      if (place === channelId && fresh && fresh.sender.id !== userId) change((known) => withoutDoubles([...known, fresh]));
    },
    async onReturn() {
      const page = await channelCalls.load(client, address).catch(() => null);
      if (page) await mutate((known) => joined(known, page), { revalidate: false });
    },
  });

  return {
    messages: data?.messages ?? [],
    isLoading: isLoading && !data,
    isFailed: Boolean(error) && !data,
    retry: () => void mutate(),
    hasOlder: Boolean(data?.nextCursor),
    isLoadingOlder: older === 'loading',
    isOlderFailed: older === 'failed',
    async loadOlder(): Promise<void> {
      const cursor = data?.nextCursor;
      if (!cursor || isLoadingOlder.current) return;
      isLoadingOlder.current = true;
      setOlder('loading');
      try {
        const page = await channelCalls.load(client, address, cursor);
        await mutate((known) => ({ nextCursor: page.nextCursor, messages: withoutDoubles([...page.messages, ...(known?.messages ?? [])]) }), { revalidate: false });
        setOlder('idle');
      } catch {
        setOlder('failed');
      } finally {
        isLoadingOlder.current = false;
      }
    },
    /** Shows the message at once. False when it could not be stored: it is then gone again. */
    async send(content: string): Promise<boolean> {
      if (!user || content === '') return false;
      const provisional: ShownMessage = { id: `sending-${(sent += 1)}`, content, createdAt: new Date(clock.now()).toISOString(), mediaUrls: [], sender: user, reaction: null, reactionCount: 0, isSending: true };
      const others = (known: readonly ShownMessage[]) => known.filter(({ id }) => id !== provisional.id);
      change((known) => [...known, provisional]);
      try {
        const stored = await channelCalls.send(client, address, content);
        if (stored) change((known) => withoutDoubles([...others(known), stored]));
        else await mutate();
        return true;
      } catch (failure) {
        change(others);
        toast.add({ title: clubPageCopy.messageFailed, description: messageOf(failure, clubPageCopy.tryAgain), tone: 'critical' });
        return false;
      }
    },
    /** Keeps a message right after a reaction. */
    patch: (id: string, fields: Partial<ChannelMessage>) => change((known) => known.map((message) => (message.id === id ? { ...message, ...fields } : message))),
  };
}
