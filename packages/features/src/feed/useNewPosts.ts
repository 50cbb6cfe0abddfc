import type { ClubPost } from '@clubline/contract';
import { useEffect, useState } from 'react';
import type { LiveSocket } from '../host';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';
import { readPost } from './feed.calls';

/** Posts by others that arrived while the feed was being read. A server that knows no such event sends none. */
export function useNewPosts(clubId: string): { waiting: readonly ClubPost[]; take: () => readonly ClubPost[] } {
  const { socketFactory, session } = useClubline();
  const user = useCurrentUser();
  const userId = user?.id;
  const [waiting, setWaiting] = useState<readonly ClubPost[]>([]);

  useEffect(() => {
    if (!userId) return undefined;
    let isOver = false;
    let socket: LiveSocket | null = null;
    const onConnect = () => void socket?.emit('watchClub', { clubId });
    const onPost = (event: { clubId?: unknown; post?: unknown }) => {
      const post = readPost(event.post);
      if (event.clubId !== clubId || !post || post.user.id === userId) return;
      setWaiting((known) => (known.some(({ id }) => id === post.id) ? known : [post, ...known]));
    };
    void socketFactory({ getToken: session.getToken, getTokenNow: session.getTokenNow }).then(
      (made) => {
        if (isOver) return;
        socket = made;
        made.on('connect', onConnect);
        made.on('clubPostCreated', onPost);
        made.connect();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      setWaiting([]);
      if (socket?.connected) socket.emit('unwatchClub', { clubId });
      socket?.off('connect', onConnect);
      socket?.off('clubPostCreated', onPost);
      socket?.disconnect();
    };
  }, [clubId, userId, session, socketFactory]);

  return {
    waiting,
    take() {
      setWaiting([]);
      return waiting;
    },
  };
}
