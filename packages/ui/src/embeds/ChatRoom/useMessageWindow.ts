import { useRef, useState, type RefObject } from 'react';
import type { ChatRoomMessage } from './chat.types';

/**
 * Messages in the page, at least, while one follows the newest; more are mounted as one scrolls
 * back.
 */
const NEWEST_MOUNTED = 60;
/** So many older ones leave together: whenever some do, all that stay are painted anew. */
const LEAVING_TOGETHER = 20;
const MORE_MOUNTED = 100;
/**
 * Messages in the page at most while one reads back; scrolling further in either direction moves
 * this part along.
 */
const MOST_MOUNTED = 500;
const NEAR_BOTTOM_PX = 80;
const NEAR_TOP_PX = 400;
/** In place of a message's id: from the oldest on, also when still older ones come. */
const FROM_START = '';

export interface MessageWindow {
  mounted: readonly ChatRoomMessage[];
  /** Whether some that are older than the oldest here are not mounted. */
  isCut: boolean;
  /** True while the newest message stays in view. */
  isFollowing: boolean;
  follows: RefObject<boolean>;
  /** Call on every scroll of the box. */
  onScroll(box: HTMLElement): void;
  /** Asks for what is older than the oldest here. */
  reachStart(): void;
  /** Goes back to the newest message and mounts only the newest part again. */
  follow(): void;
}

/** Which part of a long conversation is in the page. */
export function useMessageWindow(
  messages: readonly ChatRoomMessage[],
  onReachStart?: () => void,
): MessageWindow {
  const [isFollowing, setIsFollowing] = useState(true);
  const follows = useRef(true);
  const [firstId, setFirstId] = useState<string | null>(null);

  // When what one read has been cut off at the old end of a very busy room, the oldest there is
  // comes nearest to it.
  const start = Math.max(
    0,
    firstId === null
      ? messages.length - (messages.length % LEAVING_TOGETHER) - NEWEST_MOUNTED
      : messages.findIndex(({ id }) => id === firstId),
  );
  const end = isFollowing ? messages.length : Math.min(messages.length, start + MOST_MOUNTED);

  const follow = () => {
    follows.current = true;
    setIsFollowing(true);
    setFirstId(null);
  };

  const reachStart = () => {
    if (start > 0) return setFirstId(messages[Math.max(0, start - MORE_MOUNTED)]!.id);
    if (!follows.current) setFirstId(FROM_START);
    onReachStart?.();
  };

  const onScroll = (box: HTMLElement) => {
    const isNearEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_BOTTOM_PX;
    const isNearBottom = isNearEnd && end === messages.length;
    if (isNearEnd && !isNearBottom)
      return setFirstId(messages[Math.min(start + MORE_MOUNTED, messages.length - 1)]!.id);
    if (isNearBottom && !follows.current) follow();
    if (!isNearBottom && follows.current) {
      follows.current = false;
      setIsFollowing(false);
      setFirstId(messages[start]?.id ?? null);
    }
    if (!isNearBottom && box.scrollTop <= NEAR_TOP_PX) reachStart();
  };

  return {
    isCut: start > 0,
    mounted: messages.slice(start, end),
    isFollowing,
    follows,
    onScroll,
    reachStart,
    follow,
  };
}
