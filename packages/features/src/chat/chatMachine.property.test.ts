import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialChatState, shownMessages, stepChat } from './chatMachine';
import type { ChatEffect, ChatEvent, ChatState, LiveMessage, Writer } from './chat.types';
import { readUnsent } from './unsentMessages';

const me: Writer = { id: 'me', username: 'me', avatarUrl: null };
const RUNS = Number(process.env['FC_RUNS'] ?? 1_000);

interface Stored {
  id: string;
  userId: string;
  text: string;
  seq: number;
  clientId?: string;
}

/**
 * A room, its server and a network that loses, delays, doubles and reorders. `knows` is what the
 * server offers beyond
 * the bare protocol: order numbers, client ids and acknowledgements.
 */
function world(knows: boolean) {
  let state: ChatState = initialChatState;
  let now = Date.parse('2025-10-08T18:00:00.000Z');
  let connection = 0; // 0 while there is none; each connection has its own number.
  let connections = 0;
  let isInRoom = false;
  /** The connection looks alive to the client and carries nothing. */
  let isDeaf = false;
  let reloads = 0;
  const log: Stored[] = [];
  const emitted: string[] = [];
  /**
   * On their way: to the server, and to the client. Each belongs to a connection; history answers
   * (0) to none.
   */
  let up: { connection: number; effect: ChatEffect }[] = [];
  let down: { connection: number; event: ChatEvent; isLive?: boolean }[] = [];
  let requests: { request: number; after: number | null }[] = [];
  let timers: ('checked' | 'ticked' | 'overdue')[] = [];
  /** Messages that the server refuses for the time being. */
  let refusals = 0;
  /** How often it refuses to let anybody join. */
  let closedDoors = 0;
  const PAGE = 3;
  const answerTo = ({ request, after }: { request: number; after: number | null }): ChatEvent => {
    const rest = log.filter((stored) => stored.seq > (after ?? 0));
    const part = after !== null ? rest.slice(0, PAGE) : knows ? log.slice(-PAGE) : log;
    return {
      type: 'historyLoaded',
      request,
      after,
      messages: part.map(told),
      lastSeq: knows ? (part.at(-1)?.seq ?? 0) : 0,
      hasMore: after === null ? knows && log.length > PAGE : rest.length > part.length,
    };
  };

  const told = (stored: Stored): LiveMessage => ({
    id: stored.id,
    serverId: stored.id,
    userId: stored.userId,
    username: stored.userId,
    text: stored.text,
    sentAt: new Date(Date.parse('2025-10-08T18:00:00.000Z') + stored.seq * 1_000).toISOString(),
    ...(knows && { seq: stored.seq }),
    ...(knows && stored.clientId && { clientId: stored.clientId }),
  });

  const dispatch = (event: ChatEvent) => {
    const [next, effects] = stepChat(state, event, me);
    state = next;
    for (const effect of effects) {
      if (effect.type === 'createRoom') dispatch({ type: 'roomReady' });
      else if (effect.type === 'loadHistory') requests.push(effect);
      else if (effect.type === 'loadOlder') {
        const older = log.filter((stored) => stored.seq < effect.before);
        dispatch({
          type: 'olderLoaded',
          messages: older.slice(-PAGE).map(told),
          hasMore: older.length > PAGE,
        });
      } else if (effect.type === 'later') timers.push(effect.event);
      else if (effect.type === 'reconnect') disconnect();
      else if (effect.type === 'joinLater') up.push({ connection, effect: { type: 'join' } });
      else if (effect.type === 'join' || effect.type === 'emit') {
        if (effect.type === 'emit') emitted.push(effect.text);
        if (!isDeaf) up.push({ connection, effect });
      }
    }
  };
  const store = (userId: string, text: string, clientId?: string) => {
    const before =
      knows && clientId ? log.find((stored) => stored.clientId === clientId) : undefined;
    if (before) return before;
    const stored: Stored = {
      id: `s${log.length + 1}`,
      userId,
      text,
      seq: log.length + 1,
      ...(clientId && { clientId }),
    };
    log.push(stored);
    if (isInRoom && connection && !isDeaf)
      down.push({
        connection,
        event: { type: 'received', messages: [told(stored)] },
        isLive: true,
      });
    return stored;
  };
  const disconnect = () => {
    if (!connection) return;
    connection = 0;
    isInRoom = false;
    isDeaf = false;
    // What is on its way to the client is lost; what is on its way to the server may still be read.
    down = down.filter((item) => item.connection === 0);
    dispatch({ type: 'disconnected' });
  };

  const act = {
    connect: () => {
      if (connection) return;
      connection = connections += 1;
      dispatch({ type: 'connected' });
    },
    refuse: () => void (connection || dispatch({ type: 'connectFailed' })),
    drop: disconnect,
    /**
     * Half open: what is on its way is lost, and so is what follows, until the heartbeat or a
     * missing answer tells.
     */
    deafen: () => {
      if (!connection) return;
      isDeaf = true;
      up = up.filter((item) => item.connection !== connection);
      down = down.filter((item) => item.connection === 0);
    },
    heartbeat: () => void (isDeaf && disconnect()),
    /**
     * The server starts anew: its rooms are empty, its store is not, and for a while it knows
     * nobody's token.
     */
    restart: () => {
      disconnect();
      act.loseUp();
      dispatch({ type: 'connectFailed' });
      act.historyFails();
    },
    /** The page is loaded anew; what was on its way to the server may still be read. */
    reload: () => {
      reloads += 1;
      connection = 0;
      isInRoom = false;
      isDeaf = false;
      down = [];
      requests = [];
      timers = [];
      const kept = JSON.stringify({ outbox: state.outbox, knowsClientIds: state.knowsClientIds });
      dispatch({ type: 'closed' });
      dispatch({ type: 'opened', unsent: readUnsent(JSON.parse(kept), me.id, now) });
    },
    /** The server reads the oldest thing on its way to it. */
    serverReads: () => {
      const item = up.shift();
      if (!item) return;
      const isCurrent = item.connection === connection && !isDeaf;
      if (item.effect.type === 'join') {
        if (!isCurrent || isInRoom) return;
        if (closedDoors > 0) {
          closedDoors -= 1;
          down.push({ connection, event: { type: 'joinRefused', reason: 'Full.' } });
          return;
        }
        isInRoom = true;
        down.push(
          { connection, event: { type: 'joined' } },
          { connection, event: { type: 'counted', count: 2 } },
        );
      } else if (item.effect.type === 'emit') {
        if (refusals > 0) {
          refusals -= 1;
          const answer = { isOk: false, note: 'Too many.', pause: 2 } as const;
          if (isCurrent)
            down.push({ connection, event: { type: 'answered', id: item.effect.id, answer } });
          return;
        }
        const stored = store('me', item.effect.text, item.effect.id);
        if (knows && isCurrent)
          down.push({
            connection,
            event: {
              type: 'answered',
              id: item.effect.id,
              answer: { isOk: true, message: told(stored) },
            },
          });
      }
    },
    /** What the client sent on a connection that is gone never arrives. */
    loseUp: () => void (up = up.filter((item) => item.connection === connection)),
    /** The connection breaks and takes everything with it. */
    cut: () => {
      disconnect();
      act.loseUp();
    },
    /** All goes well for a while. */
    settle: () => {
      for (let round = 0; round < 6; round += 1) {
        act.heartbeat();
        act.connect();
        act.serverReads();
        act.clientReads();
        act.historyAnswers();
        act.timePasses();
      }
    },
    clientReads: () => {
      const item = down.shift();
      if (item) dispatch(item.event);
    },
    /** Two live messages change places. */
    reorder: () => {
      const index = down.findIndex((item, place) => item.isLive && down[place + 1]?.isLive);
      if (index === -1) return;
      const [first] = down.splice(index, 1);
      if (first) down.splice(index + 1, 0, first);
    },
    double: () => {
      const item = down.find((one) => one.isLive);
      if (item) down.push({ ...item });
    },
    historyAnswers: () => {
      const asked = requests.shift();
      if (asked) dispatch(answerTo(asked));
    },
    /** The server reads the history now, its answer takes a while. */
    historyLate: () => {
      const asked = requests.shift();
      if (asked) down.push({ connection: 0, event: answerTo(asked) });
    },
    historyFails: () => {
      const asked = requests.shift();
      if (asked) dispatch({ type: 'historyFailed', request: asked.request, status: 0 });
    },
    historyBreaks: () => {
      const asked = requests.shift();
      if (asked) dispatch({ type: 'historyFailed', request: asked.request, status: 500 });
    },
    historyMissing: () => {
      const asked = requests.shift();
      if (asked && log.length === 0)
        dispatch({ type: 'historyFailed', request: asked.request, status: 404 });
      else if (asked) requests.unshift(asked);
    },
    /** The server lets nobody in for a while. */
    closeDoors: () => void (closedDoors = 2),
    wantReconnect: () => dispatch({ type: 'reconnectWanted' }),
    /** The server takes nothing for a while, and says when to come again. */
    refuseSome: () => void (refusals = knows ? 3 : 0),
    /** A live message does not reach this node of the server, though its connection is there. */
    missLive: () => {
      const index = knows ? down.findIndex((item) => item.isLive) : -1;
      if (index !== -1) down.splice(index, 1);
    },
    /** The server tells how many are in the room, and of its last message. */
    beat: () => {
      if (isInRoom && connection && !isDeaf)
        down.push({
          connection,
          event: { type: 'counted', count: 2, ...(knows && { lastSeq: log.length }) },
        });
    },
    timePasses: () => {
      const event = timers.shift();
      if (event) dispatch({ type: event });
    },
    timeout: () => {
      const own = state.outbox.find((message) => message.state === 'sending');
      if (own) dispatch({ type: 'timedOut', id: own.id, attempt: own.attempts });
    },
    scrollBack: () => dispatch({ type: 'olderWanted' }),
    otherWrites: () => void store('other', `other ${log.length}`),
  };
  type Act = keyof typeof act;

  let written = 0;
  return {
    acts: Object.keys(act) as Act[],
    act: (name: Act) => {
      now += 50;
      act[name]();
    },
    write: () => {
      written += 1;
      dispatch({ type: 'sent', id: `c${written}`, text: `mine ${written}`, now });
    },
    /** The network is well again and everything arrives. */
    heal: () => {
      refusals = 0;
      closedDoors = 0;
      for (let round = 0; round < 60; round += 1) {
        act.beat();
        act.settle();
        act.scrollBack();
      }
    },
    open: () => dispatch({ type: 'opened' }),
    get state() {
      return state;
    },
    log,
    emitted,
    get written() {
      return written;
    },
    get isConnected() {
      return connection !== 0;
    },
    get hasReloaded() {
      return reloads > 0;
    },
  };
}

