import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import {
  authFake,
  ben,
  clubsFake,
  createFakeBackend,
  demoUser,
  fakeClub,
  FakeClubline,
  minutesAgo,
} from '../testing';
import { useChannel } from './useChannel';

const message = (n: number) => ({
  id: `m${n}`,
  channelId: 'ch1',
  content: `Message ${n}`,
  createdAt: minutesAgo(60 - n),
  mediaUrls: [],
  sender: ben,
});

test('after a gap all that was read back to is asked for again', async () => {
  const club = fakeClub({
    id: 'c1',
    name: 'Lakeside',
    memberIds: [demoUser.id],
    channels: [{ id: 'ch1', name: 'lounge' }],
  });
  const messages = Array.from({ length: 9 }, (_, index) => message(index + 1));
  const stored = { clubs: [club], messages, pageSize: 3, embeds: true };
  const backend = createFakeBackend({ areas: [authFake(), clubsFake(stored)] });
  const { result } = renderHook(() => useChannel('c1', 'ch1'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <FakeClubline backend={backend}>{children}</FakeClubline>
    ),
  });
  const shown = () => result.current.messages.map(({ content }) => content.replace('Message ', ''));
  await waitFor(() => expect(shown()).toEqual(['7', '8', '9']));
  await act(() => result.current.older.load());
  await waitFor(() => expect(shown()).toEqual(['4', '5', '6', '7', '8', '9']));
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));

  const socket = backend.sockets.all.at(-1)!;
  act(() => socket.drop());
  clubsFake({ ...stored, messages: messages.filter(({ id }) => id !== 'm5') })(backend);
  act(() => socket.restore());
  await waitFor(() => expect(shown()).toEqual(['3', '4', '6', '7', '8', '9']));
});
