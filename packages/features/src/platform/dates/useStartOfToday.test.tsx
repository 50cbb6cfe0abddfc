import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import {
  createFakeBackend,
  createFakeClock,
  createFakeEnvironment,
  FakeClubline,
} from '../../testing';
import { useStartOfToday } from './useStartOfToday';

test('a day begins at midnight where the viewer is, and the next one as it comes', async () => {
  const clock = createFakeClock(new Date(2025, 9, 8, 18, 0).getTime());
  const environment = createFakeEnvironment({ clock });
  const { result } = renderHook(() => useStartOfToday(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <FakeClubline backend={createFakeBackend()} environment={environment} user={null}>
        {children}
      </FakeClubline>
    ),
  });
  expect(result.current).toBe(new Date(2025, 9, 8).getTime());
  await act(() => clock.advance(5 * 3_600_000));
  expect(result.current).toBe(new Date(2025, 9, 8).getTime());
  await act(() => clock.advance(3_600_000));
  expect(result.current).toBe(new Date(2025, 9, 9).getTime());
});
