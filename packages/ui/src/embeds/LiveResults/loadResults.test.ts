import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RaceTable } from '../../results/results.types';
import { loadResults, type LoadedResults, type ResultsSource } from './loadResults';

const race = (title: string) => ({
  title,
  motoLabels: ['M1'],
  rows: [{ rank: 1, rider: 'Ann', motos: [{ pos: 1 }] }],
});
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Results that load from a server that answers one after the other, and as the last time then. */
function loading(
  answers: (() => Response | Promise<Response>)[],
  { initial, ...source }: Partial<ResultsSource> & { initial?: RaceTable } = {},
) {
  const heard: LoadedResults[] = [];
  const onError = vi.fn<NonNullable<ResultsSource['onError']>>();
  const fetch = vi.fn<typeof globalThis.fetch>((_, request) => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    // As browsers do.
    const aborted = new Promise<never>((_resolve, reject) => {
      const end = () => reject(request?.signal?.reason as Error);
      if (request?.signal?.aborted) end();
      request?.signal?.addEventListener('abort', end);
    });
    return Promise.race([answer(), aborted]);
  });
  const loader = loadResults({ src: '/race.json', fetch, onError, ...source }, initial, (results) =>
    heard.push(results),
  );
  return {
    ...loader,
    fetch,
    now: () => heard.at(-1)!,
    codes: () => onError.mock.calls.map(([{ code, error }]) => `${code}: ${error.message}`),
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const seen = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const refuse = () => Promise.reject(new TypeError('Failed to fetch'));

test('a race is loaded once, and gets older', async () => {
  const { now, fetch, stop } = loading([() => json(race('Final'))]);
  expect(now()).toMatchObject({ race: undefined, isLoading: true });
  await pass(0);
  expect(now()).toMatchObject({ isLoading: false, loadedAt: Date.now() });
  expect(now().race?.title).toBe('Final');
  const { loadedAt } = now();
  const before = now();
  await pass(60_000);
  expect(now()).not.toBe(before);
  expect(now().loadedAt).toBe(loadedAt);
  expect(fetch).toHaveBeenCalledTimes(1);
  stop();
});

test('it is asked for again as often as is said, but not more than each five seconds', async () => {
  for (const [refresh, ms] of [
    [30, 30_000],
    [1, 5_000],
  ] as const) {
    const { now, fetch, stop } = loading([() => json(race('A')), () => json(race('B'))], {
      refresh,
    });
    await pass(ms - 1);
    expect(fetch).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(now().race?.title).toBe('B');
    stop();
  }
});

test.each([0, -3, Number.NaN])('%j seconds are never', async (refresh) => {
  const { fetch, stop } = loading([() => json(race('A'))], { refresh });
  await pass(600_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  stop();
});

test('the race of the page shows until another has come', async () => {
  const { now, stop } = loading([() => json(race('B'))], {
    initial: race('A') as unknown as RaceTable,
  });
  expect(now()).toMatchObject({ race: { title: 'A' } });
  expect(now().loadedAt).toBeUndefined();
  await pass(0);
  expect(now().race?.title).toBe('B');
  stop();
});

test.each<[string, () => Response | Promise<Response>, string]>([
  ['does not answer', refuse, 'unreachable: /race.json: Failed to fetch'],
  ['answers with an error', () => json({}, 503), 'unreachable: /race.json: answered 503'],
  ['answers with no race', () => json({}), 'bad-race: motoLabels or rows is no list'],
  ['answers with another thing', () => new Response('<html>'), 'bad-race: /race.json: '],
  [
    'never answers',
    () => new Promise<Response>(() => {}),
    'unreachable: /race.json: no answer in 10 s',
  ],
])('of a server that %s the page is told, once', async (_, answer, said) => {
  const { now, codes, stop } = loading([answer]);
  await pass(10_000);
  expect(now()).toMatchObject({ isLoading: false, race: undefined });
  await pass(30_000);
  expect(codes()).toEqual([expect.stringContaining(said)]);
  stop();
});

test('what is refused to this origin alone is told apart', async () => {
  const { codes, stop } = loading([refuse, () => new Response('')]);
  await pass(0);
  expect(codes()).toEqual(['cors: /race.json: Failed to fetch']);
  stop();
});

test('a server that is down is not taken for one that answers, out of what is kept', async () => {
  const kept = vi.fn<typeof globalThis.fetch>(async (_, request) => {
    if (request?.mode === 'no-cors' && request.cache !== 'no-store') return new Response('');
    throw new TypeError('Failed to fetch');
  });
  const { codes, stop } = loading([refuse], { fetch: kept });
  await pass(0);
  expect(kept).toHaveBeenCalledTimes(2);
  expect(codes()).toEqual(['unreachable: /race.json: Failed to fetch']);
  stop();
});

test('the last race stays while the server fails, and is replaced when it answers', async () => {
  const { now, codes, stop } = loading(
    [() => json(race('A')), () => json({}, 500), () => json({}, 500), () => json(race('B'))],
    { refresh: 60 },
  );
  await pass(0);
  const { loadedAt } = now();
  await pass(60_000);
  expect(now()).toMatchObject({ race: { title: 'A' }, loadedAt });
  expect(now().problem?.code).toBe('unreachable');
  await pass(5_000 + 10_000);
  expect(now()).toMatchObject({ race: { title: 'B' }, problem: undefined });
  expect(codes()).toHaveLength(1);
  stop();
});

test('the pauses after failures get longer, up to a minute', async () => {
  const { fetch, stop } = loading([() => json({}, 500)], { refresh: 5 });
  const times: number[] = [];
  let asked = 1;
  await pass(0);
  for (let second = 1; second <= 220; second += 1) {
    await pass(1_000);
    if (fetch.mock.calls.length > asked) {
      times.push(second);
      asked = fetch.mock.calls.length;
    }
  }
  expect(times).toEqual([5, 15, 35, 75, 135, 195]);
  stop();
});

test('one may try again by hand, and a try that was overtaken changes nothing', async () => {
  let answer: (response: Response) => void = () => {};
  const { now, fetch, retry, stop } = loading([
    () => json({}, 500),
    () => new Promise<Response>((resolve) => (answer = resolve)),
    () => json(race('B')),
  ]);
  await pass(0);
  retry();
  expect(now()).toMatchObject({ isLoading: true, problem: { code: 'unreachable' } });
  retry();
  await pass(0);
  answer(json(race('old')));
  await pass(0);
  expect(now().race?.title).toBe('B');
  expect(fetch.mock.calls[1]?.[1]?.signal?.aborted).toBe(true);
  stop();
});

test('a hidden page asks for nothing, and catches up once it is seen', async () => {
  const { fetch, stop } = loading([() => json(race('A'))], { refresh: 30 });
  await pass(0);
  seen(true);
  await pass(300_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  seen(false);
  expect(fetch).toHaveBeenCalledTimes(2);
  stop();
});

test('rows that cannot be read are named, and the others show', async () => {
  const rows = [null, ...race('A').rows];
  const { now, codes, stop } = loading([() => json({ ...race('A'), rows })], { refresh: 5 });
  await pass(20_000);
  expect(now()).toMatchObject({ problem: undefined });
  expect(codes()).toEqual(['bad-race: rows[0] has no rider']);
  stop();
});

test('in development an address is named with where a <base> has led', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.head.innerHTML = '<base href="https://cdn.example/assets/" />';
  const { stop, codes } = loading([() => json({}, 404)], { src: 'race.json' });
  await pass(0);
  expect(codes()).toEqual([
    'unreachable: race.json (https://cdn.example/assets/race.json): answered 404',
  ]);
  stop();
  document.head.innerHTML = '';
  vi.unstubAllEnvs();
});

test('nothing goes on after the end', async () => {
  const { fetch, stop } = loading([() => new Promise<Response>(() => {})], { refresh: 5 });
  stop();
  await pass(100_000);
  seen(false);
  // Nothing that is sent after it is.
  expect(fetch.mock.calls.every(([, request]) => request?.signal?.aborted)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
