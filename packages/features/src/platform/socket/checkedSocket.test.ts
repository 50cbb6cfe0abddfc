import { expect, onTestFinished, test, vi } from 'vitest';
import { createFakeClock, createFakeEnvironment, createFakeSockets, settle } from '../../testing';
import { createConnection, onReturn } from '../connection';
import { checkSockets } from './checkedSocket';

/** A connected socket, and what happens to the page around it. */
async function page({ knowsChecks = true, answers = true } = {}) {
  const clock = createFakeClock();
  const sockets = createFakeSockets();
  const environment = createFakeEnvironment({ clock, hasNetwork: true });
  const { network } = environment;
  const connection = createConnection({ clock, network, ask: () => Promise.resolve() });
  const server = { answers };
  sockets.handle('checkConnection', (_socket, _args, reply) => server.answers && reply?.());
  const make = checkSockets(sockets.factory, {
    clock,
    canCheck: () => knowsChecks,
    onReturn: (listen) => onReturn(environment, connection, listen),
  });
  const socket = await make({ getToken: () => Promise.resolve(null), getTokenNow: () => null });
  const events: string[] = [];
  for (const event of ['connect', 'disconnect']) socket.on(event, () => void events.push(event));
  socket.connect();
  await settle();
  onTestFinished(() => void socket.disconnect());
  const checks = () => sockets.all[0]!.sent.filter(({ event }) => event === 'checkConnection');
  return { clock, sockets, environment, socket, events, server, checks };
}

type Page = Awaited<ReturnType<typeof page>>;

const RETURNS: [string, (page: Page) => unknown][] = [
  ['is looked at again', ({ environment }) => environment.becomeVisible()],
  [
    'has a network again',
    ({ environment }) => {
      environment.setNetwork(false);
      environment.setNetwork(true);
    },
  ],
  ['has another network', ({ environment }) => environment.setNetwork(true)],
  ['has slept', ({ clock }) => clock.sleep(3_600_000)],
];

test.each(RETURNS)(
  'a dead connection is made anew within seconds once a page %s',
  async (_, act) => {
    const shown = await page({ answers: false });
    await act(shown);
    await shown.clock.advance(3_999);
    expect(shown.events).toEqual(['connect']);
    await shown.clock.advance(1);
    expect(shown.events).toEqual(['connect', 'disconnect', 'connect']);
    await shown.clock.advance(60_000);
    expect(shown.checks()).toHaveLength(1);
  },
);

test.each(RETURNS)('a connection that answers stays once a page %s', async (_, act) => {
  const shown = await page();
  await act(shown);
  await shown.clock.advance(60_000);
  expect([shown.checks().length, shown.events]).toEqual([1, ['connect']]);
});

test.each(RETURNS)('a server that names no checks is asked none once a page %s', async (_, act) => {
  const shown = await page({ knowsChecks: false, answers: false });
  await act(shown);
  await shown.clock.advance(60_000);
  expect([shown.checks().length, shown.events]).toEqual([0, ['connect']]);
});

test('a hidden page whose timers are late asks nothing until it is looked at', async () => {
  const { clock, environment, checks } = await page();
  environment.becomeHidden();
  await clock.sleep(60_000);
  expect(checks()).toHaveLength(0);
  environment.becomeVisible();
  environment.becomeVisible();
  expect(checks()).toHaveLength(1);
});

test('a connection that ends while it is asked is not ended once more', async () => {
  const { clock, environment, sockets, events } = await page({ answers: false });
  environment.becomeVisible();
  sockets.all[0]!.drop();
  sockets.all[0]!.restore();
  await clock.advance(60_000);
  expect(events).toEqual(['connect', 'disconnect', 'connect']);
});

test('an attempt that hangs or waits begins anew, and none where the server refused', async () => {
  const { environment, sockets, socket } = await page();
  const [inner] = sockets.all;
  inner!.drop();
  const connect = vi.spyOn(inner!, 'connect');
  environment.becomeVisible();
  expect(connect).not.toHaveBeenCalled();
  Object.assign(inner!, { active: true });
  environment.becomeVisible();
  expect([connect.mock.calls.length, socket.active]).toEqual([1, true]);
});

test('a socket that is given up looks no more', async () => {
  const { clock, environment, socket, checks } = await page();
  socket.disconnect();
  environment.becomeVisible();
  await clock.advance(60_000);
  expect([checks().length, clock.pending()]).toEqual([0, []]);
});
