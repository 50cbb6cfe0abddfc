import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createFakeClock, createFakeEnvironment, FakeClubline } from '../../testing';
import { useClubline } from './useClubline';
import { useSignInAgain } from './useSignInAgain';

/** A page whose call was refused: what leads to signing in, and where it has led. */
function refusedPage() {
  const clock = createFakeClock();
  const environment = createFakeEnvironment({ clock });
  const navigate = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FakeClubline environment={environment} onNavigate={navigate}>
      {children}
    </FakeClubline>
  );
  const { result, unmount } = renderHook(
    () => ({ signInAgain: useSignInAgain({ to: 'settings' }), ...useClubline() }),
    { wrapper },
  );
  const led = () => navigate.mock.calls.map(([to]) => to as string);
  return { page: result.current, unmount, led, wait: () => clock.advance(500) };
}

test('who was refused is led to signing in once the reason could be read', async () => {
  const { page, led, wait } = refusedPage();
  page.signInAgain();
  expect(led()).toEqual([]);
  await wait();
  expect(led()).toEqual(['/auth?next=%2Fsettings']);
});

test('so is who leaves the page because the session is over', async () => {
  const { page, unmount, led, wait } = refusedPage();
  page.signInAgain();
  unmount();
  await wait();
  expect(led()).toEqual(['/auth?next=%2Fsettings']);
});

test('who has lost the session, and was led away by that, is not led a second time', async () => {
  const { page, unmount, led, wait } = refusedPage();
  page.session.forget();
  unmount();
  page.signInAgain();
  await wait();
  expect(led()).toEqual([]);
});
