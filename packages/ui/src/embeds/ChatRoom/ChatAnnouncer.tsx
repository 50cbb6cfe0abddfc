import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../theme';
import type { ChatRoomMessage } from './chat.types';
import type { ChatAnnounceMode, ChatViewer } from './ChatRoom.types';
import type { ChatRoomTexts } from './messages';
import { useArrivals, type ArrivingMessages } from './useArrivals';

/** What comes within this time is read out as one sentence. */
export const ANNOUNCE_BATCH_MS = 2_000;

interface ChatAnnouncerProps extends ArrivingMessages {
  mode: ChatAnnounceMode;
  viewer: ChatViewer | null;
  labels: ChatRoomTexts;
}

/** True when the text names the person as `@username`. */
function mentions(text: string, username: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}_@]+/u)
    .includes(`@${username.toLowerCase()}`);
}

/**
 * A polite live region that speaks at most once per batch, so that a busy room does not drown
 * everything else. Give it the mode as key: another choice starts afresh.
 */
export function ChatAnnouncer({ mode, viewer, labels, ...room }: ChatAnnouncerProps) {
  const [spoken, setSpoken] = useState('');
  const waiting = useRef<ChatRoomMessage[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useArrivals(room, (arrived) => {
    const wanted = arrived.filter(
      ({ userId, text }) =>
        userId !== viewer?.id &&
        (mode === 'all' || (mode === 'mentions' && viewer && mentions(text, viewer.username))),
    );
    waiting.current.push(...wanted);
    if (!waiting.current[0] || timer.current) return;
    timer.current = setTimeout(() => {
      const batch = waiting.current.splice(0);
      timer.current = undefined;
      // There is one, or the timer would not run.
      const { username, partner, text } = batch.at(-1) as ChatRoomMessage;
      const name = partner ? `${username} ${labels.partner(partner)}` : username;
      setSpoken(
        batch.length === 1
          ? labels.announceOne(name, text)
          : labels.announceMany(batch.length, name, text),
      );
    }, ANNOUNCE_BATCH_MS);
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <div role="log" aria-live="polite" aria-atomic className={visuallyHidden}>
      {spoken}
    </div>
  );
}
