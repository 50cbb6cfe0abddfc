import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../config';

/** An empty place to keep data: a folder, and on PostgreSQL a schema. */
export async function freshDatabase(
  database: 'embedded' | 'postgres',
): Promise<{ config: Partial<Config>; drop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clubline-api-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (database === 'embedded')
    return { config: { dataDir, databaseUrl: undefined }, drop: async () => removeFolder() };
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await run(`create schema ${schema}`);
  const url = new URL(process.env.TEST_DATABASE_URL!);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    config: { dataDir, databaseUrl: url.href },
    async drop() {
      removeFolder();
      await run(`drop schema ${schema} cascade`);
    },
  };
}

async function run(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
