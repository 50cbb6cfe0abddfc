import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { freshDatabase } from '../../apps/api/src/testing/freshDatabase';
import { buildNode, startNode, type NodeProcess } from '../../apps/api/src/testing/nodeProcess';

/** One node as a process, on a database of its own, that may be killed at any moment. */
export interface ApiNode {
  database: 'embedded' | 'postgres';
  /** Where it keeps pictures, and the embedded database. */
  folder: string;
  databaseUrl: string | undefined;
  /** Its address; another one after a restart. */
  address(): string;
  /** Kills it and starts it again on what it has stored. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

const databases: ApiNode['database'][] =
  process.env.TEST_DATABASE_URL === undefined ? ['embedded'] : ['embedded', 'postgres'];

async function startApiNode(database: ApiNode['database']): Promise<ApiNode> {
  const { config, drop } = await freshDatabase(database);
  const main = await buildNode();
  const redisUrl = database === 'postgres' ? process.env.TEST_REDIS_URL : undefined;
  const env = {
    DATA_DIR: config.dataDir!,
    JWT_SECRET: randomBytes(32).toString('hex'),
    ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
    ...(redisUrl && { REDIS_URL: redisUrl }),
  };
  let node: NodeProcess = await startNode(main, env);
  let restarting: Promise<void> | undefined;
  const restart = async () => {
    await node.kill('SIGKILL');
    node = await startNode(main, env);
  };
  return {
    database,
    folder: config.dataDir!,
    databaseUrl: config.databaseUrl,
    address: () => node.address,
    // Once for all calls that it befalls at the same moment.
    restart: () => (restarting ??= restart().finally(() => (restarting = undefined))),
    async remove() {
      await node.kill('SIGKILL');
      await drop();
    },
  };
}

/** Tests on one node for each database: `TEST_DATABASE_URL` adds PostgreSQL. */
export function describeOnNodes(title: string, tests: (node: () => ApiNode) => void): void {
  describe.each(databases)(`${title} (%s)`, (database) => {
    let node: ApiNode;
    beforeAll(async () => {
      node = await startApiNode(database);
    }, 60_000);
    afterAll(() => node?.remove());
    tests(() => node);
  });
}