const names = world(true).acts;
const schedule = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...names) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('write' as const, 'settle' as const, 'otherWrites' as const),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'serverReads' as const,
        'clientReads' as const,
        'connect' as const,
        'historyAnswers' as const,
      ),
    },
  ),
  { maxLength: 80 },
);

function play(
  knows: boolean,
  steps: ('write' | (typeof names)[number])[],
  check: (room: ReturnType<typeof world>) => void,
) {
  const room = world(knows);
  room.open();
  for (const step of steps) {
    if (step === 'write') room.write();
    else room.act(step);
    check(room);
  }
  room.heal();
  check(room);
  return room;
}

function checkAlways({ state, isConnected, written, hasReloaded, log }: ReturnType<typeof world>) {
  const shown = shownMessages(state);
  expect(new Set(shown.map((message) => message.id)).size, 'no row twice').toBe(shown.length);
  expect(new Set(state.messages.map((message) => message.serverId)).size, 'no message twice').toBe(
    state.messages.length,
  );
  const places = state.messages.map((message) => Number(message.serverId.slice(1)));
  expect(places, 'in the server’s order').toEqual([...places].sort((a, b) => a - b));
  expect(isConnected || state.onlineCount === null, 'no stale count').toBe(true);
  const isIn = state.isJoined || state.isUnopened;
  expect(isIn || state.connection !== 'online', 'only who has joined is online').toBe(true);
  const readsAlong = state.isJoined && state.isHistoryKnown && state.messages.length > 0;
  expect(readsAlong && state.problem, 'who reads along is told of no problem').toBeFalsy();
  const mine = new Set(
    shown.filter((message) => message.userId === 'me').map((message) => message.text),
  );
  // A page just loaded has not heard of everything yet; the server has it, or the page kept it.
  if (hasReloaded) for (const stored of log) if (stored.userId === 'me') mine.add(stored.text);
  expect(mine.size, 'everything written stays in sight').toBe(written);
}

