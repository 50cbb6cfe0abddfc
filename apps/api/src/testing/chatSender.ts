import { newAccount } from './people';

/** The room of the event. */
export const matchId = 'aqua_world_finals_2025';

/** Somebody who writes into the room of a node that runs as a process. */
export interface Sender {
  id: string;
  token: string;
}

/** Headers of a call that sends something. */
export const jsonBody = { 'content-type': 'application/json' };

/** Signs somebody up at a node's address and makes the room. */
export async function signUp(address: string): Promise<Sender> {
  const person = newAccount();
  await fetch(`${address}/api/auth/sign-up`, {
    method: 'POST',
    headers: jsonBody,
    body: JSON.stringify(person),
  });
  const answer = await fetch(`${address}/api/auth/sign-in`, {
    method: 'POST',
    headers: jsonBody,
    body: JSON.stringify(person),
  });
  const { accessToken, user } = (await answer.json()) as {
    accessToken: string;
    user: { id: string };
  };
  await fetch(`${address}/api/live-chats/create-chat-room`, {
    method: 'POST',
    headers: { ...jsonBody, authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ matchId }),
  });
  return { id: user.id, token: accessToken };
}

/** All messages of the room, oldest first. */
export async function history(address: string, token: string) {
  const all: { clientMessageId: string; seq: number }[] = [];
  for (;;) {
    const answer = await fetch(
      `${address}/api/live-chats/messages/${matchId}?limit=200&after=${all.at(-1)?.seq ?? 0}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const { data, meta } = (await answer.json()) as {
      data: { messages: typeof all };
      meta: { hasMore: boolean };
    };
    all.push(...data.messages);
    if (!meta.hasMore) return all;
  }
}
