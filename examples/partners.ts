import { test as base, expect, type Page } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';

const given = JSON.parse(process.env['CLUBLINE_EXAMPLES'] ?? '{}') as {
  api: string;
  origins: Record<string, string>;
};

/** Address of the API that the examples speak to. */
export const api = given.api;
/** Address of each example that is running. */
export const origins = given.origins;
export const room = 'aqua_world_finals_2025';

export interface Fan {
  id: string;
  username: string;
  token: string;
  /** Writes into the room; settled when the server has it. */
  say(message: string): Promise<void>;
}

/** Somebody who is in the room by other means than the page under test. */
async function enter(username: string, password: string): Promise<[Fan, Socket]> {
  const answer = await fetch(`${api}/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { accessToken, user } = (await answer.json()) as {
    accessToken: string;
    user: { id: string };
  };
  const socket = io(new URL(api).origin, {
    transports: ['websocket'],
    forceNew: true,
    auth: { token: accessToken },
  });
  await fetch(`${api}/live-chats/create-chat-room`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ matchId: room }),
  });
  const say = async (message: string) => {
    const { ok } = (await socket
      .timeout(5_000)
      .emitWithAck('sendMessage', { matchId: room, userId: user.id, message })) as { ok: boolean };
    expect(ok).toBe(true);
  };
  return [{ id: user.id, username, token: accessToken, say }, socket];
}

/** Everything the page says in the console or fails at. A good guest says nothing. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  page.on('requestfailed', (request) =>
    said.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  return said;
}

export const test = base.extend<{ fan: Fan }>({
  // Playwright reads what a fixture needs from this pattern.
  // eslint-disable-next-line no-empty-pattern
  async fan({}, give) {
    const [fan, socket] = await enter('demo', 'demo1234');
    await give(fan);
    socket.close();
  },
});
export { expect };
