import { useRef, useState } from 'react';
import { useClubline } from '../platform/provider';
import { type LoadedMessages, withoutDoubles } from './channelMessages';
import { channelCalls, type ChannelAddress } from './channels.calls';

export interface OlderMessagesOptions {
  /** The channel. */
  address: ChannelAddress;
  /** Where the page before what is known begins; without one there is none. */
  cursor: string | null | undefined;
  /** Changes what is known, at once. */
  change: (apply: (known: LoadedMessages | undefined) => LoadedMessages) => void;
}

/** The pages of a channel before the newest one, on request. */
export function useOlderMessages({ address, cursor, change }: OlderMessagesOptions) {
  const { client } = useClubline();
  const [status, setStatus] = useState<'loading' | 'ready' | 'error'>('ready');
  const isLoading = useRef(false);

  return {
    status,
    async load(): Promise<void> {
      if (!cursor || isLoading.current) return;
      isLoading.current = true;
      setStatus('loading');
      try {
        const page = await channelCalls.load(client, address, cursor);
        change((known) => ({
          nextCursor: page.nextCursor,
          messages: withoutDoubles([...page.messages, ...(known?.messages ?? [])]),
        }));
        setStatus('ready');
      } catch {
        setStatus('error');
      } finally {
        isLoading.current = false;
      }
    },
  };
}
