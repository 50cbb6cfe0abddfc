import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { addressOf } from '../../testing/sockets';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

describeApi('a body', (t) => {
  /** Sends pieces, ends the body where it `isWhole`, and answers the status. */
  async function send(path: string, type: string, pieces: string[], isWhole: boolean) {
    const { hostname, port } = new URL(await addressOf(t.api));
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: ${type}\r\n` +
        'transfer-encoding: chunked\r\n\r\n',
    );
    const chunks = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`);
    socket.write(chunks.join('') + (isWhole ? '0\r\n\r\n' : ''));
    const [answer] = (await once(socket, 'data')) as [string];
    socket.destroy();
    return { status: Number(answer.split(' ')[1]), answer };
  }
  const account = JSON.stringify({ username: 'nobody', password: 'not the one' });

  test.each([
    ['JSON', '/api/auth/sign-in', JSON_TYPE],
    ['a form', '/contact', FORM_TYPE],
  ])('as %s in hundreds of pieces of a byte is refused before it ends', async (_, path, type) => {
    const { status, answer } = await send(path, type, Array<string>(501).fill(' '), false);
    expect(status).toBe(400);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  test('in some small pieces is read as if it came whole', async () => {
    const pieces = [...account, ...Array<string>(500 - account.length).fill(' ')];
    const { answer } = await send('/api/auth/sign-in', JSON_TYPE, pieces, true);
    expect(answer).toContain('That email or username and password do not match.');
  });

  test('with letters that are cut in two is read as if it came whole', async () => {
    const { app } = t.api;
    const person = await t.person();
    const bytes = Buffer.from(JSON.stringify({ content: 'Olé, Ñandú 🏁' }));
    const answer = await app.inject({
      method: 'POST',
      url: '/api/social/profile-posts',
      headers: { 'content-type': JSON_TYPE, authorization: `Bearer ${person.accessToken}` },
      payload: Readable.from([...bytes].map((byte) => Buffer.of(byte))),
    });
    expect(answer.json().data.profilePost.content).toBe('Olé, Ñandú 🏁');
  });

  test('that is longer than its route takes is refused before it ends', async () => {
    const long = Array<string>(100).fill(' '.repeat(1_000));
    expect((await send('/api/auth/sign-in', JSON_TYPE, long, false)).status).toBe(413);
  });
});
