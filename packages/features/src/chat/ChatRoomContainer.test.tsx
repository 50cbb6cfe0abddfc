import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useClubline } from '../provider';
import { accountsFake, createFakeBackend, FakeClubline, settle } from '../testing';
import { chatControl, chatFake, chatHistory } from '../testing/chat.fake';
import { ChatRoomContainer } from './ChatRoomContainer';

function SignOut() {
  const { session } = useClubline();
  return (
    <button type="button" onClick={() => session.signOut()}>
      Sign out
    </button>
  );
}

function show(user?: null) {
  const backend = createFakeBackend({ areas: [accountsFake(), chatFake({ history: chatHistory })] });
  const view = render(
    <FakeClubline backend={backend} {...(user === null && { user })}>
      <ChatRoomContainer matchId="aqua_world_finals_2025" locale="en-GB" timeZone="Europe/London" />
      <SignOut />
    </FakeClubline>,
  );
  return { backend, ...view };
}

test('one sees the history, the count, and what one writes once', async () => {
  const { backend } = show();
  expect(await screen.findByText('42 online')).toBeTruthy();
  expect(screen.getByText('Boat 7, by half a length.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'ines' })[0]?.getAttribute('href')).toBe('/profile/ines');
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
  expect(backend.sockets.all[0]?.sent.at(-1)).toEqual({ event: 'leaveRoom', args: [{ matchId: 'aqua_world_finals_2025', userId: 'u-1' }] });
});

test('signed out, nothing connects', async () => {
  const { backend } = show(null);
  expect(await screen.findByPlaceholderText('Sign in to chat')).toBeTruthy();
  await settle();
  expect(backend.sockets.all).toEqual([]);
});
