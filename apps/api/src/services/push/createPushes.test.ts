import { randomUUID } from 'node:crypto';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { testConfig } from '../../testing/describeApi';
import { createBrowser, startPushService } from '../../testing/pushService';
import { createPushes } from './createPushes';

const service = await startPushService();
afterAll(() => service.close());
beforeEach(() => void (service.arrived.length = 0));

const CONTENT = { title: 'Clubline', body: 'Ann mentioned you.', url: '/', tag: 'n:1' };
const OTHER = 'updates.push.services.mozilla.com';

function pushesOver(pushAgent: Agent) {
  const clock = { time: 0 };
  const warn = vi.fn();
  const pushes = createPushes(testConfig({ pushAgent }), {
    seed: Buffer.alloc(32, 7),
    log: { warn },
    now: () => clock.time,
  });
  /** To a new browser of somebody, whom nobody else is if not said. */
  const send = async ({ host, to = randomUUID() }: { host?: string; to?: string } = {}) => {
    const { endpoint, subscription } = createBrowser(host);
    const target = { personId: to, endpoint, ...subscription.keys };
    return (await pushes.send(target, CONTENT)).state;
  };
  return { clock, pushes, send, warn };
}

type Connect = (...args: unknown[]) => unknown;

/** Nothing listens where the first connections lead, but for those that are said to be sound. */
function broken(count: number, sound: number[] = []): Agent {
  const agent = new Agent();
  const { createConnection } = service.agent as unknown as { createConnection: Connect };
  let at = -1;
  const connectTo: Connect = (...args) => {
    at += 1;
    return at < count && !sound.includes(at) ? connect(1, '127.0.0.1') : createConnection(...args);
  };
  return Object.assign(agent, { createConnection: connectTo });
}

test('who is not answered is left alone for a minute, and nobody else is', async () => {
  const { clock, send, warn } = pushesOver(broken(1));
  expect(await send({ to: 'ann' })).toBe('later');
  expect(await send({ to: 'ann' })).toBe('paused');
  expect(await send({ to: 'ben' })).toBe('sent');
  expect(await send({ to: 'ann', host: OTHER })).toBe('sent');
  clock.time = 59_999;
  expect(await send({ to: 'ann' })).toBe('paused');
  clock.time = 60_000;
  expect(await send({ to: 'ann' })).toBe('sent');
  expect(warn).not.toHaveBeenCalled();
});

test('a host that answers none of three people is left alone, and no other is', async () => {
  const { clock, send, warn } = pushesOver(broken(3));
  for (let n = 0; n < 3; n += 1) expect(await send()).toBe('later');
  expect(await send()).toBe('paused');
  expect(service.arrived).toHaveLength(0);
  expect(await send({ host: OTHER })).toBe('sent');
  clock.time = 60_000;
  expect(await send()).toBe('sent');
  expect(service.arrived).toHaveLength(2);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { host: 'fcm.googleapis.com' },
    expect.stringContaining('does not answer'),
  );
});

test('a host that answers somebody between is not left alone', async () => {
  const { send } = pushesOver(broken(5, [2]));
  const states = [];
  for (let n = 0; n < 6; n += 1) states.push(await send());
  expect(states).toEqual(['later', 'later', 'sent', 'later', 'later', 'sent']);
});

test('one person has no host left alone, with however many endpoints', async () => {
  const { clock, send } = pushesOver(broken(5));
  for (let n = 0; n < 5; n += 1) {
    expect(await send({ to: 'eve' })).toBe('later');
    clock.time += 60_000;
  }
  expect(await send()).toBe('sent');
});

test('it is said for how long', async () => {
  const { clock, pushes, send } = pushesOver(broken(1));
  await send({ to: 'ann' });
  clock.time = 20_000;
  const { endpoint, subscription } = createBrowser();
  const target = { personId: 'ann', endpoint, ...subscription.keys };
  expect(await pushes.send(target, CONTENT)).toEqual({ state: 'paused', forMs: 40_000 });
});

test('a connection that the service closed after a while is made anew at once', async () => {
  const { send, warn } = pushesOver(service.agent);
  expect(await send()).toBe('sent');
  service.answer('reset');
  expect(await send()).toBe('sent');
  expect(service.arrived).toHaveLength(2);
  expect(warn).not.toHaveBeenCalled();
});

test('what a silent service holds up is broken off once the node stops', async () => {
  const { pushes, send, warn } = pushesOver(service.agent);
  service.answer('nothing');
  const sending = send();
  await vi.waitFor(() => expect(service.arrived).toHaveLength(1));
  pushes.stop();
  expect(await sending).toBe('later');
  expect(warn).not.toHaveBeenCalled();
});
