import { useEffect, useState } from 'react';
import { useLiveRoom, type LiveRoom } from './useLiveRoom';

/** Rooms that an address has led into, which were perhaps left since. */
const entered = new WeakSet<object>();

/**
 * A room that a page leads into: the one kept beside all pages, or one of its own where no
 * `LiveRoomProvider` stands above. What the address names opens by itself, once for each object.
 */
export function useAddressedRoom(chat: LiveRoom, addressed: { roomId: string } | null) {
  const live = useLiveRoom();
  const [isOwn, setOwn] = useState(false);
  const isOpen = live ? live.isOpen && live.room?.roomId === chat.roomId : isOwn;
  const isAddressed = addressed?.roomId === chat.roomId;
  const [followed, setFollowed] = useState<object | null>(null);
  if (!live && isAddressed && followed !== addressed) {
    setFollowed(addressed);
    setOwn(true);
  }
  const open = () => (live ? live.enter(chat) : setOwn(true));
  const close = () => (live ? live.leave() : setOwn(false));
  useEffect(() => {
    if (!live || !addressed || !isAddressed || entered.has(addressed)) return;
    entered.add(addressed);
    live.enter(chat);
  });
  return {
    isOpen,
    /** Whether the page has to show it itself. */
    isOwn,
    toggle: () => (isOpen ? close() : open()),
    close,
  };
}
