import type { Notification } from '@clubline/contract';
import { vi } from 'vitest';
import type { Api } from '../../app';

/** What a node sends to people who asked for nothing. */
export interface PushRecorder {
  /**
   * Names of what was sent since the last time, each once, when nothing is under way any more:
   * events by their own name, notifications by type and target, mails as such.
   */
  sent(): Promise<string[]>;
  /** Addresses that were mailed to since the last time. */
  mailed(): string[];
  stop(): void;
}

export const nameOf = ({ type, target }: Pick<Notification, 'type' | 'target'>): string =>
  `${type} of ${target?.kind}`;

/** Listens to all ways out of a node but answers; mails are not delivered. */
export function recordPushes({ context }: Pick<Api, 'context'>): PushRecorder {
  const work = new Set<Promise<unknown>>();
  let names = new Set<string>();
  let addresses: string[] = [];
  const { background } = context;
  const { send, sendOnceEach, sendListed, sendToPeople, endSession } = context.sockets;
  const spies = [
    vi.spyOn(context, 'background').mockImplementation((what, promise) => {
      work.add(promise);
      background(what, promise);
    }),
    vi.spyOn(context.sockets, 'send').mockImplementation((group, event, ...body) => {
      const notification = (body[0] as { notification?: Notification }).notification;
      names.add(notification === undefined ? event : nameOf(notification));
      send(group, event, ...(body as never));
    }),
    vi.spyOn(context.sockets, 'sendOnceEach').mockImplementation((name, groups, event, ...body) => {
      names.add(event);
      sendOnceEach(name, groups, event, ...(body as never));
    }),
    vi.spyOn(context.sockets, 'sendListed').mockImplementation((change) => {
      names.add('clubListed');
      sendListed(change);
    }),
    vi.spyOn(context.sockets, 'sendToPeople').mockImplementation((userIds, event, ...body) => {
      names.add(event);
      sendToPeople(userIds, event, ...(body as never));
    }),
    vi.spyOn(context.sockets, 'endSession').mockImplementation((...session) => {
      names.add('sessionEnded');
      endSession(...session);
    }),
    vi.spyOn(context.mail, 'send').mockImplementation(async ({ to }) => {
      names.add('mail');
      addresses.push(to);
    }),
  ];
  const settle = async () => {
    for (const promise of work)
      await promise.catch(() => undefined).then(() => work.delete(promise));
    if (work.size > 0) await settle();
  };
  return {
    async sent() {
      await settle();
      const taken = names;
      names = new Set();
      return [...taken].toSorted();
    },
    mailed() {
      const taken = addresses;
      addresses = [];
      return taken;
    },
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  };
}
