import { createRequire } from 'node:module';
import type * as Client from 'socket.io-client';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveChat } from './LiveChat';
import type { SocketFactory } from '../platform/socket';
import { createFakeRoom, type FakeRoomOptions } from '../testing/networkFaults';

const client = createRequire(import.meta.url)
  .resolve('socket.io-client/package.json')
  .replace('package.json', 'dist/socket.io.esm.min.js');

/** Sockets of the client for pages, which the package brings along: that for Node has its own. */
const socketFactory: SocketFactory = async () => {
  const { io } = (await import(/* @vite-ignore */ client)) as typeof Client;
  return io('https://clubline.test', { autoConnect: false, transports: ['websocket'] });
};

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => void vi.unstubAllGlobals());

const maya = { id: 'u-1', username: 'maya' };
const told = vi.fn<(connection: string) => void>();

function open(options: FakeRoomOptions) {
  const room = createFakeRoom({
    fetch: () => Promise.reject(new Error('No call leaves the test.')),
    ...options,
  });
  vi.stubGlobal('fetch', room.fetch);
  vi.stubGlobal('WebSocket', room.WebSocket);
  render(
    <LiveChat
      api="https://clubline.test/api"
      room="finals"
      onSignIn={vi.fn()}
      socketFactory={socketFactory}
      onConnectionChange={told}
      {...(options.person && { getToken: () => 'test' })}
    />,
  );
  return room;
}

test('a page is shown what was written before, and what others write', async () => {
  const room = open({ messages: [{ text: 'What a start!', username: 'ben' }] });
  expect(await screen.findByText('What a start!')).toBeTruthy();
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('online'), 8_000);
  room.say({ text: 'And what a finish!' });
  expect(await screen.findByText('And what a finish!')).toBeTruthy();
});

test('what others write before the socket is there comes with it', async () => {
  const room = open({ messages: [{ text: 'What a start!' }] });
  await screen.findByText('What a start!');
  room.say({ text: 'And what a finish!' });
  expect(await screen.findByText('And what a finish!', {}, { timeout: 8_000 })).toBeTruthy();
});

test('who is signed in writes', async () => {
  const room = open({ person: maya });
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, 'Hello{Enter}');
  await vi.waitFor(() => expect(room.written()).toEqual(['Hello']), 8_000);
  expect(await screen.findByText('Hello')).toBeTruthy();
});
