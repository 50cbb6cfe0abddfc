import { ADDITIONS_HEADER, CLIENT_IDS } from '@clubline/contract';
import { createFakeClock } from '../fakeClock';
import { createFaults } from './createFaults';
import type { ScenarioServer } from './runWriteScenario';

/** Something stored. */
interface StoredWrite {
  id: string;
  content: string;
  createdAt: string;
  user: { id: string };
  parentComment: string | null;
}

interface Written {
  content: string;
  clientId?: string;
  parentComment?: string;
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

/** Enough turns for every answer that is ready. */
async function settled(): Promise<void> {
  // Each turn needs the one before.
  // oxlint-disable-next-line no-await-in-loop
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

/**
 * A server of lists in memory behind a network with faults; `skew` is how far its clock is off, in
 * ms.
 */
export function createWriteServer(takesClientIds: boolean, skew: number): ScenarioServer {
  const clock = createFakeClock(undefined, settled);
  const lists = new Map<string, StoredWrite[]>();
  const made = new Map<string, StoredWrite>();
  const { carry, suffer, heal, leavePage } = createFaults(clock);
  let serial = 0;
  const listOf = (name: string) => lists.get(name) ?? lists.set(name, []).get(name) ?? [];
  const reply = (status: number, body: unknown) => replyOf(status, body, takesClientIds);
  const write = (name: string, body: Written) => {
    const key = takesClientIds && body.clientId ? `${name} ${body.clientId}` : null;
    const before = key === null ? undefined : made.get(key);
    if (before) return before;
    const stored = {
      id: `s${(serial += 1)}`,
      content: body.content,
      createdAt: new Date(clock.now() + skew).toISOString(),
      user: WRITER,
      parentComment: body.parentComment ?? null,
    };
    if (key !== null) made.set(key, stored);
    listOf(name).unshift(stored);
    return stored;
  };

  return {
    clock,
    writer: WRITER,
    token: 'token',
    clubId: 'c1',
    postId: 'p1',
    commentId: 'co1',
    channelId: 'ch1',
    suffer,
    heal,
    leavePage,
    stored(name) {
      if (name === 'comments') return listOf('comments').filter((one) => !one.parentComment);
      if (name === 'replies') return listOf('comments').filter((one) => one.parentComment);
      return listOf(name);
    },
    fetch(input: unknown, init: RequestInit = {}): Promise<Response> {
      const path = String(input).split('?')[0] ?? '';
      const [, plural, single] = NAMES.find(([end]) => path.includes(end)) ?? ['', '', ''];
      const isWrite = init.method === 'POST';
      const work = () => {
        if (!isWrite) return reply(200, { data: { [plural]: listOf(plural) } });
        const body = JSON.parse(String(init.body)) as Written;
        return reply(201, { data: { [single]: write(plural, body) } });
      };
      const refuse = (status: number) => reply(status, {});
      return carry({ work, refuse, isWrite, signal: init.signal });
    },
  };
}
