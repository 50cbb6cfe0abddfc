import { ADDITIONS_HEADER, CLIENT_IDS } from '@clubline/contract';
import type { FakeClock } from '../fakeClock';

/** What becomes of one request. */
export type WriteFault =
  /** It never arrives. */
  | 'requestLost'
  /** It does its work, and nobody hears of it. */
  | 'answerLost'
  /** A proxy answers before the server has heard of it. */
  | 'unavailable'
  /** A proxy gives up first; the server does its work a little later. */
  | 'gatewayTimeout'
  /** It takes long to arrive, and its answer never comes. */
  | 'slow';

/** Something stored. */
export interface StoredWrite {
  id: string;
  content: string;
  createdAt: string;
  user: { id: string };
}

const WRITER = { id: 'u1', username: 'maya' };
/** How the lists are called in answers, and one of each, by the ends of their paths. */
const NAMES = [
  ['/club-social/club-posts', 'posts', 'post'],
  ['/club-social/club-comments', 'comments', 'comment'],
  ['/messages', 'messages', 'message'],
  ['/social/profile-posts', 'profilePosts', 'profilePost'],
] as const;

const replyOf = (status: number, body: unknown, takesClientIds: boolean) =>
  ({
    ok: status < 300,
    status,
    statusText: '',
    headers: new Headers({
      'content-type': 'application/json',
      ...(takesClientIds && status < 500 && { [ADDITIONS_HEADER]: CLIENT_IDS }),
    }),
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as Response;

/** A server of lists behind a network with faults; `skew` is how far its clock is off, in ms. */
export function createWriteServer(clock: FakeClock, takesClientIds: boolean, skew: number) {
  const lists = new Map<string, StoredWrite[]>();
  const made = new Map<string, StoredWrite>();
  const faults: (WriteFault | null)[] = [];
  let page = {};
  let serial = 0;
  const listOf = (name: string) => lists.get(name) ?? lists.set(name, []).get(name) ?? [];
  const pause = (ms: number) => new Promise<void>((resolve) => void clock.setTimeout(resolve, ms));
  const reply = (status: number, body: unknown) => replyOf(status, body, takesClientIds);
  const write = (name: string, body: { content: string; clientId?: string }) => {
    const key = takesClientIds && body.clientId ? `${name} ${body.clientId}` : null;
    const before = key === null ? undefined : made.get(key);
    if (before) return before;
    const stored = {
      id: `s${(serial += 1)}`,
      content: body.content,
      createdAt: new Date(clock.now() + skew).toISOString(),
      user: WRITER,
    };
    if (key !== null) made.set(key, stored);
    listOf(name).unshift(stored);
    return stored;
  };
  const never = new Promise<never>(() => undefined);
  const gone = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      const stop = () => reject(new TypeError('Failed to fetch'));
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop);
    });

  return {
    writer: WRITER,
    /** What the next requests suffer, one each. */
    suffer: (next: readonly (WriteFault | null)[]) => void faults.push(...next),
    heal: () => void (faults.length = 0),
    /** The page goes: what has not arrived by now does not arrive any more. */
    leavePage: () => void (page = {}),
    stored: (name: string): readonly StoredWrite[] => listOf(name),
    /** Stands in for `fetch`; a page that is gone hears nothing. */
    fetch(input: unknown, init: RequestInit = {}): Promise<Response> {
      const begun = page;
      const hear = <Result>(result: Result) => (begun === page ? result : never);
      return exchange(input, init, begun).then(hear, (error: unknown) =>
        begun === page ? Promise.reject(error as Error) : never,
      );
    },
  };

  async function exchange(input: unknown, init: RequestInit, begun: object): Promise<Response> {
    const path = String(input).split('?')[0] ?? '';
    const [, plural, single] = NAMES.find(([end]) => path.includes(end)) ?? ['', '', ''];
    const isWrite = init.method === 'POST';
    const work = () => {
      if (!isWrite) return reply(200, { data: { [plural]: listOf(plural) } });
      const body = JSON.parse(String(init.body)) as { content: string };
      return reply(201, { data: { [single]: write(plural, body) } });
    };
    await pause(20);
    const fault = faults.shift() ?? null;
    if (fault === 'requestLost') throw new TypeError('Failed to fetch');
    if (fault === 'unavailable') return reply(503, {});
    if (fault === 'gatewayTimeout') {
      if (isWrite) void pause(4_000).then(work);
      return reply(504, {});
    }
    if (fault === 'slow') {
      void pause(20_000).then(() => begun === page && work());
      return gone(init.signal as AbortSignal);
    }
    if (begun !== page) return never;
    const answer = work();
    await pause(20);
    if (fault === 'answerLost') throw new TypeError('Failed to fetch');
    return answer;
  }
}

export type WriteServer = ReturnType<typeof createWriteServer>;
