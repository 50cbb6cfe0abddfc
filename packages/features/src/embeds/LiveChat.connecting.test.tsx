import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createFakeBackend, settle } from '../testing';
import { chatFake } from '../testing/chat/chat.fake';
import { LiveChat } from './LiveChat';

test('a socket that opens where the API cannot be read is connecting, and not online', async () => {
  const backend = createFakeBackend({ areas: [chatFake()] });
  const onConnectionChange = vi.fn();
  const refused: typeof fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  render(
    <LiveChat
      api="https://half-open.test/api"
      room="final"
      fetch={refused}
      socketFactory={backend.socketFactory}
      onConnectionChange={onConnectionChange}
    />,
  );
  await act(settle);
  await act(settle);
  expect(screen.getByText('Connecting…')).toBeTruthy();
  expect(onConnectionChange.mock.calls).toEqual([['connecting']]);
});

test.each([
  ['a number', () => 1],
  ['a promise', () => Promise.resolve()],
])('a page that answers %s to being told of the connection keeps its room', async (_what, told) => {
  const backend = createFakeBackend({ areas: [chatFake()] });
  const onConnectionChange = vi.fn(told);
  const onError = vi.fn();
  render(
    <LiveChat
      api="https://clubline.test/api"
      room="final"
      fetch={backend.fetch}
      socketFactory={backend.socketFactory}
      onConnectionChange={onConnectionChange}
      onError={onError}
    />,
  );
  await vi.waitFor(() => expect(onConnectionChange).toHaveBeenLastCalledWith('online'));
  await act(settle);
  expect(onError).not.toHaveBeenCalled();
});
