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
