import { createChatSession, type ChatSession } from '../../chat';
import { createApiClient, createTransport } from '../../platform/client';
import { systemClock, type Clock } from '../../platform/environment';
import { createBrowserSocketFactory, type SocketFactory } from '../../platform/socket';
import { reportChat, type ChatScenarioReport } from './chatReport';
import { createBadNetwork, type BadNetwork } from './createBadNetwork';
import { scriptLength, type NetworkScript } from './networkScript';

/** Somebody who chats in a scenario. */
export interface ChatScenarioPerson {
  /** Their id on the backend, which tells their own messages from others'. */
  id: string;
  /** Their username on the backend; begins each text they write. */
  username: string;
  /** The node of the backend they are on, where it has several. @default that of the scenario */
  apiBase?: string;
  /** The access token for the next call or connection. After a refusal it should be another one. */
  getToken(): Promise<string | null>;
}

/** Where to chat, who does, and what happens to the network meanwhile. */
export interface ChatScenarioOptions {
  /**
   * Where the backend is, e.g. `https://staging.example.com/api`; its socket is at `/socket.io` of
   * the same host.
   */
  apiBase: string;
  /** A room to write into; leave real rooms alone. */
  roomId: string;
  /** Who chats; two or more. */
  people: ChatScenarioPerson[];
  /** What goes wrong, and when; begins once everyone is online. */
  script: NetworkScript;
  /** Whose network is bad. @default 'first' */
  on?: 'first' | 'everyone';
  /** Messages each person writes. @default 20 */
  messages?: number;
  /** Pause between two messages of one person, in ms. @default 1000 */
  everyMs?: number;
  /** How long all may take to settle once the script is over, in ms. @default 120000 */
  patienceMs?: number;
  /** The way to the backend while the network is well. @default the global `fetch` */
  fetch?: typeof globalThis.fetch;
  /**
   * Makes the sockets to the backend while the network is well.
   * @default Socket.IO to the host of `apiBase`
   */
  socketFactory?: SocketFactory;
  /** Time, by which faults begin and end. @default the time of the machine */
  clock?: Clock;
  /** Called with what happens, e.g. `console.log`. @default nobody */
  log?: (line: string) => void;
}

const LOOK_MS = 250;
let runs = 0;

/**
 * Lets people chat on a backend while the script plays, then compares what was written, what the
 * server has and what each person sees. Runs in Node and in a browser. Rejects only when the
 * options make no sense; what went wrong is in the report.
 */
export async function runChatScenario(options: ChatScenarioOptions): Promise<ChatScenarioReport> {
  const {
    people,
    script,
    on = 'first',
    messages = 20,
    everyMs = 1_000,
    patienceMs = 120_000,
    clock = systemClock,
    log = () => undefined,
  } = options;
  if (people.length < 2) throw new Error('A chat scenario needs two people or more.');
  const run = `${clock.now().toString(36)}-${(runs += 1)}`;
  const wait = (ms: number) => new Promise<void>((resolve) => void clock.setTimeout(resolve, ms));
  const until = async (isSo: () => boolean, ms: number): Promise<boolean> => {
    const end = clock.now() + ms;
    // Each look needs the one before to have failed.
    // oxlint-disable-next-line no-await-in-loop
    while (!isSo() && clock.now() < end) await wait(LOOK_MS);
    return isSo();
  };

  const written: string[] = [];
  const guests = people.map((person) => {
    const guest = { person, ...enter(person, options, clock, log) };
    return { ...guest, staleCounts: countStaleCounts(guest.chat) };
  });
  const leaves = guests.map(({ chat }) => chat.open());
  const isEveryoneIn = await until(() => guests.every(({ chat }) => isAtRest(chat)), patienceMs);
  log(isEveryoneIn ? 'Everyone is online.' : 'Not everyone came online.');

  const stops = guests
    .filter((_, index) => on === 'everyone' || index === 0)
    .map(({ network }) => network.start(script));
  const begun = clock.now();
  for (let count = 1; count <= (isEveryoneIn ? messages : 0); count += 1) {
    for (const { person, chat } of guests) {
      const text = `${person.username} ${count} (${run})`;
      written.push(text);
      chat.send(text);
      // People take turns, so that even a server without an order of its own tells their messages
      // apart by time.
      // oxlint-disable-next-line no-await-in-loop
      await wait(everyMs / guests.length);
    }
  }
  await wait(Math.max(0, begun + scriptLength(script) - clock.now()));
  log('The script is over.');
  await until(() => guests.every(({ chat }) => isAtRest(chat)), patienceMs);
  for (const stop of stops) stop();

  const witness = enter(people[0] as ChatScenarioPerson, options, clock, log);
  leaves.push(witness.chat.open());
  await until(() => isAtRest(witness.chat) && !hasMore(witness.chat, written), patienceMs);
  const stored = textsOf(witness.chat);
  // What was stored last may still be on its way to the others.
  const ours = stored.filter((text) => written.includes(text));
  await until(
    () => guests.every(({ chat }) => ours.every((text) => textsOf(chat).includes(text))),
    patienceMs,
  );

  const report = reportChat({
    written,
    stored,
    staleCounts: guests.reduce((sum, guest) => sum + guest.staleCounts(), 0),
    views: guests.map(({ person, chat }) => ({
      username: person.username,
      confirmed: textsOf(chat),
      undecided: chat
        .getSnapshot()
        .outbox.filter(({ state }) => state === 'uncertain' || state === 'failed')
        .map(({ text }) => text),
    })),
    unsettled: guests.filter(({ chat }) => !isAtRest(chat)).map(({ person }) => person.username),
  });
  for (const leave of leaves) leave();
  log(
    `${report.written} written, ${report.stored} stored, ` +
      `${report.isSound ? 'nothing' : 'something'} lost, doubled or out of order.`,
  );
  return report;
}

