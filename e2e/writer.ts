import { io } from 'socket.io-client';
import type { SignedIn } from './people';

/** Somebody who writes into a room without a browser. */
export interface Writer {
  /** Settles when the server has it. */
  say(words: string): Promise<void>;
  leave(): void;
}

/** Enters the room of an event. */
export async function enterRoom(url: string, account: SignedIn, room: string): Promise<Writer> {
  await fetch(`${url}/api/live-chats/create-chat-room`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${account.accessToken}`,
    },
    body: JSON.stringify({ matchId: room }),
  });
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    auth: { token: account.accessToken },
  });
  return {
    say: async (message) => {
      const { ok } = (await socket
        .timeout(5_000)
        .emitWithAck('sendMessage', { matchId: room, userId: account.id, message })) as {
        ok: boolean;
      };
      if (!ok) throw new Error(`The room refused "${message}".`);
    },
    leave: () => void socket.close(),
  };
}
