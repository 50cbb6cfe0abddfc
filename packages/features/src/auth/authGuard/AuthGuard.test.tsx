import { ACCOUNT_DISABLED } from '@clubline/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draftKey } from '../../platform/drafts';
import { useSession } from '../../platform/session';
import { useSessionEnd } from '../../platform/subscription';
import {
  authFake,
  createFakeBackend,
  createFakeClock,
  createFakeEnvironment,
  FakeClubline,
  FakeReply,
  settle,
  type FakeClublineProps,
} from '../../testing';
import { AuthGuard } from './AuthGuard';
import { useAuthLost } from './useAuthLost';

function Screen() {
  const { signOut } = useSession();
  return <button onClick={signOut}>Leave</button>;
}

function Shown({ path }: { path: string }) {
  useAuthLost(path);
  useSessionEnd();
  return (
    <AuthGuard path={path}>
      <Screen />
    </AuthGuard>
  );
}

function setUp(props: Partial<FakeClublineProps> = {}, path = '/clubs/9?post=1#c') {
  const clock = createFakeClock();
  const environment = createFakeEnvironment({ clock });
  const backend = createFakeBackend({ areas: [authFake({ now: clock.now })] });
  const onNavigate = vi.fn<(to: string, options?: object) => void>();
  const tree = (at: string) => (
    <FakeClubline backend={backend} environment={environment} onNavigate={onNavigate} {...props}>
      <Shown path={at} />
    </FakeClubline>
  );
  const view = render(tree(path));
  return { clock, environment, backend, onNavigate, show: (at: string) => view.rerender(tree(at)) };
}

const pass = (clock: { advance(ms: number): Promise<void> }, ms: number) =>
  act(() => clock.advance(ms));

test('a signed-in person sees the screen and stays', async () => {
  const { clock, onNavigate } = setUp();
  expect(await screen.findByRole('button', { name: 'Leave' })).toBeTruthy();
  await pass(clock, 1_000);
  expect(onNavigate).not.toHaveBeenCalled();
});

test('while it is not known who is there, nothing is shown and nobody is sent away', async () => {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.hold('GET /auth/me');
  const { clock, onNavigate } = setUp({ backend });
  await pass(clock, 5_000);
  expect(document.body.textContent).toBe('');
  expect(onNavigate).not.toHaveBeenCalled();
});

test('a visitor is sent to sign in after 150 ms, with the whole address to return to', async () => {
  const { clock, onNavigate } = setUp({ user: null });
  await pass(clock, 149);
  expect(onNavigate).not.toHaveBeenCalled();
  await pass(clock, 1);
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/auth?next=%2Fclubs%2F9%3Fpost%3D1%23c', {
    replace: true,
  });
});

test('a visitor who moves on within that time is sent back to where they went', async () => {
  const { clock, onNavigate, show } = setUp({ user: null });
  await pass(clock, 100);
  show('/feed');
  await pass(clock, 149);
  expect(onNavigate).not.toHaveBeenCalled();
  await pass(clock, 1);
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/auth?next=%2Ffeed', { replace: true });
});

test('who signs out by choice goes to the plain sign-in page only', async () => {
  const { clock, onNavigate } = setUp();
  const leave = await screen.findByRole('button', { name: 'Leave' });
  act(() => leave.click());
  await pass(clock, 1_000);
  expect(onNavigate.mock.calls).toEqual([['/auth', undefined]]);
});

test('after signing out, another gated address asks to sign in', async () => {
  const { clock, onNavigate, show } = setUp();
  const leave = await screen.findByRole('button', { name: 'Leave' });
  act(() => leave.click());
  show('/feed');
  await pass(clock, 150);
  expect(onNavigate).toHaveBeenLastCalledWith('/auth?next=%2Ffeed', { replace: true });
});

test('a lost session leads away at once', async () => {
  const { environment, onNavigate } = setUp();
  await screen.findByRole('button', { name: 'Leave' });
  act(() => environment.dispatchLogout());
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/auth?next=%2Fclubs%2F9%3Fpost%3D1%23c', {
    replace: true,
  });
});

test('who was writing as the session was lost hears that their words are kept', async () => {
  const { environment } = setUp();
  await screen.findByRole('button', { name: 'Leave' });
  environment.storage.session.set(draftKey('u-1', 'profile_post'), 'Half a sentence');
  await act(async () => environment.dispatchLogout());
  const said = await screen.findByText('Your session ended.');
  expect(said.parentElement?.textContent).toContain('Your text is safe.');
});

