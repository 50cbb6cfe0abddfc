import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../../testing';
import { ApiError } from '../client';
import { createSafeStorage } from '../environment';
import { createWrites, SETTLING_MS, type WritesOptions } from './createWrites';
import { listWriteRules } from './listWriteRules';
import { createUnsentStore } from './unsentStore';

interface Note {
  id: string;
  text: string;
  createdAt: string;
}

const lost = () => new ApiError(0, 'Failed to fetch');

/** A list on a server, which loses requests (`lost`), answers (`answer`) or refuses. */
function setUp({ takesClientIds = false } = {}) {
  const clock = createFakeClock();
  const notes: Note[] = [];
  const shown: Note[] = [];
  const sent: (string | undefined)[] = [];
  const byClientId = new Map<string, Note>();
  const faults: ('lost' | 'answer' | ApiError)[] = [];
  let isUnreadable = false;
  let serial = 0;
  const storage = createSafeStorage(() => undefined);
  const open = (options: Partial<WritesOptions> = {}) =>
    createWrites({
      clock,
      store: createUnsentStore(storage, clock.now),
      takesClientIds: () => takesClientIds,
      newId: () => `w${(serial += 1)}`,
      ...options,
    });
  const rules = listWriteRules<string, Note>(
    {
      async send(text, clientId) {
        sent.push(clientId);
        const fault = faults.shift();
        if (fault === 'lost') throw lost();
        if (fault instanceof ApiError) throw fault;
        const known = clientId === undefined ? undefined : byClientId.get(clientId);
        const note = known ?? {
          id: `n${notes.length + 1}`,
          text,
          createdAt: new Date(clock.now()).toISOString(),
        };
        if (!known) notes.push(note);
        if (clientId !== undefined) byClientId.set(clientId, note);
        await Promise.resolve();
        if (fault === 'answer') throw lost();
        return note;
      },
      load: () => (isUnreadable ? Promise.reject(lost()) : Promise.resolve([...notes])),
      isAlike: (note, text) => note.text === text,
    },
    () => shown,
    (note) => void (note && shown.push(note)),
  );
  return {
    clock,
    notes,
    shown,
    sent,
    faults,
    rules,
    open,
    breakReading: (isBroken: boolean) => (isUnreadable = isBroken),
  };
}

test('what arrives is shown and no longer on its way', async () => {
  const { open, rules, shown, sent } = setUp();
  const writes = open();
  const sending = writes.send('here', rules, 'One');
  expect(writes.list('here')).toMatchObject([{ content: 'One', state: 'sending' }]);
  expect(await sending).toEqual({ isSent: true });
  expect(writes.list('here')).toEqual([]);
  expect(shown).toHaveLength(1);
  expect(sent).toEqual([undefined]);
});

test('a server that takes ids gets one, the same each time', async () => {
  const { open, rules, notes, sent, faults, breakReading } = setUp({ takesClientIds: true });
  const writes = open();
  faults.push('answer');
  breakReading(true);
  expect(await writes.send('here', rules, 'One')).toMatchObject({ isSent: false });
  expect(await writes.retry('here', rules, 'w1')).toEqual({ isSent: true });
  expect(sent).toEqual(['w1', 'w1']);
  expect(notes).toHaveLength(1);
});

test('after a lost answer the server is looked at, and nothing is sent again', async () => {
  const { open, rules, shown, sent, faults } = setUp();
  faults.push('answer');
  expect(await open().send('here', rules, 'One')).toEqual({ isSent: true });
  expect(sent).toHaveLength(1);
  expect(shown).toHaveLength(1);
});

test('a lost request is unsent until somebody tries again', async () => {
  const { open, rules, shown, faults, clock } = setUp();
  const writes = open();
  faults.push('lost');
  expect(await writes.send('here', rules, 'One')).toMatchObject({ isSent: false });
  expect(writes.list('here')).toMatchObject([{ id: 'w1', content: 'One', state: 'unsent' }]);
  const again = writes.retry('here', rules, 'w1');
  expect(await writes.retry('here', rules, 'w1')).toBeNull();
  await clock.advance(SETTLING_MS);
  expect(await again).toEqual({ isSent: true });
  expect(shown).toHaveLength(1);
});

test('nothing is sent again as long as nobody could look', async () => {
  const { open, rules, notes, sent, faults, clock, breakReading } = setUp();
  const writes = open();
  faults.push('answer');
  breakReading(true);
  await writes.send('here', rules, 'One');
  await clock.advance(SETTLING_MS);
  expect(await writes.retry('here', rules, 'w1')).toMatchObject({ isSent: false });
  expect(sent).toHaveLength(1);
  breakReading(false);
  expect(await writes.retry('here', rules, 'w1')).toEqual({ isSent: true });
  expect(sent).toHaveLength(1);
  expect(notes).toHaveLength(1);
});

