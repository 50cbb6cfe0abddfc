import type { ChatRoomMessage } from '@clubline/ui/ChatRoom';
import { useMemo, useState } from 'react';
import { matchPeople } from '../../posts';

/**
 * People for an `@`: those who have written into the room, the viewer aside. Who they are stands in
 * its messages, so that no server is asked.
 */
export function usePeopleInRoom(messages: readonly ChatRoomMessage[], viewerId: string) {
  const [query, setQuery] = useState<string | null>(null);
  const suggestions = useMemo(() => {
    if (query === null) return [];
    const people = new Map(
      messages
        .filter(({ userId, username }) => userId !== viewerId && username !== '')
        .map(({ userId, username, avatarUrl }) => [
          userId,
          {
            id: userId,
            username,
            firstName: '',
            lastName: '',
            profilePicture: avatarUrl ?? null,
          },
        ]),
    );
    return matchPeople([...people.values()], query);
  }, [messages, viewerId, query]);
  return { suggestions, onQueryChange: setQuery };
}
