import { act, render, screen } from '@testing-library/react';
import useSWR from 'swr';
import { expect, test } from 'vitest';
import { authFake, createFakeBackend, createFakeClock, createFakeEnvironment } from '../../testing';
import { FakeClubline } from '../../testing';
import { OfflineNotice } from './OfflineNotice';

const KEY = '/clubs?pages';

function Shown() {
  return <p>{String(useSWR<string>(KEY).data)}</p>;
}

function setUp() {
  const clock = createFakeClock();
  const environment = createFakeEnvironment({ clock, hasNetwork: true });
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.handle('GET /clubs', () => 'Hawks');
  render(
    <FakeClubline backend={backend} environment={environment}>
      <Shown />
      <OfflineNotice />
    </FakeClubline>,
  );
  return { clock, environment };
}

test('no connection is said with the age of what is shown, until it is back', async () => {
  const { clock, environment } = setUp();
  await screen.findByText('Hawks');
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent?.trim())
      .join('');
  expect(said()).toBe('');
  await act(() => clock.advance(5 * 60_000));
  act(() => environment.setNetwork(false));
  expect(said()).toBe('No connection. Updated 5 min ago.');
  await act(() => clock.advance(60_000));
  expect(said()).toBe('No connection. Updated 6 min ago.');
  act(() => environment.setNetwork(true));
  expect(said()).toBe('');
});