test('an equal text from before is not taken for the one just sent', async () => {
  const { open, rules, notes, faults, clock } = setUp();
  const writes = open();
  await writes.send('here', rules, 'Again');
  await clock.advance(60_000);
  faults.push('lost');
  expect(await writes.send('here', rules, 'Again')).toMatchObject({ isSent: false });
  const again = writes.retry('here', rules, 'w2');
  await clock.advance(SETTLING_MS);
  expect(await again).toEqual({ isSent: true });
  expect(notes).toHaveLength(2);
});

test('two equal texts at once are two, though both answers are lost', async () => {
  const { open, rules, notes, shown, faults } = setUp();
  const writes = open();
  faults.push('answer', 'answer');
  const both = await Promise.all([
    writes.send('here', rules, 'Same'),
    writes.send('here', rules, 'Same'),
  ]);
  expect(both).toEqual([{ isSent: true }, { isSent: true }]);
  expect(notes).toHaveLength(2);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(2);
});

test('a refusal keeps nothing and says why', async () => {
  const { open, rules, faults } = setUp();
  const writes = open();
  faults.push(new ApiError(403, 'Members only.'));
  await expect(writes.send('here', rules, 'One')).rejects.toThrow('Members only.');
  expect(writes.list('here')).toEqual([]);
});

test('what is refused when it is sent again stays, with the reason', async () => {
  const { open, rules, faults, clock } = setUp();
  const writes = open();
  faults.push(new ApiError(503, 'Busy'), new ApiError(403, 'No', { message: 'Members only.' }));
  await writes.send('here', rules, 'One');
  const again = writes.retry('here', rules, 'w1');
  await clock.advance(SETTLING_MS);
  expect(await again).toMatchObject({ isSent: false });
  expect(writes.list('here')).toMatchObject([{ state: 'unsent', reason: 'Members only.' }]);
  writes.discard('here', 'w1');
  expect(writes.list('here')).toEqual([]);
});

test('a reload of the page keeps what is unsent', async () => {
  const { open, rules, notes, faults, clock, breakReading } = setUp();
  faults.push('answer');
  breakReading(true);
  await open().send('here', rules, 'One');
  breakReading(false);
  const later = open();
  expect(later.list('here')).toMatchObject([{ content: 'One', state: 'unsent' }]);
  const again = later.retry('here', rules, 'w1');
  await clock.advance(SETTLING_MS);
  expect(await again).toEqual({ isSent: true });
  expect(notes).toHaveLength(1);
});

test('whoever signs out leaves nothing in the page', async () => {
  const { open, rules, shown } = setUp();
  const writes = open();
  const sending = writes.send('here', rules, 'One');
  writes.forget();
  await sending;
  expect(shown).toEqual([]);
});

describe('without a connection', () => {
  function offline() {
    const server = setUp({ takesClientIds: true });
    let isOnline = false;
    const open = () => server.open({ isOnline: () => isOnline });
    return { ...server, open, goOnline: () => (isOnline = true) };
  }

  test('what is written waits, and goes out once in the order it was written', async () => {
    const { faults, goOnline, notes, open, rules, sent, breakReading } = offline();
    const writes = open();
    breakReading(true);
    faults.push('lost', 'lost');
    expect(await writes.send('here', rules, 'One')).toMatchObject({ isWaiting: true });
    await writes.send('here', rules, 'Two');
    expect(writes.list('here')).toMatchObject([{ isWaiting: true }, { isWaiting: true }]);

    goOnline();
    breakReading(false);
    await Promise.all([writes.resume(), writes.resume()]);
    expect(notes.map(({ text }) => text)).toEqual(['One', 'Two']);
    expect(sent).toEqual(['w1', 'w2', 'w1', 'w2']);
    expect(writes.list('here')).toEqual([]);
  });

  test('what an earlier page has left waiting goes out once its place is shown', async () => {
    const { faults, goOnline, notes, open, rules, breakReading } = offline();
    breakReading(true);
    faults.push('lost');
    await open().send('here', rules, 'One');
    goOnline();
    breakReading(false);
    const later = open();
    await later.resume();
    expect(notes).toEqual([]);
    await later.resume('here', rules);
    expect(notes).toMatchObject([{ text: 'One' }]);
  });

  test('what fails again with a connection is for the person to decide', async () => {
    const { faults, goOnline, open, rules, sent, breakReading } = offline();
    const writes = open();
    breakReading(true);
    faults.push('lost', 'lost');
    await writes.send('here', rules, 'One');
    goOnline();
    await writes.resume();
    expect(writes.list('here')).toMatchObject([{ state: 'unsent', isWaiting: false }]);
    await writes.resume();
    expect(sent).toHaveLength(2);
  });

  test('what waits is gone once somebody has signed out', async () => {
    const { faults, goOnline, notes, open, rules, breakReading } = offline();
    const writes = open();
    breakReading(true);
    faults.push('lost');
    await writes.send('here', rules, 'One');
    writes.forget();
    goOnline();
    await writes.resume();
    expect(notes).toEqual([]);
  });
});
