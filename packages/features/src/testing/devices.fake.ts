import type { Device, User } from '@clubline/contract';
import { demoUser } from './auth.fake';
import { FakeReply, type FakeArea } from './createFakeBackend';
import { FIXED_NOW } from './fakeClock';

const HOUR = 3_600_000;
const hoursAgo = (count: number) => new Date(FIXED_NOW - count * HOUR).toISOString();

/** Somebody as a server describes them that lists devices. */
export const deviceUser: User = { ...demoUser, permissions: ['listDevices'] };

const demoDevices: Device[] = [
  {
    id: 's1',
    browser: 'Firefox',
    system: 'Windows',
    startedAt: hoursAgo(24 * 7),
    lastUsedAt: hoursAgo(0),
    isCurrent: true,
    isFrame: false,
  },
  {
    id: 's2',
    browser: 'Safari',
    system: 'iPhone',
    startedAt: hoursAgo(24 * 26),
    lastUsedAt: hoursAgo(3),
    isCurrent: false,
    isFrame: false,
  },
  {
    id: 's3',
    browser: 'Chrome',
    system: 'Android',
    startedAt: hoursAgo(24 * 40),
    lastUsedAt: hoursAgo(24 * 18),
    isCurrent: false,
    isFrame: true,
  },
  {
    id: 's4',
    browser: null,
    system: null,
    startedAt: hoursAgo(24 * 50),
    lastUsedAt: hoursAgo(24 * 30),
    isCurrent: false,
    isFrame: false,
  },
];

/** Where one is signed in: what our server answers beyond the specification. */
export function devicesFake(devices: readonly Device[] = demoDevices): FakeArea {
  return (backend) => {
    let running = [...devices];
    backend.handle('GET /account/devices', () => ({ data: { devices: running } }));
    backend.handle('DELETE /account/devices/:id', ({ params }) => {
      if (!running.some(({ id }) => id === params.id))
        return new FakeReply(404, { statusCode: 404, message: 'Device not found' });
      running = running.filter(({ id }) => id !== params.id);
      return undefined;
    });
    backend.handle(
      'DELETE /account/devices',
      () => void (running = running.filter(({ isCurrent }) => isCurrent)),
    );
  };
}
