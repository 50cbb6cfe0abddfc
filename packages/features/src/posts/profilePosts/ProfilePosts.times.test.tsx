import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { amy, createFakeClock, createFakeEnvironment, FakeClubline } from '../../testing';
import { profilesBackend, profilesContent } from '../../testing/profiles/profiles.fixtures';
import { ProfilePosts } from './ProfilePosts';

test('how long ago a post was written goes on by itself', async () => {
  const clock = createFakeClock();
  render(
    <FakeClubline
      backend={profilesBackend(profilesContent)}
      environment={createFakeEnvironment({ clock })}
    >
      <ProfilePosts author={amy} isOwn={false} />
    </FakeClubline>,
  );
  const content = await screen.findByText('Podium in moto three.');
  const post = within(content.closest('article') as HTMLElement);
  const ages = [post.getByText(/^\d+[mhdw]$/).textContent];
  for (const minutes of [1, 56, 60]) {
    await act(() => clock.advance(minutes * 60_000));
    ages.push(post.getByText(/^\d+[mhdw]$/).textContent);
  }
  expect(ages).toEqual(['3m', '4m', '1h', '2h']);
});

test('news of a post does not make posts that could not be loaded look like none', async () => {
  const backend = profilesBackend({ ...profilesContent, embeds: true }, (server) =>
    server.fail('GET /social/profile-posts', undefined, 1),
  );
  const clock = createFakeClock();
  render(
    <FakeClubline backend={backend} environment={createFakeEnvironment({ clock })}>
      <ProfilePosts author={amy} isOwn={false} />
    </FakeClubline>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  act(() =>
    backend.sockets.broadcast('profilePostChanged', {
      postId: 'pp-1',
      content: 'Podium.',
      editedAt: '2025-10-08T17:00:00.000Z',
    }),
  );
  await act(() => clock.advance(1_000));
  expect(screen.queryByText(/^No posts yet/)).toBeNull();
  await userEvent.click(again);
  expect(await screen.findByText('Podium in moto three.')).toBeTruthy();
});
