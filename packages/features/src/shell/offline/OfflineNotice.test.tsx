import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import useSWR from 'swr';
import { expect, test } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeClock,
  createFakeEnvironment,
  FakeClubline,
  FakeReply,
} from '../../testing';
import { OfflineNotice } from './OfflineNotice';

const KEY = '/clubs?pages';

function Shown() {
  const { data, mutate } = useSWR<string>(KEY);
  return (
    <>
      <p>{String(data)}</p>
      <button onClick={() => void mutate().catch(() => undefined)}>Reload</button>
    </>
  );
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
  return { backend, clock, environment };
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

test('a server that is away behind its proxy is said, too, until it is back', async () => {
  const { backend, clock } = setUp();
  await screen.findByText('Hawks');
  const away = new FakeReply(502, '<h1>Bad Gateway</h1>');
  backend.fail('GET /clubs', away);
  backend.fail('HEAD /', away, 1);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('No connection.')).toBeTruthy();
  await act(() => clock.advance(10_000));
  expect(screen.queryByText('No connection.')).toBeNull();
});