test('who was not writing hears nothing of words', async () => {
  const { environment, clock } = setUp();
  await screen.findByRole('button', { name: 'Leave' });
  environment.storage.session.set(draftKey('u-2', 'profile_post'), 'Of somebody else');
  await act(async () => environment.dispatchLogout());
  await pass(clock, 1_000);
  expect(screen.queryByText('Your session ended.')).toBeNull();
});

test('who is signed out because their account was disabled is told so, at once', async () => {
  const { backend, clock, onNavigate } = setUp();
  await screen.findByRole('button', { name: 'Leave' });
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  const refuse = () => new FakeReply(401, { message: 'Session ended.' });
  backend.handle('GET /auth/me', refuse);
  backend.handle('POST /auth/refresh', refuse);
  act(() => backend.sockets.broadcast('sessionEnded', { reason: ACCOUNT_DISABLED }));
  await waitFor(() =>
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(
      '/auth?next=%2Fclubs%2F9%3Fpost%3D1%23c&reason=disabled',
      { replace: true },
    ),
  );
  // The page to sign in at is still on its way.
  await pass(clock, 1_000);
  expect(onNavigate.mock.calls.map(([to]) => to).filter((to) => !to.includes('disabled'))).toEqual(
    [],
  );
});

test('who hears that another session of theirs has ended stays', async () => {
  const { backend, onNavigate } = setUp();
  await screen.findByRole('button', { name: 'Leave' });
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  const asked = () => backend.callsTo('GET /auth/me').length;
  const before = asked();
  act(() => backend.sockets.broadcast('sessionEnded', { reason: ACCOUNT_DISABLED }));
  await waitFor(() => expect(asked()).toBe(before + 1));
  await act(settle);
  expect(onNavigate).not.toHaveBeenCalled();
});

test('whose session has ended otherwise goes on writing until the next call', async () => {
  const { backend, onNavigate } = setUp();
  await screen.findByRole('button', { name: 'Leave' });
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  const asked = backend.callsTo('GET /auth/me').length;
  backend.handle('GET /auth/me', () => new FakeReply(401, { message: 'Session ended.' }));
  act(() => backend.sockets.broadcast('sessionEnded', { reason: 'signed out' }));
  await act(settle);
  expect(backend.callsTo('GET /auth/me')).toHaveLength(asked);
  expect(onNavigate).not.toHaveBeenCalled();
});

test('a session lost on a public page leads nowhere', async () => {
  const { clock, environment, onNavigate } = setUp({}, '/terms');
  await act(settle);
  act(() => environment.dispatchLogout());
  await pass(clock, 100);
  expect(onNavigate).not.toHaveBeenCalled();
});

test('when it cannot be known who is there, the error is shown with ways out', async () => {
  const backend = createFakeBackend();
  const environment = createFakeEnvironment({ clock: createFakeClock() });
  environment.local.setItem('cl_access_token', 'opaque');
  let isTired = true;
  backend.handle('GET /auth/me', () =>
    isTired ? new FakeReply(500, { message: 'The server is tired.' }) : { id: '1' },
  );
  setUp({ backend, environment, user: null });
  expect(await screen.findByText('The server is tired.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Something went wrong.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  isTired = false;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByRole('button', { name: 'Leave' })).toBeTruthy();
});

test('who is there is asked again by itself until a server that is away is back', async () => {
  const backend = createFakeBackend();
  const clock = createFakeClock();
  const environment = createFakeEnvironment({ clock });
  environment.local.setItem('cl_access_token', 'opaque');
  let isAway = true;
  let calls = 0;
  backend.handle('GET /auth/me', () => {
    calls += 1;
    return isAway ? new FakeReply(502, { message: 'Bad Gateway' }) : { id: '1' };
  });
  setUp({ backend, environment, user: null });
  expect(await screen.findByText('Bad Gateway')).toBeTruthy();
  await pass(clock, 9_000);
  expect(calls).toBe(3);
  expect(screen.getByText('Bad Gateway')).toBeTruthy();
  isAway = false;
  await pass(clock, 12_000);
  expect(await screen.findByRole('button', { name: 'Leave' })).toBeTruthy();
  await pass(clock, 60_000);
  expect(calls).toBe(4);
});

test('a refusal to say who is there is an answer, and is not asked for again', async () => {
  const backend = createFakeBackend();
  const clock = createFakeClock();
  const environment = createFakeEnvironment({ clock });
  environment.local.setItem('cl_access_token', 'opaque');
  let calls = 0;
  backend.handle('GET /auth/me', () => {
    calls += 1;
    return new FakeReply(429, { message: 'Too many calls.' });
  });
  setUp({ backend, environment, user: null });
  expect(await screen.findByText('Too many calls.')).toBeTruthy();
  await pass(clock, 60_000);
  expect(calls).toBe(1);
});
