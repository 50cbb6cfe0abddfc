import { PassThrough } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeApi } from '../testing/describeApi';
import type { Person } from '../testing/people';
import { createArrivals } from './arrivals';

test('who has most arriving is refused the newest, and what has arrived leaves its room', () => {
  const arrive = createArrivals(10);
  const refused: string[] = [];
  const begin = (from: string, bytes: number, name: string) =>
    arrive([from], bytes, () => void refused.push(name));
  begin('a', 4, 'a1');
  const end = begin('a', 4, 'a2');
  end();
  begin('a', 4, 'a3');
  expect(refused).toEqual([]);
  begin('b', 4, 'b1');
  expect(refused).toEqual(['a3']);
  begin('b', 2, 'b2');
  expect(refused).toEqual(['a3']);
  begin('c', 9, 'c1');
  expect(refused).toEqual(['a3', 'c1']);
});

const BOUNDARY = 'clubline-boundary';
const HEAD =
  `--${BOUNDARY}\r\n` +
  'content-disposition: form-data; name="media"; filename="a.png"\r\n' +
  'content-type: image/png\r\n\r\n';

describeApi('uploads that arrive slowly', (t) => {
  /** Begins an upload of the largest size; `finish` sends the rest of it. */
  const begin = (person: Person, ip: string, bytes = Buffer.alloc(1_000)) => {
    const payload = new PassThrough();
    payload.write(HEAD);
    payload.write(bytes.subarray(0, 500));
    const answer = t.api.app.inject({
      method: 'POST',
      url: '/api/social/profile-posts/upload-media',
      remoteAddress: ip,
      headers: {
        authorization: `Bearer ${person.accessToken}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
      payload,
    });
    const finish = () => {
      payload.end(Buffer.concat([bytes.subarray(500), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]));
      return answer;
    };
    return { answer, finish };
  };

  test('from one range of addresses leave room for those from others', async () => {
    const [eve, ann] = (await t.people(2)) as [Person, Person];
    const slow = Array.from({ length: 32 }, (_, n) => begin(eve, `2001:db8:1:${n}::1`));
    // Each may become as long as any: they are so many that no other has room beside them.
    const settled = slow.map(({ answer }) => answer.then(({ statusCode }) => statusCode));
    const bytes = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#26c' },
    })
      .png()
      .toBuffer();
    const own = await begin(ann, '203.0.113.7', bytes).finish();
    expect(own.statusCode).toBe(200);
    expect(await Promise.race(settled)).toBe(503);
    const rest = await Promise.all(slow.map(({ finish }) => finish()));
    const statuses = rest.map(({ statusCode }) => statusCode);
    // What was left of them was read to its end, and was no picture.
    expect(new Set(statuses)).toEqual(new Set([400, 503]));
    expect(statuses.filter((status) => status === 503).length).toBeLessThan(4);
  });
});
