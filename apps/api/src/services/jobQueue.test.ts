import { expect, test } from 'vitest';
import { createJobQueue } from './jobQueue';

test('two run, some wait, the next is refused with 503; a failure lets one go on', async () => {
  const run = createJobQueue({ running: 2, waiting: 3 });
  const started: number[] = [];
  const finish: ((error?: Error) => void)[] = [];
  const job = (n: number) =>
    run(async () => {
      started.push(n);
      await new Promise<void>((resolve, reject) =>
        finish.push((error) => (error === undefined ? resolve() : reject(error))),
      );
      return n;
    });
  const jobs = Array.from({ length: 5 }, (_, n) => job(n));
  await expect(job(5)).rejects.toMatchObject({ statusCode: 503 });
  expect(started).toEqual([0, 1]);

  finish[0]!(new Error('broken'));
  await expect(jobs[0]).rejects.toThrow('broken');
  expect(started).toEqual([0, 1, 2]);
  for (let n = 1; n < 5; n += 1) {
    finish[n]!();
    expect(await jobs[n]).toBe(n);
  }
  const late = job(6);
  finish[5]!();
  expect(await late).toBe(6);
});

test('who asks for much waits, and is refused, before who asks for little', async () => {
  const run = createJobQueue({ running: 1, waiting: 4 });
  const order: string[] = [];
  let release = () => {};
  const first = run(() => new Promise<void>((resolve) => (release = resolve)));
  const ask = (asker: string, name: string) =>
    run(async () => void order.push(name), [asker]).catch(() => void order.push(`no ${name}`));
  const asked = [
    ...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask('a', name)),
    ask('b', 'b1'),
    ask('c', 'c1'),
  ];
  await asked[4];
  release();
  await Promise.all([first, ...asked]);
  expect(order).toEqual(['no a5', 'no a4', 'no a3', 'a1', 'b1', 'c1', 'a2']);
});

test('many names in one group take the turns of one, and are refused before others', async () => {
  const run = createJobQueue({ running: 1, waiting: 4 });
  const order: string[] = [];
  let release = () => {};
  const first = run(() => new Promise<void>((resolve) => (release = resolve)));
  const ask = (asker: string[], name: string) =>
    run(async () => void order.push(name), asker).catch(() => void order.push(`no ${name}`));
  const asked = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask(['a', name], name)),
    ask(['b', 'x'], 'b1'),
    ask(['c', 'x'], 'c1'),
    ask(['c', 'y'], 'c2'),
    ask(['d', 'x'], 'd1'),
  ];
  await asked[3];
  release();
  await Promise.all([first, ...asked]);
  // As many of a and of c waited when c2 came: the newest gave way.
  expect(order).toEqual(['no a4', 'no a3', 'no c2', 'no a2', 'a1', 'b1', 'c1', 'd1']);
});

test('of one who asks no more run at once than may, also when nobody else waits', async () => {
  const run = createJobQueue({ running: 2, waiting: 4, ofOne: 1 });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (asker: string[], name: string) =>
    run(() => {
      started.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    }, asker);
  const asked = [ask(['x', 'a'], 'a1'), ask(['y', 'a'], 'a2'), ask(['x', 'a'], 'a3')];
  expect(started).toEqual(['a1']);
  asked.push(ask(['x', 'b'], 'b1'), ask(['x', 'b'], 'b2'), ask([], 'nobody'));
  expect(started).toEqual(['a1', 'b1']);
  const [a1, a2, , b1, b2] = asked;
  for (const [n, ended] of [a1, b1, a2, b2].entries()) {
    ends[n]!();
    await ended;
  }
  expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'nobody', 'a3']);
});

test('jobs that may take long leave a place for those that do not', async () => {
  const run = createJobQueue({ running: 2, waiting: 5, ofOne: 1, ofLong: 1 });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, asker: string, isLong: boolean) =>
    run(
      () => {
        started.push(name);
        return new Promise<void>((resolve) => void ends.set(name, resolve));
      },
      [asker],
      { isLong },
    );
  const end = async (name: string, job: Promise<void>) => {
    ends.get(name)!();
    await job;
  };
  const a = ask('a, long', 'a', true);
  const b = ask('b, long', 'b', true);
  const again = ask('a, short', 'a', false);
  expect(started).toEqual(['a, long']);
  const c = ask('c, short', 'c', false);
  await end('c, short', c);
  const d = ask('d, long', 'd', true);
  expect(started).toEqual(['a, long', 'c, short']);
  // Both were kept waiting by it, each for another reason.
  await end('a, long', a);
  expect(started.slice(2)).toEqual(['b, long', 'a, short']);
  await end('b, long', b);
  expect(started.at(-1)).toBe('d, long');
  await end('d, long', d);
  await end('a, short', again);
});

test('long jobs of one person or address leave a place for those of others', async () => {
  const run = createJobQueue({ running: 3, waiting: 5, ofOne: 1, ofLong: 2, ofLongEach: 1 });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, asker: string[], isLong = true) =>
    run(
      () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      asker,
      { isLong },
    );
  const asked = [
    ask('of ann', ['range', 'home', 'ann']),
    ask('of her brother', ['range', 'home', 'ben']),
    ask('of ann, from elsewhere', ['far', 'away', 'ann']),
  ];
  expect(started).toEqual(['of ann']);
  asked.push(ask('of a neighbour', ['range', 'next', 'cem']));
  asked.push(ask('a photograph', ['range', 'home', 'dan'], false));
  expect(started).toEqual(['of ann', 'of a neighbour', 'a photograph']);
  // As many long ones as may run then.
  ends[0]!();
  await asked[0];
  expect(started.slice(3)).toEqual(['of her brother']);
  ends[1]!();
  await asked[3];
  expect(started.slice(4)).toEqual(['of ann, from elsewhere']);
  for (const end of ends) end();
  await Promise.all(asked);
});

test('a job of nobody in particular is run and refused like any other', async () => {
  const run = createJobQueue({ running: 1, waiting: 1 });
  let release = () => {};
  const first = run(() => new Promise<void>((resolve) => (release = resolve)));
  const waiting = run(() => Promise.resolve('own'));
  await expect(run(() => Promise.resolve(), ['a'])).rejects.toMatchObject({ statusCode: 503 });
  release();
  await first;
  expect(await waiting).toBe('own');
});
