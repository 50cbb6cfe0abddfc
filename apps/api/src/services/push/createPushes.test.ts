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
  const send = async (host?: string) => {
    const { endpoint, subscription } = createBrowser(host);
    return (await pushes.send({ endpoint, ...subscription.keys }, CONTENT)).state;
  };
  return { clock, pushes, send, warn };
}

type Connect = (...args: unknown[]) => unknown;

/** Nothing listens where the first `count` connections lead. */
function broken(count: number): Agent {
  const agent = new Agent();
  const { createConnection } = service.agent as unknown as { createConnection: Connect };
  let left = count;
  const connectTo: Connect = (...args) =>
    left-- > 0 ? connect(1, '127.0.0.1') : createConnection(...args);
  return Object.assign(agent, { createConnection: connectTo });
}

test('a host that does not answer is left alone for a minute, and no other is', async () => {
  const { clock, send, warn } = pushesOver(broken(1));
  expect(await send()).toBe('later');
  expect(await send()).toBe('later');
  expect(service.arrived).toHaveLength(0);
  expect(await send(OTHER)).toBe('sent');
  clock.time = 60_000;
  expect(await send()).toBe('sent');
  expect(service.arrived).toHaveLength(2);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { host: 'fcm.googleapis.com' },
    expect.stringContaining('does not answer'),
  );
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
