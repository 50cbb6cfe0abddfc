import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  ben,
  createFakeClock,
  createFakeEnvironment,
  demoUser,
  fakePost,
  minutesAgo,
} from '../../testing';
import { joined, openClub } from './testing/openClub';

const MINUTE = 60_000;

test('how long ago a post, its comments and a message were written goes on by itself', async () => {
  const clock = createFakeClock();
  const pass = (ms: number) => act(() => clock.advance(ms));
  const ages = () =>
    screen.getAllByText(/^(just now|\d+[smhdw] ago)$/).map(({ textContent }) => textContent);
  openClub(
    {
      clubs: [joined({ channels: [{ id: 'ch1', name: 'Race day' }] })],
      posts: [
        fakePost({
          id: 'p1',
          clubId: 'c1',
          content: 'Gates open',
          createdAt: minutesAgo(3),
          user: demoUser,
        }),
      ],
      comments: [
        {
          id: 'k1',
          postId: 'p1',
          content: 'On my way',
          createdAt: minutesAgo(0),
          user: ben,
          parentComment: null,
        },
      ],
      messages: [
        {
          id: 'm1',
          channelId: 'ch1',
          content: 'Hello',
          createdAt: minutesAgo(59),
          mediaUrls: [],
          sender: ben,
        },
      ],
      embeds: true,
    },
    { postId: 'p1', showComments: true },
    { environment: createFakeEnvironment({ clock }) },
  );
  await screen.findByText('On my way');
  expect(ages()).toEqual(['3m ago', 'just now']);
  await pass(10_000);
  expect(ages()).toEqual(['3m ago', '10s ago']);
  await pass(MINUTE);
  expect(ages()).toEqual(['4m ago', '1m ago']);

  await userEvent.click(screen.getByRole('tab', { name: 'Race day' }));
  await screen.findByText('Hello');
  expect(ages()).toEqual(['1h ago']);
  await pass(60 * MINUTE);
  expect(ages()).toEqual(['2h ago']);
});
