import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import {
  createFakeBackend,
  createFakeClock,
  createFakeHost,
  FakeClubline,
  minutesAgo,
} from '../testing';
import { relativeTime } from './relativeTime';
import { useNow } from './useNow';

function ages(times: readonly string[]) {
  const clock = createFakeClock();
  const host = createFakeHost({ clock });
  let renders = 0;
  const view = renderHook(
    () => {
      renders += 1;
      const now = useNow(times);
      return times.map((time) => relativeTime(time, now));
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <FakeClubline backend={createFakeBackend()} host={host} user={null}>
          {children}
        </FakeClubline>
      ),
    },
  );
  return {
    view,
    clock,
    told: () => view.result.current,
    renders: () => renders,
    pass: (ms: number) => act(() => clock.advance(ms)),
  };
}

test('an age goes on by itself: seconds, minutes, hours, days, weeks', async () => {
  const { told, pass } = ages([minutesAgo(0)]);
  const heard = [told()[0]];
  for (const seconds of [5, 5, 50, 60, 58 * 60, 23 * 3_600, 6 * 24 * 3_600]) {
    await pass(seconds * 1_000);
    heard.push(told()[0]);
  }
  expect(heard).toEqual([
    'just now',
    '5s ago',
    '10s ago',
    '1m ago',
    '2m ago',
    '1h ago',
    '1d ago',
    '1w ago',
  ]);
});

test('the youngest decides when to tell, and what is old is left alone', async () => {
  const { told, pass, renders } = ages([minutesAgo(60 * 30), minutesAgo(5)]);
  const before = renders();
  await pass(59_000);
  expect(renders()).toBe(before);
  await pass(1_000);
  expect(told()).toEqual(['1d ago', '6m ago']);
});

test('what never happened, or has no readable time, asks for no telling', async () => {
  const { clock, told } = ages(['', 'soon']);
  const waiting = clock.pending().length;
  await act(() => clock.advance(3_600_000));
  expect(told()).toEqual(['', '']);
  expect(waiting).toBe(ages([]).clock.pending().length);
});

test('nothing is told to what has gone', async () => {
  const { view, pass, renders } = ages([minutesAgo(0)]);
  view.unmount();
  const before = renders();
  await pass(60_000);
  expect(renders()).toBe(before);
});
