import { beforeAll, expect, test } from 'vitest';
import { describeApi } from '../testing/describeApi';
import { operationsOf } from '../testing/documentClient';
import type { Operation } from '../testing/documentClient';
import { knownAt } from '../testing/hostile/attackers';
import { growWorld } from '../testing/hostile/grownWorld';
import { leastProcessorTime } from '../testing/hostile/processorTime';
import type { Known } from '../testing/hostile/schemaValues';
import type { Person } from '../testing/people';

/** Processor time of one call, in ms, with what compresses its answer. */
const LIMIT_MS = 50;

describeApi('a page of the longest texts', (t) => {
  let writer: Person;
  let known: Known;
  let lists: Operation[];

  beforeAll(async () => {
    writer = await t.admin();
    known = await growWorld(t.api.context, writer);
    const operations = operationsOf((await t.api.app.inject('/api/docs/json')).json());
    lists = operations.filter(({ method }) => method === 'GET');
  }, 120_000);

  const ask = (url: string, encoding: string) =>
    t.api.app.inject({
      url,
      headers: { authorization: `Bearer ${writer.accessToken}`, 'accept-encoding': encoding },
    });

  /** Addresses of a call: for each thing there is, plainly, and for as many rows as it may ask. */
  function addressesOf({ path, parameters = [] }: Operation): string[] {
    const ids = knownAt(path, { known });
    const valueOf = (name: string, n: number) => ids[name]?.[n] ?? ids[name]?.[0] ?? 'x';
    const inQuery = parameters.filter((parameter) => parameter.in === 'query');
    const most = inQuery.find(({ name }) => name === 'limit')?.schema.maximum;
    return [0, 1].flatMap((n) => {
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name, n));
      const needed = inQuery
        .filter(({ required }) => required === true)
        .map(({ name }) => `${name}=${valueOf(name, n)}`);
      const plain = `${address}?${needed.join('&')}`;
      return [plain, ...(most === undefined ? [] : [`${plain}&limit=${most}`])];
    });
  }

  test('takes no call over 50 ms', async () => {
    const slow: string[] = [];
    const long: string[] = [];
    for (const url of new Set(lists.flatMap(addressesOf)))
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { answer, processorMs } = await leastProcessorTime(
          () => ask(url, encoding),
          LIMIT_MS,
        );
        if (processorMs > LIMIT_MS) slow.push(`${url}, ${encoding}: ${Math.round(processorMs)} ms`);
        if (encoding === 'identity' && answer.rawPayload.length > 300_000) long.push(url);
      }
    expect(slow).toEqual([]);
    // All that holds long lists was asked for what it holds.
    expect(long.length).toBeGreaterThanOrEqual(20);
  }, 120_000);
});
