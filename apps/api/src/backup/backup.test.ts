import { execFile, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { history, matchId, signUp } from '../testing/chatSender';
import type { Sender } from '../testing/chatSender';
import { buildNode, startNode } from '../testing/nodeProcess';
import type { NodeProcess } from '../testing/nodeProcess';
import { connect } from '../testing/sockets';

const testDatabase = process.env.TEST_DATABASE_URL;
const hasPostgres = testDatabase !== undefined && spawnSync('pg_dump', ['--version']).status === 0;

let main: string;
let folder: string;
let node: NodeProcess | undefined;
beforeAll(async () => {
  main = await buildNode();
}, 120_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubline-backup-'));
});
afterEach(async () => {
  await node?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const start = async (env: Record<string, string>): Promise<string> => {
  node = await startNode(main, env);
  return node.address;
};

/** Runs the program as `npm run backup` does; resolves to how it ended and all it said. */
const run = (
  name: 'backup' | 'restore',
  env: Record<string, string>,
  words: string[],
  uid?: number,
) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(dirname(main), `${name}.js`), ...words],
      { env: { PATH: process.env.PATH, ...env }, ...(uid !== undefined && { uid }) },
      (_error, stdout, stderr) => resolve({ code: child.exitCode!, output: stdout + stderr }),
    );
  });

