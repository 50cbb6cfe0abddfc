import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Older messages are asked for this close to the top, newer ones to the bottom, in px. */
const LOAD_MORE_PX = 80;
const BOTTOM_TOLERANCE_PX = 48;

interface ChannelScrollOptions {
  scroller: RefObject<HTMLElement | null>;
  /** Ids of the messages shown, oldest first. */
  ids: readonly string[];
  /** Whether it is led to a message at first, and not to the newest one. */
  isLed: boolean;
  /** The viewer's newest message that is on its way: whoever sends wants to see it arrive. */
  sendingId?: string;
  canLoadOlder: boolean;
  onLoadOlder?: (() => void) | undefined;
  /** Whether the last message is not the newest: then the bottom is no place to follow from. */
  hasNewer: boolean;
  canLoadNewer: boolean;
  onLoadNewer?: (() => void) | undefined;
}

/**
 * Asks for older messages near the top and for newer ones near the bottom, and follows the newest
 * only from there.
 */
export function useChannelScroll({
  scroller,
  ids,
  isLed,
  sendingId,
  canLoadOlder,
  onLoadOlder,
  hasNewer,
  canLoadNewer,
  onLoadNewer,
}: ChannelScrollOptions) {
  const isAtBottom = useRef(!isLed && !hasNewer);
  // The newest message there was when the reader left the bottom; null at the bottom.
  const [readUpTo, setReadUpTo] = useState<string | null>(null);

  const belowOf = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight;
  const loadIfNear = () => {
    const box = scroller.current;
    if (box && canLoadOlder && box.scrollTop <= LOAD_MORE_PX) onLoadOlder?.();
    if (box && canLoadNewer && belowOf(box) <= LOAD_MORE_PX) onLoadNewer?.();
  };
  const toBottom = () => {
    const box = scroller.current;
    box?.scrollTo({ top: box.scrollHeight });
    isAtBottom.current = true;
    setReadUpTo(null);
  };

  useLayoutEffect(() => {
    if (sendingId !== undefined) toBottom();
    // Only when it appears: afterwards the reader may scroll away.
    // eslint-disable-next-line react/exhaustive-deps
  }, [sendingId]);

  const first = ids[0];
  const last = ids.at(-1);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !first) return;
    // A first page that does not fill the box can never be scrolled.
    if (box.scrollHeight === 0 || box.scrollHeight > box.clientHeight) return;
    if (canLoadOlder) onLoadOlder?.();
    if (canLoadNewer) onLoadNewer?.();
  });

  const onScroll = () => {
    const box = scroller.current;
    if (!box) return;
    isAtBottom.current = !hasNewer && belowOf(box) <= BOTTOM_TOLERANCE_PX;
    if (isAtBottom.current || hasNewer) setReadUpTo(null);
    else setReadUpTo((known) => known ?? last ?? null);
    loadIfNear();
  };

  return {
    onScroll,
    isAtBottom,
    hasNew: !hasNewer && readUpTo !== null && readUpTo !== last,
    toBottom,
  };
}
