import { createContext, useContext } from 'react';

/** A live room one can be in. */
export interface LiveRoom {
  /** Which one: a match or an event. */
  roomId: string;
  /** Its name. */
  title: string;
}

/** The live room one is in, wherever one goes on the site. */
export interface LiveRoomState {
  /** Null until one enters a room, and after leaving it. */
  room: LiveRoom | null;
  /** False while it is put away: one is still in it, and what comes in counts as unread. */
  isOpen: boolean;
  /** Shows the room, entering it first unless one is in it. One is in one room at a time. */
  enter(room: LiveRoom): void;
  /** Shows the room one is in, or puts it away. */
  setOpen(isOpen: boolean): void;
  /** Leaves the room. */
  leave(): void;
}

/** Holds the live room one is in, for all pages below. */
export const LiveRoomContext = createContext<LiveRoomState | null>(null);

/** The live room one is in; null where no `LiveRoomProvider` stands above. */
export function useLiveRoom(): LiveRoomState | null {
  return useContext(LiveRoomContext);
}
