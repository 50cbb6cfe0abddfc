import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildNode, startNode } from '../nodeProcess';
import type { NodeProcess } from '../nodeProcess';
import { startServerProxy } from '../serverProxy';
import type { ServerProxy } from '../serverProxy';
import { startPostgres, startRedis } from './ownServers';
import type { OwnServer } from './ownServers';

/** Two nodes as processes, with servers that a test may kill. */
export interface Cluster {
  postgres: OwnServer;
  redis: Awaited<ReturnType<typeof startRedis>>;
  /** Between the nodes and the database. */
  network: ServerProxy;
  nodes: NodeProcess[];
  /** What each node says of itself. */
  readiness(): Promise<number[]>;
  remove(): Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'clubline-faults-'));
  const [main, postgres, redis] = await Promise.all([buildNode(), startPostgres(), startRedis()]);
  const network = await startServerProxy(postgres.url);
  const env = {
    DATABASE_URL: network.through(postgres.url),
    REDIS_URL: redis.url,
    JWT_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: folder,
  };
  const nodes = [await startNode(main, env), await startNode(main, env)];
  return {
    postgres,
    redis,
    network,
    nodes,
    readiness: () =>
      Promise.all(
        nodes.map(async ({ address }) => (await fetch(`${address}/health/ready`)).status),
      ),
    async remove() {
      await Promise.all(nodes.map((node) => node.kill('SIGKILL')));
      await network.close();
      await Promise.all([postgres.remove(), redis.remove()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