test(
  'with a server that knows client ids, everything written arrives exactly once and in ' +
    'order, whatever the network does',
  () => {
    fc.assert(
      fc.property(schedule, (steps) => {
        const room = play(true, steps, checkAlways);
        expect(room.state).toMatchObject({ connection: 'online', problem: null });
        expect(room.state.messages.map((message) => message.serverId)).toEqual(
          room.log.map((stored) => stored.id),
        );
        const mine = room.log
          .filter((stored) => stored.userId === 'me')
          .map((stored) => stored.text);
        expect(new Set(mine).size, 'the server stored nothing twice').toBe(mine.length);
        // What went out before the server showed that it knows client ids, or too often, is left
        // to the person.
        for (const own of room.state.outbox) expect(own.state).toBe('uncertain');
      }),
      { numRuns: RUNS },
    );
  },
  300_000,
);

test(
  'with a server of the bare protocol, nothing is sent twice by itself, and what may be ' +
    'lost says so',
  () => {
    fc.assert(
      fc.property(schedule, (steps) => {
        const room = play(false, steps, checkAlways);
        expect(room.state.messages.map((message) => message.serverId)).toEqual(
          room.log.map((stored) => stored.id),
        );
        expect(new Set(room.emitted).size, 'each emitted at most once').toBe(room.emitted.length);
        const mine = room.log
          .filter((stored) => stored.userId === 'me')
          .map((stored) => stored.text);
        const open = room.state.outbox.map((own) => own.text);
        expect([...mine, ...open].sort(), 'stored, or still open in front of the person').toEqual(
          Array.from({ length: room.written }, (_, index) => `mine ${index + 1}`).sort(),
        );
        for (const own of room.state.outbox) expect(own.state).toBe('uncertain');
      }),
      { numRuns: RUNS },
    );
  },
  300_000,
);

