import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createFakeClock, createFakeEnvironment, FakeClubline } from '../testing';
import { WELCOME_DURATION, WelcomeScreen } from './WelcomeScreen';

test('after two seconds the splash is replaced by the scores, and not before', async () => {
  const clock = createFakeClock();
  const onNavigate = vi.fn();
  render(
    <FakeClubline environment={createFakeEnvironment({ clock })} onNavigate={onNavigate}>
      <WelcomeScreen />
    </FakeClubline>,
  );
  expect(screen.getByRole('heading', { name: 'Welcome to Clubline' })).toBeDefined();
  for (let at = 0; at < WELCOME_DURATION - 100; at += 50) await act(async () => clock.advance(50));
  expect(onNavigate).not.toHaveBeenCalled();
  expect(Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeGreaterThan(80);
  for (let at = 0; at < 200; at += 50) await act(async () => clock.advance(50));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/scores', { replace: true });
});
