import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { LOGOUT_MARKER, SESSION_KEYS } from '../platform/session';
import {
  authFake,
  createFakeBackend,
  createFakeClock,
  createFakeEnvironment,
  FakeClubline,
  FakeReply,
  accountFake,
  type FakeBackend,
  type FakeClublineProps,
  type AccountFakeOptions,
} from '../testing';
import { SettingsScreen } from './SettingsScreen';

vi.setConfig({ testTimeout: 20_000 });

const NAME = 'PATCH /users/update-name';
const onNavigate = vi.fn();

function open(
  options: AccountFakeOptions = {},
  {
    prepare,
    ...around
  }: Partial<FakeClublineProps> & { prepare?: (backend: FakeBackend) => void } = {},
) {
  onNavigate.mockClear();
  const backend =
    around.backend ?? createFakeBackend({ areas: [authFake(), accountFake(options)] });
  prepare?.(backend);
  const environment = around.environment ?? createFakeEnvironment();
  const view = render(
    <FakeClubline onNavigate={onNavigate} {...around} backend={backend} environment={environment}>
      <SettingsScreen />
    </FakeClubline>,
  );
  return { backend, environment, ...view };
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const update = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update Profile' });
const save = () => userEvent.click(update());

test('the page is held while something is changed, and no longer once it is saved', async () => {
  const { environment } = open();
  await field('First Name');
  expect(environment.asksBeforeUnload()).toBe(false);
  await write('First Name', 'Mia');
  expect(environment.asksBeforeUnload()).toBe(true);
  await save();
  await waitFor(() => expect(environment.asksBeforeUnload()).toBe(false));
});

describe('a new username', () => {
  test('asks to sign in again: nothing is left of the session but the marker', async () => {
    const { environment } = open();
    await write('Username', 'maja');
    await save();
    expect(await screen.findByText('Please sign in again with your new username.')).toBeTruthy();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/auth?reason=renamed', { replace: true });
    expect(Object.keys(environment.local.entries())).toEqual([LOGOUT_MARKER]);
  });

  test('does so even when another part failed, which is named', async () => {
    open(
      {},
      {
        prepare: (server) =>
          server.fail(NAME, new FakeReply(500, { message: 'Names are resting.' })),
      },
    );
    await write('Username', 'maja');
    await write('First Name', 'Maja');
    await save();
    expect(
      await screen.findByText('Names are resting. • Please sign in again with your new username.'),
    ).toBeTruthy();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/auth?reason=renamed', { replace: true });
  });

  test('that was refused ends nothing', async () => {
    const { environment } = open({ taken: ['ben'] });
    await write('Username', 'ben');
    await save();
    expect(await screen.findByText('Username or email already in use.')).toBeTruthy();
    expect(onNavigate).not.toHaveBeenCalled();
    expect(environment.local.getItem(SESSION_KEYS.access)).not.toBeNull();
  });
});

describe.each([
  // A token that has run out is renewed first; what is refused with the new one, too, ends it.
  ['jwt expired', 2],
  ['Come back later.', 1],
])('a save that is refused with 401 "%s"', (message, times) => {
  test('ends the session, leads to sign-in after 500 ms, and keeps what was typed', async () => {
    const clock = createFakeClock();
    const environment = createFakeEnvironment({ clock });
    const { backend, unmount } = open(
      {},
      {
        environment,
        prepare: (server) => server.fail(NAME, new FakeReply(401, { message }), times),
      },
    );
    await write('First Name', 'Maja');
    await save();
    expect(await screen.findByText('Unauthorized')).toBeTruthy();
    expect(screen.getByText('You are logged out. Logging in again...')).toBeTruthy();
    expect(environment.local.getItem(SESSION_KEYS.access)).toBeNull();
    await act(() => clock.advance(499));
    expect(onNavigate).not.toHaveBeenCalled();
    await act(() => clock.advance(1));
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/auth?next=%2Fsettings', {
      replace: true,
    });

    unmount();
    open({}, { environment, backend });
    await waitFor(async () => expect((await field('First Name')).value).toBe('Maja'));
    expect(update().disabled).toBe(false);
  });
});