async function upload(address: string, { token }: Sender): Promise<string> {
  const form = new FormData();
  const create = { width: 40, height: 30, channels: 3, background: '#0a84ff' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  form.set('media', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'race.png');
  const answer = await fetch(`${address}/api/social/profile-posts/upload-media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return ((await answer.json()) as { data: { mediaUrl: string } }).data.mediaUrl;
}

/** Eight people's worth of messages, one after the other each, until `stop`. */
async function writeMeanwhile(address: string, sender: Sender) {
  const socket = await connect(address, sender.token);
  const acknowledged: string[] = [];
  const state = { isOver: false };
  const writer = async (): Promise<void> => {
    while (!state.isOver) {
      const id = randomUUID();
      const body = { matchId, userId: sender.id, message: id, clientMessageId: id };
      if ((await socket.send(body)).ok) acknowledged.push(id);
    }
  };
  const writers = Array.from({ length: 8 }, writer);
  return {
    acknowledged,
    async stop() {
      state.isOver = true;
      await Promise.all(writers);
      socket.socket.close();
    },
  };
}

/** Backs up a node that is being written to, restores elsewhere, and compares. */
async function expectWholeCopy(from: Record<string, string>, to: Record<string, string>) {
  const backup = join(folder, 'backup');
  const address = await start(from);
  const sender = await signUp(address);
  const picture = await upload(address, sender);
  const load = await writeMeanwhile(address, sender);
  await expect.poll(() => load.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(50);
  const before = [...load.acknowledged];
  expect(await run('backup', from, [backup])).toMatchObject({ code: 0 });
  await load.stop();
  expect(load.acknowledged.length).toBeGreaterThan(before.length);
  await node!.kill('SIGTERM');

  const moved = await run('restore', to, ['--keep-sessions', backup]);
  expect([moved.code, moved.output]).toEqual([
    0,
    expect.stringMatching(
      / Sessions and mailed links are as on 2.* again, also those ended since\./,
    ),
  ]);
  const restored = await start(to);
  // The session goes on: its secret came along.
  const messages = await history(restored, sender.token);
  const ids = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
  expect((await fetch(`${restored}${picture}`)).status).toBe(200);
  for (const name of readdirSync(backup)) {
    const stats = statSync(join(backup, name));
    expect([name, stats.mode & 0o077]).toEqual([name, 0]);
  }
}

/** Breaks a restore off as its last row has been read, and looks at what there is. */
async function expectNothingHalf(to: { DATABASE_URL: string; DATA_DIR: string }) {
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  const real = spawnSync('which', ['pg_restore']).stdout.toString().trim();
  const script = `#!/bin/sh\n'${real}' "$@"\nkill -9 $PPID\n`;
  writeFileSync(join(programs, 'pg_restore'), script, { mode: 0o755 });
  const env = { ...to, PATH: `${programs}:${process.env.PATH}` };
  await run('restore', env, [join(folder, 'backup')]);
  const client = new Client({ connectionString: to.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(`select to_regclass('sessions') as sessions`);
  await client.end();
  expect(rows).toEqual([{ sessions: null }]);
  expect(await run('restore', to, [join(folder, 'backup')])).toMatchObject({ code: 0 });
}

// Waits long before it gives up: a machine that others use takes thrice the time of a quiet one.
describe('a backup made under load', () => {
  test('of the embedded database holds all that was acknowledged before it', async () => {
    await expectWholeCopy(
      { DATA_DIR: join(folder, 'data') },
      { DATA_DIR: join(folder, 'elsewhere') },
    );
  }, 180_000);

  test.skipIf(!hasPostgres)(
    'of PostgreSQL holds all that was acknowledged before it',
    async () => {
      const client = new Client({ connectionString: testDatabase });
      await client.connect();
      const made = [0, 1, 2, 3].map(() => `backup_${randomBytes(6).toString('hex')}`);
      for (const name of made) await client.query(`create database ${name}`);
      const [from, to, later, unfinished] = made.map((name, n) => ({
        DATABASE_URL: Object.assign(new URL(testDatabase!), { pathname: name }).href,
        DATA_DIR: join(folder, `data-${n}`),
      }));
      try {
        await expectWholeCopy(from!, to!);
        expect(await run('restore', later!, [join(folder, 'backup')])).toMatchObject({ code: 0 });
        const restored = new Client({ connectionString: later!.DATABASE_URL });
        await restored.connect();
        const { rows } = await restored.query(
          'select count(*)::int as all, count(ended_at)::int as ended from sessions',
        );
        await restored.end();
        expect(rows).toEqual([{ all: 1, ended: 1 }]);
        await expectNothingHalf(unfinished!);
        // Nothing is mixed into a database that holds something.
        const again = await run('restore', to!, [join(folder, 'backup')]);
        expect(again.code).toBe(1);
        expect(again.output).toMatch(/^Clubline was not restored: DATABASE_URL names a .+\.\n$/);
        expect(again.output).toMatch(/ database that is not empty \(it holds public\.\w+\)\. /);
      } finally {
        await node?.kill('SIGKILL');
        for (const name of made) await client.query(`drop database ${name} with (force)`);
        await client.end();
      }
    },
    180_000,
  );
});

describe('restoring', () => {
  const env = () => ({ DATA_DIR: join(folder, 'data') });
  const backup = () => join(folder, 'backup');

  test('moves what was there aside, and is refused while the product runs', async () => {
    const first = await signUp(await start(env()));
    expect(await run('backup', env(), [backup()])).toMatchObject({ code: 0 });
    await signUp(node!.address);
    const refused = await run('restore', env(), [backup()]);
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/^Clubline was not restored: DATA_DIR .* is in use by another/),
    ]);
    await node!.kill('SIGTERM');
    expect(await run('restore', env(), [backup(), '--keep-sessions'])).toMatchObject({ code: 0 });

    const [aside] = readdirSync(env().DATA_DIR).filter((name) => name.startsWith('before-'));
    const count = (file: string) =>
      new Database(file).prepare('select count(*) as people from users').get();
    expect(count(join(env().DATA_DIR, aside!, 'clubline.db'))).toMatchObject({ people: 2 });
    expect(count(join(env().DATA_DIR, 'clubline.db'))).toMatchObject({ people: 1 });
    expect(await history(await start(env()), first.token)).toEqual([]);
  }, 120_000);

  test('signs everybody out, ends links and keys, and says what is as it was then', async () => {
    const { token, id } = await signUp(await start(env()));
    const file = () => new Database(join(env().DATA_DIR, 'clubline.db'));
    const link = `insert into password_resets (hash, user_id, expires_at) values ('x', ?, '2099')`;
    file().prepare(link).run(id);
    file().exec(`insert into partners values ('p1', 'Harbour', 'harbour', '2026');
      insert into partner_keys (id, partner_id, hash, hint, created_at)
      values ('k1', 'p1', 'x', 'abcd', '2026')`);
    expect(await run('backup', env(), [backup()])).toMatchObject({ code: 0 });
    const isIn = async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${node!.address}/api/auth/me`, { headers })).status;
    };
    expect(await isIn()).toBe(200);
    await node!.kill('SIGTERM');

    const { code, output } = await run('restore', env(), [backup()]);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/signed out; .* keys of partners have ended\. .* as on 2.* again\./),
    ]);
    const left = 'select count(*) as links from password_resets where used_at is null';
    expect(file().prepare(left).get()).toMatchObject({ links: 0 });
    const keys = 'select count(*) as keys from partner_keys where revoked_at is null';
    expect(file().prepare(keys).get()).toMatchObject({ keys: 0 });
    await start(env());
    expect(await isIn()).toBe(401);
  }, 120_000);

  test.each([[[]], [['one', 'two']], [['--keep-all', 'one']], [['--keep-sessions']]])(
    'with the words %j is explained',
    async (words) => {
      const { code, output } = await run('restore', env(), words);
      expect([code, output]).toEqual([
        1,
        expect.stringContaining('npm run restore -- [--keep-sessions] <folder>'),
      ]);
    },
  );

  test.skipIf(process.getuid?.() !== 0)(
    'is for the user to whom the data folder belongs, and not for root (start this as root)',
    async () => {
      await signUp(await start(env()));
      expect(await run('backup', env(), [backup()])).toMatchObject({ code: 0 });
      await node!.kill('SIGTERM');
      chownSync(env().DATA_DIR, 65_534, 65_534);
      for (const [program, target] of [
        ['restore', backup()],
        ['backup', `${backup()}-2`],
      ] as const) {
        const { code, output } = await run(program, env(), [target]);
        expect([code, output]).toEqual([1, expect.stringContaining("sudo -u '#65534'")]);
      }
      expect(existsSync(`${backup()}-2`)).toBe(false);
    },
    120_000,
  );

  test('is refused for what is no whole backup, and leaves everything as it was', async () => {
    await signUp(await start(env()));
    await run('backup', env(), [backup()]);
    await node!.kill('SIGTERM');
    const stored = readFileSync(join(env().DATA_DIR, 'clubline.db'));

    writeFileSync(join(backup(), 'clubline.db'), 'not all of it');
    const damaged = await run('restore', env(), [backup()]);
    expect([damaged.code, damaged.output]).toEqual([1, expect.stringMatching(/is damaged/)]);
    rmSync(join(backup(), 'backup.json'));
    const unfinished = await run('restore', env(), [backup()]);
    expect([unfinished.code, unfinished.output]).toEqual([
      1,
      expect.stringMatching(/is no backup, or one that was not finished/),
    ]);
    expect(readFileSync(join(env().DATA_DIR, 'clubline.db')).equals(stored)).toBe(true);
  }, 120_000);
});

test('the programs of PostgreSQL are given the address as the product understands it', async () => {
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  const words = join(folder, 'words');
  const script = `#!/bin/sh\nprintf '%s\\n' "$@" > '${words}'\necho "$PGPASSWORD" >> '${words}'\n`;
  writeFileSync(join(programs, 'pg_dump'), script, { mode: 0o755 });
  const env = {
    PATH: `${programs}:${process.env.PATH}`,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: 'postgres://club+line:a%2Bb@db.test/fans+2?options=-c+search_path%3Dclub',
  };
  expect(await run('backup', env, [join(folder, 'backup')])).toMatchObject({ code: 0 });
  expect(readFileSync(words, 'utf8').trim().split('\n').slice(-2)).toEqual([
    'postgres://club+line@db.test/fans+2?options=-c%20search_path%3Dclub',
    'a+b',
  ]);

  // Arguments are read by everybody on the machine, wherever in the address the password stands.
  const query = '?user=ann&password=c%26d&sslmode=require';
  env.DATABASE_URL = `postgres://db.test/fans${query}`;
  expect(await run('backup', env, [join(folder, 'backup-2')])).toMatchObject({ code: 0 });
  expect(readFileSync(words, 'utf8').trim().split('\n').slice(-2)).toEqual([
    'postgres://db.test/fans?user=ann&sslmode=require',
    'c&d',
  ]);
});

test.each([
  ['ends a command', '; touch taken-over #'],
  ['begins another one', '$(touch taken-over)`touch taken-over`'],
  ['looks like an option', '--command=touch taken-over'],
  ['has blanks, quotes and stars', ` 'a' "b" * `],
])('a name that %s is a name to the programs of PostgreSQL', async (_what, name) => {
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  const words = join(folder, 'words');
  // Each word with a sign before it that ends none of them.
  const script = `#!/bin/sh\nfor word; do printf '%s\\n' "<$word>" >> '${words}'; done\n`;
  writeFileSync(join(programs, 'pg_dump'), script, { mode: 0o755 });
  const env = {
    PATH: `${programs}:${process.env.PATH}`,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: `postgres://ann@db.test/${encodeURIComponent(name)}`,
  };
  const target = join(folder, name);
  expect(await run('backup', env, [target])).toMatchObject({ code: 0 });
  expect(readFileSync(words, 'utf8').trim().split('\n')).toEqual([
    '<--format=custom>',
    '<--no-owner>',
    `<--file=${join(target, 'postgres.dump')}>`,
    `<${new URL(env.DATABASE_URL).href}>`,
  ]);
  expect(existsSync('taken-over')).toBe(false);
});

test('a backup that fails removes what it made, and nothing else', async () => {
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  const script = `#!/bin/sh
for word; do case $word in --file=*) echo half > "\${word#--file=}" ;; esac; done
echo 'pg_dump: error: server closed the connection unexpectedly' >&2
exit 1
`;
  writeFileSync(join(programs, 'pg_dump'), script, { mode: 0o755 });
  const env = {
    PATH: `${programs}:${process.env.PATH}`,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: 'postgres://clubline@db.test/clubline',
  };
  const picture = join(env.DATA_DIR, 'uploads', 'picture.webp');
  mkdirSync(dirname(picture), { recursive: true });
  writeFileSync(picture, 'picture');

  const made = await run('backup', env, [join(folder, 'backups', 'today')]);
  expect([made.code, made.output]).toEqual([1, expect.stringContaining('closed the connection')]);
  expect(existsSync(join(folder, 'backups'))).toBe(false);

  mkdirSync(join(folder, 'backups'));
  writeFileSync(join(folder, 'backups', 'notes.txt'), '');
  mkdirSync(join(folder, 'backups', 'empty'));
  for (const name of ['empty', 'new'])
    expect((await run('backup', env, [join(folder, 'backups', name)])).code).toBe(1);
  expect(readdirSync(join(folder, 'backups'), { recursive: true })).toEqual(['empty', 'notes.txt']);
  expect(existsSync(picture)).toBe(true);
});

test.skipIf(process.getuid?.() !== 0)(
  'a folder of backups that is closed to who starts either is said to be (start this as root)',
  async () => {
    const asNobody = (program: 'backup' | 'restore', words: string[]) =>
      run(program, { DATA_DIR: join(folder, 'data') }, words, 65_534);
    chmodSync(folder, 0o711);
    mkdirSync(join(folder, 'backups'), { mode: 0o700 });
    const target = join(folder, 'backups', 'today');
    expect((await asNobody('backup', [target])).output).toContain(
      `${target} cannot be made by this user`,
    );
    expect((await asNobody('restore', [target])).output).toContain(
      `${target} cannot be read by this user`,
    );
  },
);

test('a backup wants a database, and one new folder', async () => {
  const env = { DATA_DIR: join(folder, 'nothing') };
  const { code, output } = await run('backup', env, [join(folder, 'backup')]);
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^Clubline was not backed up: DATA_DIR .* holds no database/),
  ]);
  expect(existsSync(join(folder, 'backup'))).toBe(false);
  expect((await run('backup', env, [])).output).toContain('npm run backup -- <folder>');
  writeFileSync(join(folder, 'here.txt'), '');
  expect((await run('backup', env, [folder])).output).toContain('is not empty');
  expect(existsSync(env.DATA_DIR)).toBe(false);
});
