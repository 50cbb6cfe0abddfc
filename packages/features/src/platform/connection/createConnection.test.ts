import { expect, test, vi } from 'vitest';
import { createFakeClock } from '../../testing';
import { createConnection } from './createConnection';

function setUp() {
  const clock = createFakeClock();
  const changed = new Set<() => void>();
  let isOn = true;
  const ask = vi.fn<() => Promise<unknown>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const connection = createConnection({
    clock,
    network: {
      isOn: () => isOn,
      onChange(listen) {
        changed.add(listen);
        return () => changed.delete(listen);
      },
    },
    ask,
  });
  const states: boolean[] = [];
  connection.subscribe(() => states.push(connection.isOnline()));
  const setNetwork = (next: boolean) => {
    isOn = next;
    changed.forEach((listen) => listen());
  };
  return { clock, ask, connection, states, setNetwork };
}

test('a device without a network is not connected', () => {
  const { connection, states, setNetwork } = setUp();
  expect(connection.isOnline()).toBe(true);
  setNetwork(false);
  setNetwork(true);
  expect(states).toEqual([false, true]);
});

test('a call that did not arrive says so, although the device has a network', () => {
  const { connection, states } = setUp();
  connection.missed();
  connection.missed();
  expect(states).toEqual([false]);
  connection.heard();
  expect(states).toEqual([false, true]);
});

test('a proxy that answers for the server is no connection where the server is away', async () => {
  const { ask, connection, states } = setUp();
  connection.doubted();
  connection.doubted();
  await vi.waitFor(() => expect(states).toEqual([false]));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('and nobody is told of it where the server answers', async () => {
  const { ask, connection, states } = setUp();
  ask.mockResolvedValue('anything');
  connection.doubted();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  connection.doubted();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(states).toEqual([]);
});

test('it is asked less and less often whether the connection is back', async () => {
  const { ask, clock, connection, states } = setUp();
  connection.missed();
  await clock.advance(3_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await clock.advance(5_999);
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockResolvedValue('anything');
  await clock.advance(1);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(states).toEqual([false, true]);
  await clock.advance(600_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('nothing is asked without a network; with it, at once', async () => {
  const { ask, clock, connection, setNetwork } = setUp();
  setNetwork(false);
  connection.missed();
  await clock.advance(600_000);
  expect(ask).not.toHaveBeenCalled();
  ask.mockResolvedValue('anything');
  setNetwork(true);
  await clock.advance(0);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(connection.isOnline()).toBe(true);
});
