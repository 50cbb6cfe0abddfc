import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Stands before a server and can be made to misbehave as networks do. */
export interface ServerProxy {
  port: number;
  /** The same address with the proxy in the place of the server. */
  through(url: string): string;
  /** From now on nothing is passed on, without notice: connections stay open. */
  silence(): void;
  /** Ends every connection, and takes no new one until `resume`. */
  cut(): void;
  resume(): void;
  close(): Promise<void>;
}

/** Passes everything on to the server of `url`: a PostgreSQL, a Redis, or one with its port. */
export async function startServerProxy(url: string): Promise<ServerProxy> {
  const target = new URL(url);
  const defaultPort = target.protocol.startsWith('redis') ? 6379 : 5432;
  let state: 'passing' | 'silent' | 'cut' = 'passing';
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((client) => {
    if (state === 'cut') {
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port || defaultPort), target.hostname);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (data) => {
        if (state === 'passing') to.write(data);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    };
    pass(client, upstream);
    pass(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    port,
    through(address) {
      const proxied = new URL(address);
      proxied.hostname = '127.0.0.1';
      proxied.port = String(port);
      return proxied.href;
    },
    silence() {
      state = 'silent';
    },
    cut() {
      state = 'cut';
      endAll();
    },
    resume() {
      // What was begun in silence has lost bytes.
      if (state === 'silent') endAll();
      state = 'passing';
    },
    async close() {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
