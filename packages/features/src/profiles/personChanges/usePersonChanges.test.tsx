import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { amy, demoUser, FakeClubline } from '../../testing';
import { profilesBackend, profilesContent } from '../../testing/profiles/profiles.fixtures';
import { ProfileScreen } from '../ProfileScreen';
import { usePersonChanges } from './usePersonChanges';

vi.setConfig({ testTimeout: 20_000 });

function Page() {
  usePersonChanges();
  return <ProfileScreen username="amy_lake" />;
}

test('people are called as they are now on the page one looks at, oneself too', async () => {
  const backend = profilesBackend({ ...profilesContent, embeds: true });
  render(
    <FakeClubline backend={backend}>
      <Page />
    </FakeClubline>,
  );
  await screen.findByText('Podium in moto three.');
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  const called = (person: object) =>
    act(() => backend.sockets.broadcast('personChanged', { person }));
  called({ ...amy, firstName: 'Annika' });
  // In the head of the profile, and at each of its posts.
  await waitFor(() => expect(screen.queryByText('Amy Lake')).toBeNull());
  expect(screen.getAllByText('Annika Lake').length).toBeGreaterThan(1);

  const asked = () => backend.callsTo('GET /auth/me').length;
  const before = asked();
  called({ ...demoUser, firstName: 'Mayumi' });
  await waitFor(() => expect(asked()).toBe(before + 1));
});
