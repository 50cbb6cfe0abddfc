import type { ChatAnnounceMode, ChatRoomProps } from '@clubline/ui/ChatRoom';
import { useState } from 'react';
import type { ChatPage } from './chat.types';
import { useChatRoom } from './useChatRoom';

/** Where the choice of what is read out is kept. */
const CHAT_ROOM_ANNOUNCE_KEY = 'cl_chat_read_out';
/** The longest message our server takes; a longer one would be refused after the fact. */
const CHAT_MESSAGE_MAX = 2_000;

/**
 * What a room shows and does, from entering to leaving. `seat` changes where another person or
 * another room starts afresh: use it as the key of what shows the room.
 */
export function useConnectedRoom(page: ChatPage, roomId: string, isPublic?: boolean) {
  const [seat, setSeat] = useState<{ writer?: string | undefined; turn: number }>({ turn: 0 });
  const { chat, error, ...room } = useChatRoom(page, roomId, isPublic, seat.writer);
  const { local } = page.storage;
  const [announce, setAnnounce] = useState<ChatAnnounceMode>(() =>
    readMode(local.get(CHAT_ROOM_ANNOUNCE_KEY)),
  );

  // Who signs in stays where they read, with what they have written; who comes after somebody, or
  // into another room, starts at the newest message and with an empty field.
  // Nor does who was removed lose what they were writing.
  const writer = room.problem === 'removed' ? seat.writer : room.viewer?.id;
  if (seat.writer !== writer) setSeat({ writer, turn: seat.turn + (seat.writer ? 1 : 0) });

  const retryConnection = async () => {
    if (error) await page.session.refresh();
    // Who is signed in by now has left this room for one of their own, and it stays closed.
    chat?.reconnect();
  };

  return {
    seat: roomId + seat.turn,
    error,
    room: {
      ...room,
      announce,
      onAnnounceChange(mode) {
        setAnnounce(mode);
        local.set(CHAT_ROOM_ANNOUNCE_KEY, mode);
      },
      onRetryConnection: room.problem === 'unknownRoom' ? undefined : retryConnection,
      onLoadOlder: chat?.loadOlder,
      onSend: (text) => chat?.send(text),
      onRetry: room.viewer ? chat?.retry : undefined,
      onDiscard: chat?.discard,
      maxLength: CHAT_MESSAGE_MAX,
    } satisfies ChatRoomProps,
  };
}

function readMode(stored: string | null): ChatAnnounceMode {
  return stored === 'mentions' || stored === 'off' ? stored : 'all';
}
