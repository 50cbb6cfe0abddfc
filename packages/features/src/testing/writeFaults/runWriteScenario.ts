import { CLIENT_IDS } from '@clubline/contract';
import { channelWrites } from '../../channels';
import {
  type Additions,
  type ApiClient,
  createAdditions,
  createApiClient,
  createTransport,
} from '../../platform/client';
import { createSafeStorage } from '../../platform/environment';
import { createUnsentStore, createWrites, type Writes } from '../../platform/writes';
import { clubPostWrites, commentWrites, profilePostWrites, type PostsServer } from '../../posts';
import { createFakeClock, type FakeClock } from '../fakeClock';
import { createWritePlace, type WriteCount } from './createWritePlace';
import type { WriteFault } from './createFaults';
import { createWriteServer, type WriteServer } from './createWriteServer';

/** The places one writes to, as the server calls their lists. */
export const PLACES = ['posts', 'comments', 'messages', 'profilePosts'] as const;
type Place = (typeof PLACES)[number];

/** What somebody does, or what befalls them. */
export type WriteStep =
  | { do: 'write'; place: Place; text: string; faults: (WriteFault | null)[] }
  | { do: 'retry'; place: Place; presses: number; faults: (WriteFault | null)[] }
  | { do: 'wait'; ms: number }
  /** Leaves the screen and comes back, which asks for its lists again. */
  | { do: 'return'; faults: (WriteFault | null)[] }
  | { do: 'reload' };

export interface WriteScenario {
  takesClientIds: boolean;
  /** How far the server's clock is off, in ms. */
  skew: number;
  /** Whether the lists are known before anything is written. */
  isKnown: boolean;
  steps: readonly WriteStep[];
}

/** Enough turns for every answer that is ready. */
async function settled(): Promise<void> {
  // Each turn needs the one before.
  // oxlint-disable-next-line no-await-in-loop
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

/** The calls of the product over a server in memory. */
function clientOf(server: WriteServer, clock: FakeClock, additions: Additions): ApiClient {
  const transport = createTransport({
    fetch: server.fetch as typeof globalThis.fetch,
    clock,
    onAnswer: additions.hear,
  });
  return createApiClient(transport, {
    fresh: () => Promise.resolve('token'),
    refresh: () => Promise.resolve(false),
    hasExpired: () => false,
    epoch: () => 0,
    lost: () => undefined,
  });
}

/** Where one writes, by the product’s own rules. */
function placesOf({ client, additions }: PostsServer, page: () => Writes, userId: string) {
  const same = (text: string) => text;
  const asPost = (content: string) => ({ content });
  const textOf = ({ content }: { content: string }) => content;
  const address = { clubId: 'c1', channelId: 'ch1', userId };
  return {
    posts: createWritePlace(
      page,
      'posts',
      clubPostWrites(client, { userId, clubId: 'c1' }),
      asPost,
      textOf,
    ),
    comments: createWritePlace(
      page,
      'comments',
      commentWrites(client, { userId, postId: 'p1' }),
      same,
      same,
    ),
    messages: createWritePlace(page, 'messages', channelWrites(client, address), same, same),
    profilePosts: createWritePlace(
      page,
      'profilePosts',
      profilePostWrites({ client, additions }, userId),
      asPost,
      textOf,
    ),
  };
}

/** Plays a scenario; counts by place and text, before what is unsent is sent again and after. */
export async function runWriteScenario({ takesClientIds, skew, isKnown, steps }: WriteScenario) {
  const clock = createFakeClock(undefined, settled);
  const server = createWriteServer(clock, takesClientIds, skew);
  const additions = createAdditions();
  const userId = server.writer.id;
  const client = clientOf(server, clock, additions);
  const storage = createSafeStorage(() => undefined);
  let serial = 0;
  const open = () =>
    createWrites({
      clock,
      store: createUnsentStore(storage, clock.now),
      takesClientIds: () => additions.has(CLIENT_IDS),
      newId: () => `w${(serial += 1)}`,
    });
  let writes = open();
  const page = () => writes;

  const places = placesOf({ client, additions }, page, userId);
  const all = Object.values(places);
  const pass = async (ms: number) => {
    await clock.advance(ms);
    for (const one of all) one.recognise();
  };
  const loadAll = async () => {
    for (const one of all) void one.load();
    await pass(100);
  };
  const play = (step: WriteStep) => {
    if ('faults' in step) server.suffer(step.faults);
    if (step.do === 'write') places[step.place].write(step.text);
    if (step.do === 'retry') places[step.place].retry(step.presses);
    if (step.do === 'return')
      for (const one of all) {
        one.forget();
        void one.load();
      }
    if (step.do === 'reload') {
      server.leavePage();
      writes.forget();
      writes = open();
      for (const one of all) one.forget();
    }
    return pass(step.do === 'wait' ? step.ms : 1);
  };
  const counts = (): Record<string, WriteCount> =>
    Object.assign({}, ...PLACES.map((name) => places[name].counts(server.stored(name))));

  if (isKnown) await loadAll();
  // Each step comes after the one before.
  /* oxlint-disable no-await-in-loop */
  for (const step of steps) await play(step);
  await pass(300_000);
  server.heal();
  await loadAll();
  const before = counts();
  for (let round = 0; round < 50 && all.some((one) => one.isUnsent()); round += 1) {
    for (const one of all) one.retry(2);
    await pass(10_000);
  }
  /* oxlint-enable no-await-in-loop */
  await loadAll();
  return { before, after: counts() };
}
