import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { expect, test } from 'vitest';
import {
  createFakeBackend,
  createFakeClock,
  createFakeEnvironment,
  FakeClubline,
  FakeReply,
  settle,
} from '../../testing';
import { useClubline } from '../provider';

const MINUTE = 60_000;

function Clubs({ path = '/clubs' }: { path?: string }) {
  const { data, error } = useSWR<{ name: string }[], Error>(path);
  return <p>{error ? error.message : (data?.map(({ name }) => name).join() ?? 'waiting')}</p>;
}

/** Shows what is known, however old. */
function Known() {
  const { data } = useSWR<{ name: string }[], Error>('/clubs');
  return <p>{data?.map(({ name }) => name).join() ?? 'waiting'}</p>;
}

function Leave() {
  const { session } = useClubline();
  return <button onClick={() => session.forget()}>Leave</button>;
}

function setUp() {
  const backend = createFakeBackend();
  backend.handle('GET /clubs', () => [{ name: 'Keepers' }]);
  const clock = createFakeClock();
  return { backend, clock, environment: createFakeEnvironment({ clock }) };
}

const show = (kit: ReturnType<typeof setUp>, children = <Clubs />) =>
  render(
    <FakeClubline backend={kit.backend} environment={kit.environment} user={null}>
      {children}
      <Leave />
    </FakeClubline>,
  );

test('a query needs no more than its path', async () => {
  const kit = setUp();
  show(kit);
  expect(await screen.findByText('Keepers')).toBeTruthy();
  expect(kit.backend.callsTo('GET /clubs')).toHaveLength(1);
});

const stored = (ageInMinutes: number, clock: { now(): number }) =>
  JSON.stringify({ value: [{ name: 'Stored' }], at: clock.now() - ageInMinutes * MINUTE });

test('a stored answer that is fresh is shown without a call', async () => {
  const kit = setUp();
  kit.environment.local.setItem('sports_app_/clubs', stored(4, kit.clock));
  show(kit);
  expect(screen.getByText('Stored')).toBeTruthy();
  await act(settle);
  expect(kit.backend.calls).toEqual([]);
});

test('a stored answer over its time is not shown', async () => {
  const kit = setUp();
  kit.environment.local.setItem('sports_app_/clubs', stored(6, kit.clock));
  show(kit);
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('Keepers')).toBeTruthy();
});

test(
  'a screen that opens again within five minutes asks nothing, afterwards it asks behind ' +
    'what it shows',
  async () => {
    const kit = setUp();
    const { rerender } = show(kit);
    await screen.findByText('Keepers');
    const reopen = async () => {
      for (const children of [null, <Clubs key="clubs" />])
        rerender(
          <FakeClubline backend={kit.backend} environment={kit.environment} user={null}>
            {children}
          </FakeClubline>,
        );
      await act(settle);
    };
    await kit.clock.advance(5 * MINUTE - 1);
    await reopen();
    expect(kit.backend.callsTo('GET /clubs')).toHaveLength(1);
    await kit.clock.advance(1);
    await reopen();
    expect(kit.backend.callsTo('GET /clubs')).toHaveLength(2);
  },
);

test('what stays shown because it could not be loaded again is asked for later', async () => {
  const kit = setUp();
  const { rerender } = show(kit);
  await screen.findByText('Keepers');
  const open = (children: ReactNode) =>
    rerender(
      <FakeClubline backend={kit.backend} environment={kit.environment} user={null}>
        {children}
      </FakeClubline>,
    );
  open(null);
  await kit.clock.advance(5 * MINUTE);
  kit.backend.fail('GET /clubs', new FakeReply(503), 2);
  kit.backend.handle('GET /clubs', () => [{ name: 'Strikers' }]);
  open(<Known key="known" />);
  await act(settle);
  expect(screen.getByText('Keepers')).toBeTruthy();
  for (const wait of [3_000, 6_000]) {
    const before = kit.backend.calls.length;
    await act(() => kit.clock.advance(wait - 1));
    expect(kit.backend.calls).toHaveLength(before);
    await act(() => kit.clock.advance(1));
    expect(kit.backend.calls).toHaveLength(before + 1);
  }
  expect(await screen.findByText('Strikers')).toBeTruthy();
  expect(kit.clock.pending()).toEqual([]);
});

test('what the server refuses is not asked for again, whatever stays shown', async () => {
  const kit = setUp();
  const { rerender } = show(kit, <Known />);
  await screen.findByText('Keepers');
  await kit.clock.advance(5 * MINUTE);
  kit.backend.fail('GET /clubs', new FakeReply(403));
  rerender(
    <FakeClubline backend={kit.backend} environment={kit.environment} user={null}>
      <Known key="again" />
    </FakeClubline>,
  );
  await act(settle);
  expect(kit.backend.calls).toHaveLength(2);
  expect(kit.clock.pending()).toEqual([]);
});

test('coming back to the window asks nothing', async () => {
  const kit = setUp();
  show(kit);
  await screen.findByText('Keepers');
  await kit.clock.advance(20 * MINUTE);
  act(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await act(settle);
  expect(kit.backend.callsTo('GET /clubs')).toHaveLength(1);
});

test('a query that fails says status and text, and is not tried again', async () => {
  const kit = setUp();
  kit.backend.fail('GET /clubs', new FakeReply(500, 'oops'));
  show(kit);
  expect(await screen.findByText('500: oops')).toBeTruthy();
  expect(kit.clock.pending()).toEqual([]);
  expect(kit.backend.calls).toHaveLength(1);
});

test('when the session ends, open screens forget and nothing is left in storage', async () => {
  const kit = setUp();
  show(kit);
  await screen.findByText('Keepers');
  expect(kit.environment.local.entries()).toHaveProperty(['sports_app_/clubs']);
  act(() => screen.getByRole('button', { name: 'Leave' }).click());
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(
    Object.keys(kit.environment.local.entries()).filter((key) => key.startsWith('sports_app_')),
  ).toEqual([]);
});
