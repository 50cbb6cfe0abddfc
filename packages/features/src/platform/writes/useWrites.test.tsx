import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import {
  createFakeClock,
  createFakeEnvironment,
  createFakeStorage,
  demoUser,
  FakeClubline,
  settle,
} from '../../testing';
import { ApiError } from '../client';
import { SESSION_KEYS } from '../session';
import { SETTLING_MS } from './createWrites';
import { useWrites } from './useWrites';
import type { WriteRules } from './writes.types';

test('what one person has written is never sent once another one is signed in', async () => {
  const local = createFakeStorage();
  const clock = createFakeClock();
  const environment = createFakeEnvironment({ clock, local, hasNetwork: false });
  const send = vi.fn<WriteRules<string, { id: string }>['send']>(() =>
    Promise.reject(new ApiError(0, 'No connection')),
  );
  const rules = { send, find: () => Promise.resolve(null), show: () => undefined };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FakeClubline environment={environment}>{children}</FakeClubline>
  );
  const { result } = renderHook(() => useWrites('note', rules), { wrapper });
  await act(settle);
  await act(async () => {
    await result.current.send('Mine alone');
  });
  expect(result.current.writes).toMatchObject([{ content: 'Mine alone', isWaiting: true }]);

  const other = { ...demoUser, id: 'u2', username: 'somebody_else' };
  // Another tab signs somebody else in, over the session that is there.
  await act(async () => {
    local.setItem(SESSION_KEYS.user, JSON.stringify(other));
    await settle();
  });
  send.mockClear();
  await act(async () => {
    environment.setNetwork(true);
    // As long as a server may still be at what it was sent.
    await clock.advance(SETTLING_MS);
  });
  expect(result.current.writes).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});

test('what is handed over once another one is signed in is not sent as theirs', async () => {
  const local = createFakeStorage();
  const environment = createFakeEnvironment({ clock: createFakeClock(), local });
  const send = vi.fn<WriteRules<string, { id: string }>['send']>(async () => ({ id: 'n1' }));
  const rules = { send, find: () => Promise.resolve(null), show: () => undefined };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FakeClubline environment={environment}>{children}</FakeClubline>
  );
  const { result } = renderHook(() => useWrites('note', rules), { wrapper });
  await act(settle);
  // As pictures are prepared, which takes its time.
  const { send: handOver } = result.current;
  const other = { ...demoUser, id: 'u2', username: 'somebody_else' };
  await act(async () => {
    local.setItem(SESSION_KEYS.user, JSON.stringify(other));
    await settle();
  });
  await expect(handOver('Mine alone')).rejects.toMatchObject({ status: 401 });
  expect(send).not.toHaveBeenCalled();
  await act(async () => {
    await result.current.send('Theirs');
  });
  expect(send).toHaveBeenCalledOnce();
});
