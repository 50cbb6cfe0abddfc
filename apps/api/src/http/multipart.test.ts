import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { beforeAll, expect, test, vi } from 'vitest';
import { createClub } from '../testing/clubs';
import { describeApi } from '../testing/describeApi';
import { leastProcessorTime } from '../testing/hostile/processorTime';
import type { Person } from '../testing/people';
import { addressOf, untilNobodyIsConnected } from '../testing/sockets';

/** An empty part of a form. */
const part = (fileName?: string): string =>
  '--b\r\ncontent-disposition: form-data; name="a"' +
  (fileName === undefined ? '' : `; filename="${fileName}"`) +
  '\r\n\r\n\r\n';

describeApi('forms', (t) => {
  let admin: Person;
  const ids = { club: '', athlete: '' };

  beforeAll(async () => {
    admin = await t.admin();
    ids.club = (await createClub(admin)).id;
    const about = { name: 'Ida Berg', age: 30, bio: 'Calm.', boatManufacturers: 'Halcyon' };
    ids.athlete = (await admin.post('/jet-ski-racer-details', about)).body.racer.athlete.id;
  });

  test.each([
    ['that names no boundary', 'multipart/form-data', '', 'names no boundary'],
    ['whose boundary is empty', 'multipart/form-data; boundary=', '', 'names no boundary'],
    ['that ends in the middle', 'multipart/form-data; boundary=x', '--x\r\nContent-', 'incomplete'],
    [
      'whose part ends in the middle',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="FILE"; filename="a.png"\r\n\r\nabc',
      'incomplete',
    ],
  ])('one %s is a clear 400 on every call that takes one', async (_what, type, payload, words) => {
    const takesForms = t.api.routes.filter(({ config }) => config?.multipart !== undefined);
    expect(takesForms).toHaveLength(5);
    for (const { method, url, config } of takesForms) {
      const answer = await t.api.app.inject({
        method: method as 'POST',
        url: url.replace(':id', ids.club).replace(':athleteId', ids.athlete),
        headers: { authorization: `Bearer ${admin.accessToken}`, 'content-type': type },
        payload: payload.replace('FILE', Object.keys(config!.multipart!)[0]!),
      });
      expect([url, answer.statusCode]).toEqual([url, 400]);
      expect(answer.body).toContain(words);
    }
  });

  test.each([
    ['of more parts than there may be', '--b\r\n\r\n', 413],
    ['of more fields than there may be', part(), 413],
    ['with a file in another place', part('a.png'), 400],
  ])('one %s is read no further once it is refused', async (_what, one, status) => {
    const { hostname, port } = new URL(await addressOf(t.api));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = {
      authorization: `Bearer ${admin.accessToken}`,
      'content-type': 'multipart/form-data; boundary=b',
    };
    const ask = async (method: string, path: string, body = '') => {
      const asking = request({ agent, hostname, port, method, path, headers }).end(body);
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      await finished(answer.resume());
      return answer.statusCode;
    };
    const body = one.repeat(1_000_000 / one.length);
    const { answer, processorMs } = await leastProcessorTime(async () => {
      const refused = await ask('POST', '/api/social/profile-posts/upload-media', body);
      // Of the same connection: what it has sent before has been taken by then.
      await ask('GET', '/health/live');
      return refused;
    }, 100);
    agent.destroy();
    expect(answer).toBe(status);
    expect(processorMs).toBeLessThan(100);
  });

  test('one whose file comes in pieces of one byte is refused before it is whole', async () => {
    const head =
      '--b\r\ncontent-disposition: form-data; name="media"; filename="x.jpg"\r\n' +
      'content-type: image/jpeg\r\n\r\n';
    async function* pieces() {
      yield Buffer.from(head);
      for (let sent = 0; sent < 20_000; sent += 1) yield Buffer.of(120);
      // Neither the form nor the request ends.
      await new Promise(() => undefined);
    }
    const answer = await t.api.app.inject({
      method: 'POST',
      url: '/api/social/profile-posts/upload-media',
      headers: {
        authorization: `Bearer ${admin.accessToken}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: Readable.from(pieces()),
    });
    expect(answer.statusCode).toBe(400);
  });

  test('ones whose senders go before they are let in leave their room to others', async () => {
    const { sessions } = t.api.context;
    const address = await addressOf(t.api);
    const { hostname, port } = new URL(address);
    const url = '/api/social/profile-posts/upload-media';
    const authenticate = sessions.authenticate.bind(sessions);
    let letIn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letIn = resolve));
    const asked = vi
      .spyOn(sessions, 'authenticate')
      .mockImplementation((token) => held.then(() => authenticate(token)));
    const senders = Array.from({ length: 40 }, () => {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      const head = [
        `POST ${url} HTTP/1.1`,
        'host: clubline.test',
        `authorization: Bearer ${admin.accessToken}`,
        'content-type: multipart/form-data; boundary=b',
        'content-length: 8000000',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${part('a.png').slice(0, -2)}x`);
      return socket;
    });
    await expect.poll(() => asked.mock.calls.length).toBe(senders.length);
    for (const socket of senders) socket.resetAndDestroy();
    await untilNobodyIsConnected(t.api);
    letIn();
    asked.mockRestore();
    const form = new FormData();
    form.set('media', new Blob([new Uint8Array(7_000_000)]));
    const headers = { authorization: `Bearer ${admin.accessToken}` };
    const answer = await fetch(address + url, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(400);
  });
});