/** Counts how often a room shows a count of people that outlives its connection. */
function countStaleCounts(chat: ChatSession): () => number {
  let found = 0;
  let wasOnline = false;
  chat.subscribe(() => {
    const { connection, onlineCount } = chat.getSnapshot();
    // A count may come just before the joining is confirmed.
    const isGone = connection === 'offline' || (wasOnline && connection !== 'online');
    if (onlineCount !== null && isGone) found += 1;
    wasOnline = connection === 'online';
  });
  return () => found;
}

/** A person with a network of their own. */
function enter(
  person: ChatScenarioPerson,
  { roomId, fetch, ...options }: ChatScenarioOptions,
  clock: Clock,
  log: (line: string) => void,
): { chat: ChatSession; network: BadNetwork } {
  const { apiBase = options.apiBase } = person;
  const { socketFactory = createBrowserSocketFactory(apiBase) } = options;
  const network = createBadNetwork({ ...(fetch && { fetch }), socketFactory, clock });
  let token: string | null = null;
  const getToken = async () => (token = await person.getToken());
  const client = createApiClient(createTransport({ base: apiBase, fetch: network.fetch, clock }), {
    fresh: getToken,
    refresh: () => Promise.resolve(false),
    hasExpired: () => false,
    epoch: () => 0,
    lost: () => undefined,
  });
  // Letters and digits only: a name may hold what a server does not take in an id.
  const seed = Array.from(globalThis.crypto.getRandomValues(new Uint32Array(3)), (part) =>
    part.toString(36),
  ).join('');
  let serial = 0;
  const chat = createChatSession({
    roomId,
    writer: { id: person.id, username: person.username, avatarUrl: null },
    client,
    socketFactory: network.socketFactory,
    session: { getToken, getTokenNow: () => token },
    clock,
    newId: () => `${seed}-${(serial += 1)}`,
    log,
  });
  return { chat, network };
}

const textsOf = (chat: ChatSession) => chat.getSnapshot().messages.map(({ text }) => text);

function isAtRest(chat: ChatSession): boolean {
  const { connection, isHistoryKnown, historyFailures, catchUp, outbox } = chat.getSnapshot();
  return (
    connection === 'online' &&
    isHistoryKnown &&
    historyFailures === 0 &&
    catchUp === null &&
    outbox.every(({ state }) => state === 'uncertain' || state === 'failed')
  );
}

/** Asks for older pages until the first message of this run is there. */
function hasMore(chat: ChatSession, written: string[]): boolean {
  const { hasOlder, isLoadingOlder, messages } = chat.getSnapshot();
  const reachesBack = messages.length === 0 || !written.includes(messages[0]?.text ?? '');
  if (reachesBack || !hasOlder) return false;
  if (!isLoadingOlder) chat.loadOlder();
  return true;
}
