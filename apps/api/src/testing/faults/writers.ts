import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SendAck } from '@clubline/contract';
import { history, jsonBody, matchId, signUp } from '../chatSender';
import type { Sender } from '../chatSender';
import { connect } from '../sockets';
import type { TestSocket } from '../sockets';
import type { FaultRow } from './faultRows';

const WRITERS = 6;
const ANSWER_MS = 10_000;
/** One call in so many is a post over HTTP, the others are messages over the socket. */
const POST_EVERY = 4;
const RETRY_MS = 200;

type Counts = Omit<FaultRow, 'fault' | 'database'>;
type Outcome = 'acknowledged' | 'refused' | 'unanswered' | 'falseLogouts';

export interface Writers {
  /** Resolves once this many more calls were acknowledged: the fault is over for people. */
  writeMore(calls: number): Promise<void>;
  /** Lets the running calls end, and compares what was acknowledged with what is there. */
  stop(): Promise<Counts>;
}

interface Writer extends Sender {
  address: string;
  socket: TestSocket | undefined;
  messages: Set<string>;
  posts: Set<string>;
}

/**
 * Six people who write without a pause, spread over the nodes. As clients do, they send a message
 * that was not acknowledged again under the same id.
 */
export async function startWriters(addresses: string[]): Promise<Writers> {
  const counts = { calls: 0, acknowledged: 0, unanswered: 0, falseLogouts: 0, slowestMs: 0 };
  const state = { isOver: false };
  const writers: Writer[] = [];
  for (let n = 0; n < WRITERS; n += 1) {
    const address = addresses[n % addresses.length]!;
    const sender = await signUp(address);
    writers.push({ ...sender, address, socket: undefined, messages: new Set(), posts: new Set() });
  }

  const count = async (call: () => Promise<Outcome>): Promise<Outcome> => {
    const begun = performance.now();
    const outcome = await Promise.race([
      call().catch(() => 'unanswered' as const),
      delay(ANSWER_MS, 'unanswered' as const, { ref: false }),
    ]);
    counts.calls += 1;
    counts.slowestMs = Math.max(counts.slowestMs, Math.round(performance.now() - begun));
    if (outcome !== 'refused') counts[outcome] += 1;
    return outcome;
  };

  const write = async (writer: Writer): Promise<void> => {
    let unsent: string | undefined;
    for (let n = 0; !state.isOver || unsent !== undefined; n += 1) {
      if (!state.isOver && n % POST_EVERY === 0) {
        await count(() => post(writer));
        continue;
      }
      writer.socket = await connected(writer);
      if (writer.socket === undefined) {
        await delay(RETRY_MS);
        continue;
      }
      const id = (unsent ??= randomUUID());
      const outcome = await count(() => send(writer, id));
      if (outcome === 'acknowledged') unsent = undefined;
      else await delay(RETRY_MS);
    }
  };
  const running = Promise.all(writers.map(write));

  return {
    async writeMore(calls) {
      const wanted = counts.acknowledged + calls;
      while (counts.acknowledged < wanted) await delay(20);
    },
    async stop() {
      state.isOver = true;
      await running;
      const found = await compare(writers);
      for (const { socket } of writers) socket?.socket.close();
      return { ...counts, ...found };
    },
  };
}

async function connected({ socket, address, token }: Writer): Promise<TestSocket | undefined> {
  if (socket?.socket.connected === true) return socket;
  return await connect(address, token).catch(() => undefined);
}

async function send({ id, messages, socket }: Writer, message: string): Promise<Outcome> {
  const body = { matchId, userId: id, message, clientMessageId: message };
  const ack = (await socket!.socket
    .timeout(ANSWER_MS)
    .emitWithAck('sendMessage', body as never)) as SendAck;
  if (ack.ok) messages.add(message);
  if (ack.ok) return 'acknowledged';
  if (ack.code === 'SIGNED_OUT') return 'falseLogouts';
  return ack.retryAfterMs === undefined ? 'unanswered' : 'refused';
}

async function post({ address, posts, token }: Writer): Promise<Outcome> {
  const content = randomUUID();
  const answer = await fetch(`${address}/api/social/profile-posts`, {
    method: 'POST',
    headers: { ...jsonBody, authorization: `Bearer ${token}` },
    body: JSON.stringify({ content }),
  });
  await answer.arrayBuffer();
  if (answer.status === 201) posts.add(content);
  if (answer.status === 201) return 'acknowledged';
  if (answer.status === 401) return 'falseLogouts';
  const isRefused = answer.status === 503 && Number(answer.headers.get('retry-after')) > 0;
  return isRefused ? 'refused' : 'unanswered';
}

async function compare(writers: Writer[]): Promise<Pick<Counts, 'lost' | 'doubled'>> {
  const { address, token } = writers[0]!;
  const stored = (await history(address, token)).map(({ clientMessageId }) => clientMessageId);
  const acknowledged = writers.flatMap(({ messages }) => [...messages]);
  for (const writer of writers) {
    acknowledged.push(...writer.posts);
    stored.push(...(await postsOf(writer)));
  }
  const there = new Set(stored);
  return {
    lost: acknowledged.filter((id) => !there.has(id)).length,
    doubled: stored.length - there.size,
  };
}

async function postsOf({ address, id, token }: Writer): Promise<string[]> {
  const all: string[] = [];
  for (let cursor = ''; ;) {
    const own = `userId=${id}&limit=50${cursor}`;
    const answer = await fetch(`${address}/api/social/profile-posts?${own}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data, meta } = (await answer.json()) as {
      data: { profilePosts: { content: string }[] };
      meta: { nextCursor: string | null };
    };
    all.push(...data.profilePosts.map(({ content }) => content));
    if (meta.nextCursor === null) return all;
    cursor = `&cursor=${encodeURIComponent(meta.nextCursor)}`;
  }
}
