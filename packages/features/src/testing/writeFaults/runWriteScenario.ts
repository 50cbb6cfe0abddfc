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
import type { FakeClock } from '../fakeClock';
import { createWritePlace, type WriteCount } from './createWritePlace';
import type { WriteFault } from './createFaults';

/** The places one writes to. */
export const PLACES = ['posts', 'comments', 'replies', 'messages', 'profilePosts'] as const;
export type Place = (typeof PLACES)[number];

/** What somebody does, or what befalls them. */
export type WriteStep =
  | { do: 'write'; place: Place; text: string; faults: (WriteFault | null)[] }
  | { do: 'retry'; place: Place; presses: number; faults: (WriteFault | null)[] }
  | { do: 'wait'; ms: number }
  /** Leaves the screen and comes back, which asks for its lists again. */
  | { do: 'return'; faults: (WriteFault | null)[] }
  | { do: 'reload' };

/** A server behind a network with faults, and the places on it where somebody writes. */
export interface ScenarioServer {
  /** What passes between the steps. */
  clock: FakeClock;
  /** The time of the writer's machine, in ms. @default that of `clock` */
  now?(): number;
  writer: { id: string };
  /** What earlier answers have said. @default nothing yet */
  additions?: Additions;
  /** The access token of the writer. */
  token: string;
  clubId: string;
  /** Whose comments are written. */
  postId: string;
  /** To which replies are written. */
  commentId: string;
  channelId: string;
  /** What the next requests suffer, one each. */
  suffer(next: readonly (WriteFault | null)[]): void;
  heal(): void;
  /** The page goes: what has not arrived by now does not arrive any more. */
  leavePage(): void;
  /** Stands in for `fetch`. */
  fetch: typeof globalThis.fetch;
  /** What the server holds of what was written at a place. */
  stored(name: Place): readonly { content: string }[] | Promise<readonly { content: string }[]>;
}

export interface WriteScenario {
  /** Whether the lists are known before anything is written. */
  isKnown: boolean;
  steps: readonly WriteStep[];
}

/** The calls of the product over a server. */
export function clientOf({ fetch, clock, token }: ScenarioServer, additions: Additions): ApiClient {
  const transport = createTransport({
    fetch,
    clock,
    onAnswer: ({ headers, ok }) => additions.hear(headers, ok),
  });
  return createApiClient(transport, {
    fresh: () => Promise.resolve(token),
    refresh: () => Promise.resolve(false),
    hasExpired: () => false,
    epoch: () => 0,
    lost: () => undefined,
  });
}

/** Where one writes, by the product’s own rules. */
function placesOf(
  { client, additions }: PostsServer,
  page: () => Writes,
  { writer, clubId, postId, commentId, channelId }: ScenarioServer,
) {
  const same = (text: string) => text;
  const asPost = (content: string) => ({ content });
  const asReply = (content: string) => ({ content, parentComment: commentId });
  const textOf = (written: string | { content: string }) =>
    typeof written === 'string' ? written : written.content;
  const userId = writer.id;
  const posts = clubPostWrites(client, { userId, clubId });
  const comments = commentWrites(client, { userId, postId });
  const messages = channelWrites(client, { clubId, channelId, userId });
  const profilePosts = profilePostWrites({ client, additions }, userId);
  /** Comments, or else replies alone: what they say is told apart by place. */
  const commentsTo = (parent: string | null) => ({
    ...comments,
    load: async () =>
      (await comments.load()).filter(({ parentComment }) => parentComment === parent),
  });
  return {
    posts: createWritePlace(page, 'posts', posts, asPost, textOf),
    comments: createWritePlace(page, 'comments', commentsTo(null), same, textOf),
    replies: createWritePlace(page, 'replies', commentsTo(commentId), asReply, textOf),
    messages: createWritePlace(page, 'messages', messages, same, textOf),
    profilePosts: createWritePlace(page, 'profilePosts', profilePosts, asPost, textOf),
  };
}

/** Plays a scenario; counts by place and text, before what is unsent is sent again and after. */
export async function runWriteScenario(server: ScenarioServer, { isKnown, steps }: WriteScenario) {
  const { clock, now = clock.now, additions = createAdditions() } = server;
  const client = clientOf(server, additions);
  const storage = createSafeStorage(() => undefined);
  let serial = 0;
  const open = () =>
    createWrites({
      clock: { now, setTimeout: clock.setTimeout },
      store: createUnsentStore(storage, now),
      takesClientIds: () => additions.has(CLIENT_IDS),
      newId: () => `${server.clubId}-${(serial += 1)}`,
    });
  let writes = open();
  const page = () => writes;

  const places = placesOf({ client, additions }, page, server);
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
  const counts = async (): Promise<Record<string, WriteCount>> => {
    const counted = PLACES.map(async (name) => places[name].counts(await server.stored(name)));
    return Object.assign({}, ...(await Promise.all(counted))) as Record<string, WriteCount>;
  };

  if (isKnown) await loadAll();
  // Each step comes after the one before.
  /* oxlint-disable no-await-in-loop */
  for (const step of steps) await play(step);
  await pass(300_000);
  server.heal();
  await loadAll();
  const before = await counts();
  for (let round = 0; round < 50 && all.some((one) => one.isUnsent()); round += 1) {
    for (const one of all) one.retry(2);
    await pass(10_000);
  }
  /* oxlint-enable no-await-in-loop */
  await loadAll();
  return { before, after: await counts() };
}
