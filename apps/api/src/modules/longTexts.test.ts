import { beforeAll, expect, test } from 'vitest';
import { describeApi } from '../testing/describeApi';
import { operationsOf } from '../testing/documentClient';
import type { Operation } from '../testing/documentClient';
import { leastProcessorTime } from '../testing/hostile/processorTime';
import type { Person } from '../testing/people';

/** Processor time of one call, in ms; what looked at a text again from each sign took seconds. */
const LIMIT_MS = 100;
/** Almost the largest body of a call that takes little, and of one that takes much. */
const LENGTHS = [15_000, 64_000];

/** Texts in which a pattern or a normal form may look at the same signs again and again. */
const LONG: Record<string, (bytes: number) => string> = {
  dots: (bytes) => `a@${'.'.repeat(bytes)}@`,
  'dots and letters': (bytes) => `a@${'.a'.repeat(bytes / 2)} b`,
  slashes: (bytes) => `${'/'.repeat(bytes)}x`,
  blanks: (bytes) => `a${' '.repeat(bytes)}b`,
  hyphens: (bytes) => `a${'-'.repeat(bytes)}!`,
  'digits and lines': (bytes) => `${'1_'.repeat(bytes / 2)}!`,
  accents: (bytes) => `a${'\u0316\u0301'.repeat(bytes / 4)}b`,
  mentions: (bytes) => '@aa'.repeat(bytes / 3),
  commas: (bytes) => 'a, '.repeat(bytes / 3),
};

/** A body of one field, in the form that a call takes. */
const bodyOf: Record<string, (name: string, text: string) => { type: string; payload: string }> = {
  'application/json': (name, text) => ({
    type: 'application/json',
    payload: JSON.stringify({ [name]: text }),
  }),
  'application/x-www-form-urlencoded': (name, text) => ({
    type: 'application/x-www-form-urlencoded',
    payload: new URLSearchParams({ [name]: text }).toString(),
  }),
  'multipart/form-data': (name, text) => ({
    type: 'multipart/form-data; boundary=x',
    payload: `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n--x--\r\n`,
  }),
};

/** The fields of a call's body that hold a text, or lists of them. */
const textsOf = ({ requestBody }: Operation): string[] =>
  Object.entries(Object.values(requestBody?.content ?? {})[0]?.schema.properties ?? {})
    .filter(([, schema]) => JSON.stringify(schema).includes('"string"'))
    .map(([name]) => name);

describeApi('a long text', (t) => {
  let operations: Operation[];
  let person: Person;

  beforeAll(async () => {
    operations = operationsOf((await t.api.app.inject('/api/docs/json')).json());
    person = await t.admin();
  });

  const send = ({ method, path, requestBody }: Operation, name: string, text: string) => {
    const [taken = ''] = Object.keys(requestBody?.content ?? {});
    const { type, payload } = bodyOf[taken]!(name, text);
    return t.api.app.inject({
      method: method as 'POST',
      url: path.replaceAll(/\{\w+\}/g, 'x'),
      headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': type },
      payload,
    });
  };

  test.each(Object.keys(LONG))('of %s takes no call a long time', async (kind) => {
    const slow: string[] = [];
    for (const operation of operations)
      for (const name of textsOf(operation))
        for (const length of LENGTHS) {
          const text = LONG[kind]!(length - 200);
          const call = () => send(operation, name, text);
          const { processorMs } = await leastProcessorTime(call, LIMIT_MS);
          const what = `${operation.method} ${operation.path}, ${name}`;
          if (processorMs > LIMIT_MS) slow.push(`${what}: ${Math.round(processorMs)} ms`);
        }
    expect(slow).toEqual([]);
  });
});
