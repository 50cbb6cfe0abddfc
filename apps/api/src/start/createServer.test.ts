import { once } from 'node:events';
import { connect } from 'node:net';
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
});
