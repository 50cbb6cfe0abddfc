import { PageProgress } from '@clubline/ui';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { LiveRoomDockProps } from '../chat';
import { LiveRoomContext, type LiveRoom, type LiveRoomState } from '../platform/liveRoom';
import { LiveRoomFailure } from './LiveRoomFailure';

// Comes with the first room that is entered. Nothing else of `chat` may be imported here, or all of
// it would come with every page.
const LiveRoomDock = lazy(() =>
  import('../chat').then(
    (chat) => ({ default: chat.LiveRoomDock }),
    () => ({ default: LiveRoomFailure }),
  ),
);

interface LiveRoomProviderProps extends LiveRoomDockProps {
  /** All pages. */
  children: ReactNode;
}

/**
 * Keeps the live room one is in, whatever page one goes to. Stands above all pages, so that none of
 * them takes the room with it: a dock on wide windows, a sheet over narrower ones, and a button
 * with the count of what is unread while it is put away.
 */
export function LiveRoomProvider({ children, ...dock }: LiveRoomProviderProps) {
  const [room, setRoom] = useState<LiveRoom | null>(null);
  const [isOpen, setOpen] = useState(false);
  const state = useMemo<LiveRoomState>(
    () => ({
      room,
      isOpen: isOpen && room !== null,
      enter(next) {
        setRoom((before) => (before?.roomId === next.roomId ? before : next));
        setOpen(true);
      },
      setOpen,
      leave() {
        setRoom(null);
        setOpen(false);
      },
    }),
    [room, isOpen],
  );
  return (
    <LiveRoomContext.Provider value={state}>
      {children}
      {room && (
        <Suspense fallback={<PageProgress />}>
          <LiveRoomDock {...dock} />
        </Suspense>
      )}
    </LiveRoomContext.Provider>
  );
}