/** What happens while the connection stays, although the nodes of the server lose each other. */
const STEADY = [
  'refuseSome',
  'missLive',
  'beat',
  'timePasses',
  'serverReads',
  'clientReads',
  'reorder',
  'double',
  'historyAnswers',
  'historyLate',
  'historyFails',
  'otherWrites',
] as const;

test(
  'with a server that refuses for a while, everything written arrives once, in the order it was ' +
    'written, and never shows as failed',
  () => {
    const steady = fc.array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...STEADY) },
        { weight: 2, arbitrary: fc.constantFrom('write' as const, 'refuseSome' as const) },
      ),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(steady, (steps) => {
        const room = play(true, ['connect', 'serverReads', 'clientReads', ...steps], (now) => {
          checkAlways(now);
          for (const own of now.state.outbox) expect(own.state).not.toBe('failed');
        });
        const mine = room.log.filter((stored) => stored.userId === 'me');
        expect(mine.map(({ text }) => text)).toEqual(
          Array.from({ length: room.written }, (_, index) => `mine ${index + 1}`),
        );
        expect(room.state).toMatchObject({ outbox: [], pause: 0, isChecking: false });
        expect(room.state.messages.map((message) => message.serverId)).toEqual(
          room.log.map((stored) => stored.id),
        );
      }),
      { numRuns: RUNS },
    );
  },
  300_000,
);

const late = ['historyLate', 'otherWrites', 'missLive', 'write', 'otherWrites'] as const;
const beyond = ['clientReads', 'otherWrites', 'write', 'otherWrites', 'missLive'] as const;
test.each([
  ['a late answer that the room was empty', [...late, 'otherWrites']],
  ['a newest part that begins after what is here', [...beyond, 'otherWrites', 'otherWrites']],
] as const)('%s does not hide what can be scrolled back to', (_, steps) => {
  const room = play(true, ['connect', 'serverReads', 'clientReads', ...steps], checkAlways);
  expect(room.state.messages.map((message) => message.serverId)).toEqual(
    room.log.map((stored) => stored.id),
  );
});
