import type { PushKinds, User } from '@clubline/contract';
import type { PushDevice, PushPermission } from '../../platform/push';
import { demoUser } from '../auth.fake';
import type { FakeArea } from '../createFakeBackend';

/** Somebody as a server describes them that pushes. */
export const pushUser: User = { ...demoUser, permissions: ['receivePushes'] };

/** A browser with pushes, without a push service. */
export interface FakePush extends PushDevice {
  /** Whether it is subscribed, and with which key. */
  subscribedWith(): string | null;
  /** How often the person was asked. */
  timesAsked(): number;
  /** As if the browser gave its subscription up; the next one has another address. */
  expire(): void;
}

interface FakePushOptions {
  /** What the person has said so far. @default 'default' */
  permission?: PushPermission;
  /** What they say once they are asked. @default 'granted' */
  says?: PushPermission;
  /** Whether its push service cannot be reached. @default false */
  isBroken?: boolean;
}

export function createFakePush({
  permission = 'default',
  says = 'granted',
  isBroken = false,
}: FakePushOptions = {}): FakePush {
  let said = permission;
  let key: string | null = null;
  let asked = 0;
  let made = 1;
  return {
    permission: () => said,
    async ask() {
      if (said === 'default') {
        asked += 1;
        said = says;
      }
      return said;
    },
    async subscribe(publicKey) {
      if (isBroken) throw new Error('Registration failed - push service error');
      key = publicKey;
      return { endpoint: `https://push.example/${made}`, keys: { p256dh: 'B', auth: 'A' } };
    },
    unsubscribe: async () => void (key = null),
    expire() {
      key = null;
      made += 1;
    },
    subscribedWith: () => key,
    timesAsked: () => asked,
  };
}

interface PushFakeOptions {
  /** Whether it is on in this browser. @default false */
  isOn?: boolean;
  /** @default answers and mentions, no room */
  kinds?: PushKinds;
}

/** Of what one is told by push: what our server answers beyond the specification. */
export function pushFake({
  isOn = false,
  kinds = { replies: true, mentions: true, rooms: [] },
}: PushFakeOptions = {}): FakeArea {
  return (backend) => {
    let settings = { kinds, publicKey: 'key-of-the-server', isOn };
    const answer = (change: Partial<typeof settings> = {}) => {
      settings = { ...settings, ...change };
      return { data: settings };
    };
    backend.handle('GET /account/push', () => answer());
    backend.handle('PUT /account/push/kinds', ({ body }) => answer({ kinds: body as PushKinds }));
    backend.handle('PUT /account/push/subscription', () => answer({ isOn: true }));
    backend.handle('DELETE /account/push/subscription', () => void answer({ isOn: false }));
  };
}
