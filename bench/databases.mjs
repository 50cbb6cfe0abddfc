import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Client } from 'pg';
import { root } from '../scripts/install.mjs';

// The driver that the API has.
const Database = createRequire(join(root, 'apps/api/package.json'))('libsql');

/**
 * Nanoseconds that the first thread of a process has run, where scripts and the embedded database
 * do; null when it has ended.
 */
export function processorTime(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return null;
  }
}

/** A fresh database, and what seeds it and says which processes work for it. */
export const openDatabase = (name) => (name === 'postgres' ? openPostgres() : openEmbedded());

async function openPostgres() {
  const connectionString = process.env.TEST_DATABASE_URL;
  if (!connectionString) throw new Error('PostgreSQL needs TEST_DATABASE_URL.');
  const name = `bench_${randomBytes(4).toString('hex')}`;
  const admin = new Client({ connectionString });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return {
    settings: { DATABASE_URL: url.href },
    async seed(statements) {
      const client = new Client({ connectionString: url.href });
      await client.connect();
      await client.query('set synchronous_commit = off');
      for (const statement of statements) await client.query(statement);
      // As the server does by itself after a while.
      await client.query('vacuum analyze');
      await client.end();
    },
    async pids() {
      const { rows } = await admin.query('select pid from pg_stat_activity where datname = $1', [
        name,
      ]);
      return rows.map(({ pid }) => pid);
    },
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

const openEmbedded = async () => ({
  settings: {},
  async seed(statements, dataDir) {
    const file = new Database(join(dataDir, 'clubline.db'));
    file.exec('pragma foreign_keys = on; begin');
    for (const statement of statements) file.exec(statement);
    file.exec('commit');
    file.close();
  },
  pids: async () => [],
  drop: async () => undefined,
});
