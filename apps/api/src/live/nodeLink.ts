import type { Redis } from 'ioredis';
import { newId } from '../db/ids';
import type { RedisClients } from '../services/redis';

/** The way by which events reach the other nodes. */
export interface NodeLink {
  /** Publishes; what cannot be published is missed elsewhere, and later said to be. */
  publisher: Redis;
  /** What the names of its channels begin with. */
  channels: string;
  /** False while events of other nodes may not come through. */
  isUp(): boolean;
  /** Sends a word to this node itself, the way events go. */
  probe(): void;
}

/**
 * Redis sends what is published to all of its numbered databases, so that the number stands in the
 * names of channels: another product there has rooms of the same names.
 */
function channelsOf({ options: { db = 0 } }: Redis): string {
  return db === 0 ? 'socket.io' : `socket.io/${db}`;
}

/**
 * Watches the connections over which events come and go: one that was closed, and one that says
 * nothing although it looks open. `onBack` is called once events come through again, after which
 * everything that was missed can be asked for.
 */
export function createNodeLink(
  { publish, subscribe }: Pick<RedisClients, 'publish' | 'subscribe'>,
  onBack: () => void,
): NodeLink {
  const channel = `clubline:link:${newId()}`;
  let sent = 0;
  let received = 0;
  let isUp = true;

  const lose = () => void (isUp = false);
  const probe = () => {
    // The one before has not come back.
    if (received < sent) lose();
    sent += 1;
    void publisher.publish(channel, String(sent));
  };
  const publisher = new Proxy(publish, {
    get(client, name) {
      if (name === 'publish')
        return (...event: [string, string | Buffer]) => client.publish(...event).catch(lose);
      const member: unknown = Reflect.get(client, name);
      return typeof member === 'function' ? (member.bind(client) as unknown) : member;
    },
  });
  subscribe.subscribe(channel).catch(lose);
  subscribe.on('message', (from: string, body: string) => {
    if (from !== channel || Number(body) !== sent) return;
    received = sent;
    if (isUp) return;
    isUp = true;
    onBack();
  });
  for (const client of [publish, subscribe]) {
    client.on('close', lose);
    client.on('ready', probe);
  }
  return { publisher, channels: channelsOf(publish), isUp: () => isUp, probe };
}
