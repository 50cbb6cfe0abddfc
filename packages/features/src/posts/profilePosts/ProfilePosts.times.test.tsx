import { act, render, screen, within } from '@testing-library/react';
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
