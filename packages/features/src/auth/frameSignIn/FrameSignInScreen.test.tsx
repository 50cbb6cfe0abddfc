import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { authFake, createFakeBackend, demoUser, FakeClubline } from '../../testing';
import { press } from '../../testing/harness/press';
import { FrameSignInScreen } from './FrameSignInScreen';

const SESSION = 'POST /auth/frame-session';
const PATH = '/embed/sign-in?state=a&for=https%3A%2F%2Fnews.example';

function open(user: typeof demoUser | null = demoUser) {
  const [onSession, onCancel, onNavigate] = [vi.fn(), vi.fn(), vi.fn()];
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.handle(SESSION, () => ({ accessToken: 'a', refreshToken: 'b', user: demoUser }));
  render(
    <FakeClubline backend={backend} user={user} onNavigate={onNavigate}>
      <FrameSignInScreen path={PATH} onSession={onSession} onCancel={onCancel} />
    </FakeClubline>,
  );
  return { backend, onSession, onCancel, onNavigate };
}

test('no session is begun before somebody says so, and then one', async () => {
  const { backend, onSession } = open();
  expect(await screen.findByText(/news\.example/)).toBeTruthy();
  expect([backend.callsTo(SESSION).length, onSession.mock.calls.length]).toEqual([0, 0]);
  await press('Continue as maya');
  await waitFor(() => expect(onSession).toHaveBeenCalledTimes(1));
  expect(backend.callsTo(SESSION)).toHaveLength(1);
});

test('who would rather not begins none', async () => {
  const { backend, onSession, onCancel } = open();
  await press('Not now');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect([backend.callsTo(SESSION).length, onSession.mock.calls.length]).toEqual([0, 0]);
});

test('who is somebody else signs out, and is led to sign in and back', async () => {
  const { backend, onSession, onNavigate } = open();
  await press('Sign out and use another account');
  await waitFor(() => expect(onNavigate).toHaveBeenCalled());
  for (const [to] of onNavigate.mock.calls)
    expect(to).toBe(`/auth?next=${encodeURIComponent(PATH)}`);
  await waitFor(() => expect(backend.callsTo('POST /auth/logout')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Continue as maya' })).toBeNull();
  expect([backend.callsTo(SESSION).length, onSession.mock.calls.length]).toEqual([0, 0]);
});

test('while a session is being begun, nobody signs out', async () => {
  const { backend, onSession } = open();
  const release = backend.hold(SESSION);
  await press('Continue as maya');
  await press('Sign out and use another account');
  release();
  await waitFor(() => expect(onSession).toHaveBeenCalledTimes(1));
  expect(backend.callsTo('POST /auth/logout')).toEqual([]);
});

test('a visitor is led to sign in, and back, without a session of a frame', async () => {
  const { backend, onSession, onNavigate } = open(null);
  await waitFor(() => expect(onNavigate).toHaveBeenCalled());
  expect(onNavigate.mock.calls[0]![0]).toContain(encodeURIComponent('/embed/sign-in?state=a'));
  expect([backend.callsTo(SESSION).length, onSession.mock.calls.length]).toEqual([0, 0]);
});
