import type { ChannelMessage } from '@clubline/contract';
import { useRef, useState } from 'react';
import { messageOf } from '../client';
import { useChangeable } from '../cache';
import { clubScope, useClubEvents } from '../feed';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';
import { channelCalls, readChannelMessage } from './channel.calls';
import { clubPageCopy } from './copy';

/** A message as shown: `isSending` until the server has it. */
export type ShownMessage = ChannelMessage & { isSending?: boolean };
/** `nextCursor` is missing until a page has come. */
interface Loaded {
  messages: ShownMessage[];
  nextCursor?: string | null;
}

let sent = 0;

function withoutDoubles(messages: readonly ShownMessage[]): ShownMessage[] {
  const seen = new Set<string>();
  return messages.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** What is known with the newest page behind it; where the two do not meet, the page alone, so that no gap goes unseen. */
function joined(page: Loaded, known: Loaded | undefined): Loaded {
  const sending = known?.messages.filter(({ isSending }) => isSending) ?? [];
  const fresh = new Map(page.messages.map((message) => [message.id, message]));
  const before = known?.messages.filter(({ isSending }) => !isSending) ?? [];
  const meet = known?.nextCursor !== undefined && before.some(({ id }) => fresh.has(id));
  if (!meet) return { ...page, messages: [...page.messages, ...sending] };
  return {
    ...known,
    messages: withoutDoubles([
      ...before.map((message) => fresh.get(message.id) ?? message),
      ...page.messages,
      ...sending,
    ]),
  };
}

/** One channel of a club: the newest page, what is written meanwhile, older ones on request, and writing. */
export function useChannel(clubId: string, channelId: string) {
  const text = useMessages('clubPage', clubPageCopy);
  const { client, clock, toast } = useClubline();
  const user = useCurrentUser();
  const userId = user?.id ?? '';
  const address = { clubId, channelId, userId };
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isLoadingOlder = useRef(false);
  const answer = useChangeable<Loaded>(
    userId ? `${clubScope(clubId)}:channel:${channelId}:${userId}` : null,
    () => channelCalls.load(client, address),
    joined,
  );
  const { data, error, isLoading, reload } = answer;
  const change = (apply: (messages: ShownMessage[]) => ShownMessage[]) =>
    answer.change((known) => ({ ...known, messages: apply(known?.messages ?? []) }));

  useClubEvents(clubId, {
    channelMessageCreated({ channelId: place, message }) {
      const fresh = readChannelMessage(message);
      // One's own are shown by whoever sends them.
      if (place !== channelId || !fresh || fresh.sender.id === userId) return;
      if (data) change((known) => withoutDoubles([...known, fresh]));
      else void reload();
    },
    onReturn: () => void reload(),
  });

  return {
    messages: data?.messages ?? [],
    isLoading: isLoading && !data,
    isFailed: Boolean(error) && !data,
    retry: () => void reload(),
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
        answer.change((known) => ({
          nextCursor: page.nextCursor,
          messages: withoutDoubles([...page.messages, ...(known?.messages ?? [])]),
        }));
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
      const provisional: ShownMessage = {
        id: `sending-${(sent += 1)}`,
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
        return true;
      } catch (failure) {
        change(others);
        toast.add({
          title: text.messageFailed,
          description: messageOf(failure, text.tryAgain),
          tone: 'critical',
        });
        return false;
      }
    },
    /** Keeps a message right after a reaction. */
    patch: (id: string, fields: Partial<ChannelMessage>) =>
      change((known) =>
        known.map((message) => (message.id === id ? { ...message, ...fields } : message)),
      ),
  };
}
