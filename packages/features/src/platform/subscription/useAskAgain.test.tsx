import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  createFakeBackend,
  createFakeClock,
  createFakeEnvironment,
  FakeClubline,
} from '../../testing';
import { useAskAgain } from './useGathered';

/** What asks again, a clock, and what was asked for. */
function asking() {
  const clock = createFakeClock();
  const environment = createFakeEnvironment({ clock });
  const asked: (readonly string[])[] = [];
  const { result } = renderHook(() => useAskAgain((keys) => void asked.push(keys)), {
    wrapper: ({ children }) => (
      <FakeClubline backend={createFakeBackend()} environment={environment} user={null}>
        {children}
      </FakeClubline>
    ),
  });
  return { askFor: result.current, asked, clock };
}

test('what is out of date is asked for once, a quarter of a second later', async () => {
  const { askFor, asked, clock } = asking();
  for (const key of ['bans', 'reports', 'bans']) askFor(key);
  await clock.advance(250);
  expect(asked).toEqual([['bans', 'reports']]);
});

test('who says it without end has a page ask ten times, and then every five seconds', async () => {
  const { askFor, asked, clock } = asking();
  for (let time = 0; time < 240; time += 1) {
    askFor('reports');
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await clock.advance(250);
  }
  expect(asked.length).toBeGreaterThanOrEqual(20);
  expect(asked.length).toBeLessThanOrEqual(22);
  // What was said last is asked for, too.
  const before = asked.length;
  askFor('reports');
  await clock.advance(5_000);
  expect(asked).toHaveLength(before + 1);
  await clock.advance(60_000);
  askFor('reports');
  await clock.advance(250);
  expect(asked).toHaveLength(before + 2);
});
