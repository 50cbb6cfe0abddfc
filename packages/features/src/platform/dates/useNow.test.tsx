import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import {
  createFakeBackend,
  createFakeClock,
  createFakeEnvironment,
  FakeClubline,
  minutesAgo,
} from '../../testing';
import { formatAge, type AgeMessages } from './formatAge';
import { feedAgeMessages, profilePostAgeMessages } from './messages';
import { useNow } from './useNow';

/** Several places of one page, each with the ages that it shows. */
function ages(
  places: readonly (readonly string[])[],
  messages: AgeMessages = feedAgeMessages.texts,
) {
  const clock = createFakeClock();
  const environment = createFakeEnvironment({ clock });
  let renders = 0;
  const view = renderHook(
    () => {
      renders += 1;
      return places.map((times) => {
        // The number of places stays the same.
        // oxlint-disable-next-line react-hooks/rules-of-hooks
        const now = useNow(times, messages);
        return times.map((time) => formatAge(time, now, messages));
      });
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <FakeClubline backend={createFakeBackend()} environment={environment} user={null}>
          {children}
        </FakeClubline>
      ),
    },
  );
  return {
    view,
    clock,
    environment,
    shown: () => view.result.current.flat(),
    renders: () => renders,
    pass: (ms: number) => act(() => clock.advance(ms)),
  };
}

test('an age goes on by itself: seconds, minutes, hours, days, weeks', async () => {
  const { shown, pass } = ages([[minutesAgo(0)]]);
  const seen = [shown()[0]];
  for (const seconds of [5, 5, 50, 60, 58 * 60, 23 * 3_600, 6 * 24 * 3_600]) {
    await pass(seconds * 1_000);
    seen.push(shown()[0]);
  }
  expect(seen).toEqual([
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

test('words without seconds are not looked at before the first minute is over', async () => {
  const { shown, pass, renders } = ages([[minutesAgo(0)]], profilePostAgeMessages.texts);
  const before = renders();
  await pass(59_000);
  expect(renders()).toBe(before);
  await pass(1_000);
  expect(shown()).toEqual(['1m']);
});

test('the youngest age decides when to render again, and what is old is left alone', async () => {
  const { shown, pass, renders } = ages([[minutesAgo(60 * 30), minutesAgo(5)]]);
  const before = renders();
  await pass(59_000);
  expect(renders()).toBe(before);
  await pass(1_000);
  expect(shown()).toEqual(['1d ago', '6m ago']);
});

test('all places of a page share one timer', async () => {
  const one = ages([[minutesAgo(0)]]).clock.pending().length;
  const { clock, shown, pass } = ages([[minutesAgo(0)], [minutesAgo(3)], [minutesAgo(60)]]);
  expect(clock.pending()).toHaveLength(one);
  await pass(60_000);
  expect(shown()).toEqual(['1m ago', '4m ago', '1h ago']);
});

test('nothing goes on while the page is hidden, and all is right once it is seen', async () => {
  const { clock, environment, shown, pass, renders } = ages([[minutesAgo(0)]]);
  const idle = ages([]).clock.pending().length;
  await pass(5_000);
  const before = renders();
  environment.becomeHidden();
  await pass(3_600_000);
  expect([renders(), clock.pending().length]).toEqual([before, idle]);
  act(() => environment.becomeVisible());
  expect(shown()).toEqual(['1h ago']);
  await pass(3_600_000);
  expect(shown()).toEqual(['2h ago']);
});

test('an age that has no readable time sets no timer', async () => {
  const { clock, shown, pass } = ages([['', 'soon']]);
  const waiting = clock.pending().length;
  await pass(3_600_000);
  expect(shown()).toEqual(['', '']);
  expect(waiting).toBe(ages([]).clock.pending().length);
});

test('a time in the far future neither overflows the timer nor renders', async () => {
  const { clock, renders, pass } = ages([['9999-01-01T00:00:00.000Z']]);
  const before = renders();
  expect(Math.max(...clock.pending())).toBeLessThan(2 ** 31);
  await pass(3 * 24 * 3_600_000);
  expect(renders()).toBe(before);
});

test('what has been unmounted is not rendered again', async () => {
  const { view, pass, renders } = ages([[minutesAgo(0)]]);
  view.unmount();
  const before = renders();
  await pass(60_000);
  expect(renders()).toBe(before);
});
