import { once } from 'node:events';
import { mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { uploadsFolder } from '../services/fileStore';
import { describeApi } from '../testing/describeApi';
import type { TestApi } from '../testing/describeApi';
import { addressOf } from '../testing/sockets';

/** Sends what is asked for and resets the connection, as often as given, and waits for the end. */
async function askAndReset(t: TestApi, head: string, times: number): Promise<void> {
  const { hostname, port } = new URL(await addressOf(t.api));
  for (let turn = 0; turn < times; turn += 1) {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as one visitor does
    await once(socket, 'connect');
    socket.write(head, () => socket.resetAndDestroy());
    // oxlint-disable-next-line no-await-in-loop
    await once(socket, 'close');
  }
  const connections = promisify(t.api.app.server.getConnections.bind(t.api.app.server));
  await expect.poll(connections).toBe(0);
}

describeApi('a connection that is reset as soon as something was asked on it', (t) => {
  test('ends nothing else where it asked for a socket', async () => {
    const upgrade = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Version: 13',
    ];
    // What is thrown while a socket is let in would end the process.
    await askAndReset(t, [...upgrade, '', ''].join('\r\n'), 20);
    expect((await t.api.app.inject('/health/live')).statusCode).toBe(200);
  });

  test('is no failure of the server', async () => {
    await askAndReset(t, 'GET /api/scoreboards HTTP/1.1\r\nHost: localhost\r\n\r\n', 20);
    expect((await t.api.app.inject('/metrics')).body).not.toMatch(/status="500"/);
  });
});

describeApi('a picture whose reader goes', (t) => {
  test('is closed again: files that stay open would be all that a node may have', async () => {
    const { hostname, port } = new URL(await addressOf(t.api));
    const name = `${'a'.repeat(40)}.webp`;
    const file = join(uploadsFolder(t.api.context.config.dataDir), name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.alloc(200_000));
    const areOpen = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).endsWith(name);
        } catch {
          return false;
        }
      }).length;
    const asked = `/api/uploads/${name} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    for (const leave of [
      (socket: Socket) => socket.end().resume(),
      (socket: Socket) => socket.destroy(),
      (socket: Socket) => setImmediate(() => socket.destroy()),
    ])
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          const socket = connect(Number(port), hostname).on('error', () => undefined);
          await once(socket, 'connect');
          socket.write(`GET ${asked}`, () => leave(socket));
          await once(socket, 'close');
        }),
      );
    await expect.poll(areOpen).toBe(0);
    expect((await t.api.app.inject(`/api/uploads/${name}`)).statusCode).toBe(200);
  });
});

describeApi('a body that is too long', (t) => {
  test('is read to its end, so that a proxy does not take the node for gone', async () => {
    const { hostname, port } = new URL(await addressOf(t.api));
    const socket = connect(Number(port), hostname).setEncoding('latin1');
    let received = '';
    socket.on('data', (text: string) => (received += text));
    const body = 'x'.repeat(8_000_000);
    const kind = `Content-Type: application/json\r\nContent-Length: ${body.length}`;
    socket.write(`POST /api/contact HTTP/1.1\r\nHost: localhost\r\n${kind}\r\n\r\n${body}`);
    await expect.poll(() => received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received).not.toMatch(/^connection: close\r$/im);
    socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(() => received).toMatch(/HTTP\/1\.1 200 /);
    socket.destroy();
  });
});

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
