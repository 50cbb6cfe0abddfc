import { setTimeout as delay } from 'node:timers/promises';
import { ADDITIONS_HEADER } from '@clubline/contract';
import {
  createFaults,
  type Breakdown,
} from '../../packages/features/src/testing/writeFaults/createFaults';
import {
  createFakeClock,
  settle,
  type FakeClock,
} from '../../packages/features/src/testing/fakeClock';
import type { ApiNode } from './apiNode';
import { cutRaw, rawRequestOf, sendRaw } from './rawRequest';

/** Of a node that is killed: it may be at the request by then, or done with it. */
const MOST_WORK_MS = 12;

/**
 * A network with faults before a real node. The time of `clock` stands still while the node is at
 * something.
 */
export function createFaultyApi(node: ApiNode, takesClientIds: boolean) {
  const underWay = new Set<Promise<unknown>>();
  const meanwhile = <Result>(work: Promise<Result>): Promise<Result> => {
    const known = work.catch(() => undefined).finally(() => underWay.delete(known));
    underWay.add(known);
    return work;
  };
  const clock: FakeClock = createFakeClock(Date.now(), async () => {
    do {
      await Promise.all(underWay);
      await settle();
    } while (underWay.size > 0);
  });
  const { carry, ...network } = createFaults(clock);

  /** As a backend that knows nothing of what ours adds. */
  const withoutAdditions = ({ body, ...init }: RequestInit): RequestInit => {
    if (typeof body !== 'string') return { ...init, body: body ?? null };
    const { clientId: _, ...written } = JSON.parse(body) as Record<string, unknown>;
    return { ...init, body: JSON.stringify(written) };
  };
  const urlOf = (path: string) => node.address() + path;
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const asked = await rawRequestOf(takesClientIds ? init : withoutAdditions(init));
    const answer = await sendRaw(urlOf(path), asked);
    if (!takesClientIds) answer.headers.delete(ADDITIONS_HEADER);
    return answer;
  };
  const breakDown = async (path: string, init: RequestInit, breakdown: Breakdown) => {
    const asked = await rawRequestOf(takesClientIds ? init : withoutAdditions(init));
    const workingMs = Math.random() * MOST_WORK_MS;
    if (breakdown !== 'killed') return cutRaw(urlOf(path), asked, breakdown, workingMs);
    const answer = sendRaw(urlOf(path), asked).catch(() => undefined);
    await delay(workingMs);
    await node.restart();
    await answer;
  };

  return {
    ...network,
    clock,
    send,
    /** Stands in for `fetch`. */
    fetch: ((input: unknown, init: RequestInit = {}) => {
      const path = String(input);
      const { signal, ...rest } = init;
      return carry({
        work: () => meanwhile(send(path, rest)),
        refuse: (status) => new Response('{}', { status }),
        breakDown: (breakdown) => meanwhile(breakDown(path, rest, breakdown)),
        isWrite: (init.method ?? 'GET') !== 'GET',
        signal,
      });
    }) as typeof globalThis.fetch,
  };
}
