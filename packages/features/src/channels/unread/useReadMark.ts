import type { ClubChannel } from '@clubline/contract';
import { useEffect, useRef } from 'react';
import { useClubline } from '../../platform/provider';
import { channelCalls } from '../channels.calls';

/** Marks that follow each other are this far apart at least, in ms. */
const PAUSE_MS = 3_000;

interface ReadMarkOptions {
  channel: ClubChannel;
  /** When the newest message that is shown was written. */
  newest: string | undefined;
  /** Called with the channel as it is for the viewer by then. */
  onRead: (channel: ClubChannel) => void;
}

/**
 * Tells the server how far the viewer has read in the channel they have open: while they see it,
 * once in a while, and when they leave it. Only where the server says how much is unread.
 */
export function useReadMark({ channel, newest, onRead }: ReadMarkOptions): void {
  const { client, clock, pageTimer } = useClubline();
  const marked = useRef({ upTo: '', at: 0 });
  const stop = useRef<() => void>(undefined);
  const isUnread = (channel.unreadCount ?? 0) > 0;

  const mark = async () => {
    stop.current = undefined;
    if (newest === undefined) return;
    const { upTo } = marked.current;
    marked.current = { upTo: newest, at: clock.now() };
    try {
      const read = await channelCalls.markRead(client, channel.id, newest);
      if (read) onRead(read);
    } catch {
      // Nothing is lost: it stays unread, and is marked with what comes next.
      marked.current.upTo = upTo;
    }
  };
  const latestMark = useRef(mark);
  useEffect(() => {
    latestMark.current = mark;
    // What comes while one mark is waiting goes with it.
    if (stop.current || !isUnread || newest === undefined || newest <= marked.current.upTo) return;
    const due = marked.current.at + PAUSE_MS;
    stop.current = pageTimer.at(due, () => void latestMark.current());
  });
  useEffect(
    () => () => {
      if (!stop.current) return;
      stop.current();
      void latestMark.current();
    },
    [],
  );
}
