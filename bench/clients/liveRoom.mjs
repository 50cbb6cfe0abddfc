// People of a live room of the built product.
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { callApi } from '../../scripts/servers/callApi.mjs';

/** The room beside the scores. */
export const matchId = 'aqua_world_finals_2025';

/** A person of their own who has entered the room, by socket alone. */
export async function enterRoom(url, index) {
  const username = `writer_${index}`;
  const account = { username, email: `${username}@fans.example`, password: 'correct horse' };
  await callApi(url, '/auth/sign-up', {
    ...account,
    firstName: 'Writer',
    lastName: `No ${index}`,
    sportInterests: ['Jet-Ski'],
    tags: { profile: ['Fan'] },
  });
  const { accessToken, user } = await callApi(url, '/auth/sign-in', {
    username,
    password: account.password,
  });
  await callApi(url, '/live-chats/create-chat-room', { matchId }, accessToken);
  const socket = io(url, { transports: ['websocket'], query: { token: accessToken } });
  socket.emit('joinRoom', { matchId, username });
  await once(socket, 'joinRoomSuccess');
  return { userId: user.id, socket };
}

/**
 * A page beside the scores with the room open, its processor `slowdown` times slower;
 * `beforeScripts` runs in it first.
 */
export async function openReader(browser, url, slowdown, beforeScripts) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  if (beforeScripts) await page.addInitScript(beforeScripts);
  await page.goto(`${url}/auth?next=/scores`);
  await page.getByRole('link', { name: 'Continue with email' }).click();
  await page.getByLabel('Username or email').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Sign in to your account' }).click();
  await page.getByRole('button', { name: 'Join Live Chatroom' }).click();
  await page.getByText(/^\d+ online$/).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}
