import type { User } from '@clubline/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  accountFake,
  authFake,
  createFakeBackend,
  demoUser,
  emailUser,
  FakeClubline,
  type FakeBackend,
} from '../../testing';
import { SettingsScreen } from '../SettingsScreen';

vi.setConfig({ testTimeout: 20_000 });

const EMAIL = 'GET /account/email';
const LINK = 'POST /account/email/confirmation';
const TITLE = 'Confirm your email address';

interface Situation {
  user?: User;
  isEmailConfirmed?: boolean;
  prepare?: (backend: FakeBackend) => void;
}

function open({ user = emailUser, isEmailConfirmed = false, prepare }: Situation) {
  const areas = [authFake(), accountFake({ user, isEmailConfirmed })];
  const backend = createFakeBackend({ areas });
  prepare?.(backend);
  render(
    <FakeClubline backend={backend} user={user}>
      <SettingsScreen />
    </FakeClubline>,
  );
  return backend;
}
const loaded = () => screen.findByRole('button', { name: 'Update Profile' });
const send = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }));

test('who has not confirmed the address is told where the link is', async () => {
  open({});
  expect(await screen.findByText(TITLE)).toBeTruthy();
  expect(screen.getByText(/We have sent a link to maya@example\.com\./)).toBeTruthy();
});

test('who has confirmed it is not asked', async () => {
  const backend = open({ isEmailConfirmed: true });
  await loaded();
  await waitFor(() => expect(backend.callsTo(EMAIL)).toHaveLength(1));
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('a server that does not say that it has addresses confirmed is not asked', async () => {
  const backend = open({ user: demoUser });
  await loaded();
  expect(backend.callsTo(EMAIL)).toHaveLength(0);
});

test('one that answers something else, or not at all, asks nobody to confirm', async () => {
  const backend = open({ prepare: (fake) => fake.handle(EMAIL, () => ({ data: [] })) });
  await loaded();
  await waitFor(() => expect(backend.callsTo(EMAIL)).toHaveLength(1));
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('a new link is asked for once, and said to be on its way', async () => {
  const backend = open({});
  await send();
  expect(await screen.findByText('A new link is on its way')).toBeTruthy();
  expect(screen.getByText(/^Look into the mailbox of maya@example\.com/)).toBeTruthy();
  expect(backend.callsTo(LINK)).toHaveLength(1);
});

test('a link that was not sent is said not to be, with the reason', async () => {
  open({ prepare: (backend) => backend.fail(LINK) });
  await send();
  expect(await screen.findByText('The link could not be sent')).toBeTruthy();
  expect(screen.getByText('The server is tired.')).toBeTruthy();
  expect(screen.getByText(TITLE)).toBeTruthy();
});

test('who confirmed it in another tab meanwhile is told of no link', async () => {
  const backend = open({});
  await screen.findByText(TITLE);
  backend.handle(EMAIL, () => ({ data: { email: emailUser.email, isConfirmed: true } }));
  await send();
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  expect(screen.queryByText('A new link is on its way')).toBeNull();
});

test('coming back from the mailbox takes the question away', async () => {
  const backend = open({});
  await screen.findByText(TITLE);
  backend.handle(EMAIL, () => ({ data: { email: emailUser.email, isConfirmed: true } }));
  // For a moment after loading the cache takes its answer for new enough.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  clock.mockRestore();
});
