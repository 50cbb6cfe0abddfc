import { useEffect, useRef } from 'react';
import type { LiveSocket } from '../host';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';

/** What is heard of a club; bodies come as the server sent them. */
export interface ClubEventListeners {
  clubPostCreated?: (body: { clubId?: unknown; post?: unknown }) => void;
  clubPostRemoved?: (body: { clubId?: unknown; postId?: unknown }) => void;
  channelMessageCreated?: (body: {
    clubId?: unknown;
    channelId?: unknown;
    message?: unknown;
  }) => void;
  /** The connection was lost and is back: something may have gone unheard. */
  onReturn?: () => void;
}

const EVENTS = ['clubPostCreated', 'clubPostRemoved', 'channelMessageCreated'] as const;

/** Hears what happens in a club while a member looks at it. A server that knows no such events sends none. */
export function useClubEvents(clubId: string, listeners: ClubEventListeners): void {
  const { socketFactory, session } = useClubline();
  const userId = useCurrentUser()?.id;
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });

  useEffect(() => {
    if (!userId) return undefined;
    let isOver = false;
    let wasConnected = false;
    let socket: LiveSocket | null = null;
    const onConnect = () => {
      socket?.emit('watchClub', { clubId });
      if (wasConnected) latest.current.onReturn?.();
      wasConnected = true;
    };
    const ears = EVENTS.map(
      (event) =>
        [
          event,
          (body: { clubId?: unknown }) =>
            void (body.clubId === clubId && latest.current[event]?.(body)),
        ] as const,
    );
    void socketFactory({ getToken: session.getToken, getTokenNow: session.getTokenNow }).then(
      (made) => {
        if (isOver) return;
        socket = made;
        made.on('connect', onConnect);
        for (const [event, hear] of ears) made.on(event, hear);
        made.connect();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      if (socket?.connected) socket.emit('unwatchClub', { clubId });
      socket?.off('connect', onConnect);
      for (const [event, hear] of ears) socket?.off(event, hear);
      socket?.disconnect();
    };
  }, [clubId, userId, session, socketFactory]);
}
