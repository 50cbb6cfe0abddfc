import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useClubline } from '../platform/provider';
import {
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  createStoryClock,
  FakeClubline,
  settle,
} from '../testing';
import { chatControl, chatFake } from '../testing/chat/chat.fake';
import { chatHistory } from '../testing/chat/chat.fixtures';
import { ChatRoomContainer } from './ChatRoomContainer';

function SignOut() {
  const { session } = useClubline();
  return (
    <button type="button" onClick={() => session.signOut()}>
      Sign out
    </button>
  );
}

function show(
  user?: null,
  environment = createFakeEnvironment({ clock: createStoryClock() }),
  backend = createFakeBackend({ areas: [authFake(), chatFake({ history: chatHistory })] }),
) {
  const view = render(
    <FakeClubline backend={backend} environment={environment} {...(user === null && { user })}>
      <ChatRoomContainer roomId="aqua_world_finals_2025" locale="en-GB" timeZone="Europe/London" />
      <SignOut />
    </FakeClubline>,
  );
  return { backend, environment, ...view };
}

test('one sees the history, the count, and what one writes once', async () => {
  const { backend } = show();
  expect(await screen.findByText('42 online')).toBeTruthy();
  expect(screen.getByText('Boat 7, by half a length.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'ines' })[0]?.getAttribute('href')).toBe(
    '/profile/ines',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'hello{Enter}');
  await waitFor(() => expect(chatControl(backend).stored().at(-1)?.message).toBe('hello'));
  expect(await screen.findAllByText('hello')).toHaveLength(1);
});

test('without a connection the count is gone at once', async () => {
  const { backend } = show();
  await screen.findByText('42 online');
  act(() => chatControl(backend).drop(false));
  expect(screen.queryByText('42 online')).toBeNull();
  expect(screen.getByText('Reconnecting…')).toBeTruthy();
});

test('signing out leaves the room and closes the socket', async () => {
  const { backend } = show();
  await screen.findByText('42 online');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByPlaceholderText('Sign in to chat')).toBeTruthy();
  expect(backend.sockets.all[0]?.connected).toBe(false);
  expect(backend.sockets.all[0]?.sent.map(({ event }) => event)).toContain('leaveRoom');
});

test('taking the room off the page leaves it', async () => {
  const { backend, unmount } = show();
  await screen.findByText('42 online');
  unmount();
  expect(backend.sockets.all[0]?.sent.at(-1)).toEqual({
    event: 'leaveRoom',
    args: [{ matchId: 'aqua_world_finals_2025', userId: 'u-1' }],
  });
});

test('what waits for the connection is there again after a reload, and is sent once', async () => {
  const { backend, environment, unmount } = show();
  await screen.findByText('42 online');
  act(() => chatControl(backend).drop(false));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Message' }),
    'written in a tunnel{Enter}',
  );
  unmount();
  show(undefined, environment, backend);
  expect(await screen.findByText('written in a tunnel')).toBeTruthy();
  act(() => chatControl(backend).comeBack());
  await waitFor(() =>
    expect(
      chatControl(backend)
        .stored()
        .filter(({ message }) => message === 'written in a tunnel'),
    ).toHaveLength(1),
  );
  expect(await screen.findAllByText('written in a tunnel')).toHaveLength(1);
  expect(environment.storage.session.keys().filter((key) => key.includes('_chat_'))).toEqual([]);
});

test('signing out forgets what was not sent', async () => {
  const { backend, environment } = show();
  await screen.findByText('42 online');
  act(() => chatControl(backend).drop(false));
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'for nobody else{Enter}');
  expect(environment.storage.session.keys().some((key) => key.includes('_chat_'))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Signed out')).toBeTruthy();
  expect(screen.queryByText('for nobody else')).toBeNull();
  expect(environment.storage.session.keys().some((key) => key.includes('_chat_'))).toBe(false);
});

test('signed out, nothing connects, and the header says so', async () => {
  const { backend } = show(null);
  expect(await screen.findByPlaceholderText('Sign in to chat')).toBeTruthy();
  expect(await screen.findByText('Signed out')).toBeTruthy();
  expect(screen.queryByText('No messages yet — say hi 👋')).toBeNull();
  await settle();
  expect(backend.sockets.all).toEqual([]);
});
