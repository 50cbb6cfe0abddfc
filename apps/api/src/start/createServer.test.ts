import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { describeApi } from '../testing/describeApi';
import { addressOf } from '../testing/sockets';

describeApi('a request for a tunnel', (t) => {
  test('is answered, so that a proxy does not take the node for gone', async () => {
    const { hostname, port } = new URL(await addressOf(t.api));
    const socket = connect(Number(port), hostname).setEncoding('latin1');
    socket.write('CONNECT localhost:7890 HTTP/1.1\r\nhost: localhost:7890\r\n\r\n');
    let received = '';
    socket.on('data', (text: string) => (received += text));
    await once(socket, 'close');
    expect(received).toMatch(/^HTTP\/1\.1 405 /);
  });

  test('that its client cuts, or sends more behind, ends nothing else', async () => {
    const { hostname, port } = new URL(await addressOf(t.api));
    for (const more of ['', 'x'.repeat(200_000)]) {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(`CONNECT a:1 HTTP/1.1\r\nhost: a:1\r\n\r\n${more}`);
      await new Promise(setImmediate);
      socket.resetAndDestroy();
      await once(socket, 'close');
    }
    // An error that nobody hears would end the process.
    const connections = promisify(t.api.app.server.getConnections.bind(t.api.app.server));
    await expect.poll(connections).toBe(0);
    expect((await t.api.app.inject('/health/live')).statusCode).toBe(200);
  });
});
