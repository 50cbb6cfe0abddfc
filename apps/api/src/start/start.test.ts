import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../app';
import type { Api } from '../app';
import { readConfig } from '../config';
import { testConfig } from '../testing/describeApi';
import { buildNode, startNode as startProcess, startRefusedNode } from '../testing/nodeProcess';
import type { NodeProcess } from '../testing/nodeProcess';
import { newAccount } from '../testing/people';
import { startNode } from './startNode';
import { StartRefusal } from '../startRefusal';

let folder: string;
let dataDir: string;
const processes: NodeProcess[] = [];
const nodes: Api[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubline-start-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((node) => node.kill('SIGKILL')));
  await Promise.all(nodes.splice(0).map((node) => node.close()));
  rmSync(folder, { recursive: true, force: true });
});

const quiet = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };

/** Starts a node here, as `main.ts` does in a process; gives back what it warns of. */
const start = async (env: Record<string, string> = {}): Promise<string[]> => {
  const notes: string[] = [];
  const config = readConfig({ ...quiet, DATA_DIR: dataDir, ...env });
  nodes.push(await startNode({ ...config, passwordLog2N: 8 }, (note) => void notes.push(note)));
  return notes;
};

/** Expects that a node does not start, and gives back why. */
const refusal = async (env: Record<string, string> = {}): Promise<string> => {
  const error = await start(env).then(
    () => new Error('The node started.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartRefusal);
  return (error as Error).message;
};

/** The database of a node that was stopped. */
const madeDatabase = async (
  seed: 'demo' | 'none' = 'none',
  fill: (api: Api) => Promise<void> = async () => undefined,
): Promise<string> => {
  const elsewhere = join(folder, 'made');
  const api = await createApp(testConfig({ dataDir: elsewhere, seed }));
  await api.seed();
  await fill(api);
  await api.close();
  mkdirSync(dataDir);
  for (const name of ['clubline.db', 'token-secret'])
    cpSync(join(elsewhere, name), join(dataDir, name));
  return join(dataDir, 'clubline.db');
};

describe('wrong settings are refused in one line that names them', () => {
  test.each([
    ['PORT', ''],
    ['PORT', '0x10'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', ''],
    ['HOST', '203.0.113.7'],
    ['HOST', 'no-such-host.invalid'],
    ['DATA_DIR', ''],
    ['SEED', 'everything'],
    ['PUBLIC_URL', 'ftp://clubline.example'],
    ['PUBLIC_URL', 'clubline.example'],
    ['SITE_DIR', '/nowhere'],
    ['JWT_SECRET', ''],
    ['JWT_SECRET', 'short'],
    ['TRUST_PROXY', 'my-proxy'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '127.1, 10.0.0.0/8'],
    ['RATE_LIMIT_SCALE', '0x10'],
    ['RATE_LIMIT_SCALE', '1e3'],
    ['RATE_LIMIT_SCALE', '0'],
    ['CORS_ORIGINS', 'hello'],
    ['CORS_ORIGINS', 'https://news.example/'],
    ['CORS_ORIGINS', 'https://*.example'],
    ['MAIL_FROM', 'garbage'],
    ['MAIL_FROM', ''],
    ['MAIL_FROM', 'a@clubline.example, b@clubline.example'],
    ['CONTACT_EMAIL', 'garbage'],
    ['SMTP_URL', 'mail.example:25'],
    ['SECURITY_CONTACT', 'security@clubline.example'],
    ['DATABASE_URL', 'mysql://root@127.0.0.1/clubline'],
    ['DATABASE_URL', 'postgres://clubline@127.0.0.1:1/clubline'],
    ['DATABASE_URL', 'postgres://clubline@no-such-host.invalid/clubline'],
    ['REDIS_URL', '127.0.0.1:6379'],
    ['REDIS_URL', 'redis://127.0.0.1:1'],
    ['STOP_GRACE_SECONDS', 'long'],
  ])('%s=%s', async (name, value) => {
    const line = await refusal({ [name]: value });
    expect(line).toMatch(new RegExp(`^${name} .+\\.$`));
    expect(line).not.toMatch(/\bat \S+:\d+:\d+|Error:|undefined|\[object/);
  });

  test('forms that people write are taken', () => {
    const taken = readConfig({
      TRUST_PROXY: 'loopback, 10.0.0.0/8,10.0.0.0/255.0.0.0, fd00::/8, ::1',
      RATE_LIMIT_SCALE: ' 0.5 ',
      CORS_ORIGINS: 'https://news.example, http://192.168.0.7:3000',
      MAIL_FROM: '"Fans, Clubline" <no-reply@clubline.example>',
      CONTACT_EMAIL: 'root@localhost',
    });
    expect([taken.rateLimitScale, taken.corsOrigins]).toEqual([
      0.5,
      ['https://news.example', 'http://192.168.0.7:3000'],
    ]);
  });

  test('each of several has a line, and none shows a password', async () => {
    const lines = await refusal({ PORT: 'many', DATABASE_URL: 'mysql://root:hunter2@host/x' });
    expect(lines.split('\n')).toEqual([
      expect.stringMatching(/^PORT /),
      expect.stringMatching(/^DATABASE_URL /),
    ]);
    expect(lines).not.toContain('hunter2');
  });

  const server = process.env.TEST_DATABASE_URL;
  test.skipIf(server === undefined)(
    'a PostgreSQL that refuses the name or the database',
    async () => {
      const other = (change: Partial<URL>) => Object.assign(new URL(server!), change).href;
      expect(await refusal({ DATABASE_URL: other({ pathname: 'no_such_database' }) })).toMatch(
        /^DATABASE_URL names a database that does not exist\. /,
      );
      expect(await refusal({ DATABASE_URL: other({ username: 'no_such_name' }) })).toMatch(
        /^DATABASE_URL has a name or password that PostgreSQL refuses\. /,
      );
    },
  );

  test('a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await refusal({ PORT: String(port) })).toMatch(`PORT ${port} is in use`);
    other.close();
  });
});

describe('a process', { timeout: 120_000 }, () => {
  let main: string;
  beforeAll(async () => {
    main = await buildNode();
  }, 60_000);
  const startOne = async (): Promise<NodeProcess> => {
    const node = await startProcess(main, { DATA_DIR: dataDir });
    processes.push(node);
    return node;
  };

  test('that cannot start says why in one line, without a stack, and ends with 1', async () => {
    const { code, output } = await startRefusedNode(main, { DATA_DIR: dataDir, PORT: '' });
    expect([code, output]).toEqual([
      1,
      'Clubline did not start: PORT must be a whole number from 0 to 65535, written in digits.\n',
    ]);
  });

  test('is refused the folder of another, and has it when that was killed', async () => {
    const first = await startOne();
    const { code, output } = await startRefusedNode(main, { DATA_DIR: dataDir });
    expect([code, output]).toEqual([
      1,
      `Clubline did not start: DATA_DIR ${dataDir} is in use by another Clubline (process ` +
        `${first.child.pid}). Stop that one first, or give this one a folder of its own.\n`,
    ]);
    // The first one is none the worse for it.
    expect((await fetch(`${first.address}/health/ready`)).status).toBe(200);

    await first.kill('SIGKILL');
    // Its number may belong to somebody else by now, such as this very process.
    const lock = new Database(join(dataDir, 'clubline.lock'));
    lock.exec(`pragma user_version = ${process.pid}`);
    lock.close();
    expect((await fetch(`${(await startOne()).address}/health/ready`)).status).toBe(200);
  });

  test('is refused a folder that its user cannot write', async ({ skip }) => {
    // Root may write everywhere, so it lends the process another user, who has to see the program.
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const sees = spawnSync(process.execPath, ['--check', main], user);
    skip(sees.status !== 0, 'the project is in a folder of root’s own');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o555);
    const { code, output } = await startRefusedNode(main, { DATA_DIR: dataDir }, user);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^Clubline did not start: DATA_DIR .* cannot be written by this user/),
    ]);
  });

  test('makes a folder that is for its owner alone, with all that is in it', async () => {
    await startOne();
    expectClosed();
  });
});

const expectClosed = (): void => {
  const inside = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  const found = ['.', ...inside].map((name) => {
    const stats = statSync(join(dataDir, name));
    return [name, (stats.mode & 0o777).toString(8), stats.isDirectory() ? '700' : '600'];
  });
  expect(found.length).toBeGreaterThan(2);
  for (const [name, mode, wanted] of found) expect([name, mode]).toEqual([name, wanted]);
};

describe('the data folder', () => {
  test('that is a file is refused', async () => {
    writeFileSync(dataDir, '');
    expect(await refusal()).toMatch(/^DATA_DIR .* is a file/);
  });

  test.each([
    ['cut off', (file: string) => truncateSync(file, 9_000)],
    ['something else', (file: string) => writeFileSync(file, 'these are my notes, '.repeat(900))],
  ])('with a database that is %s is refused', async (_what, damage) => {
    damage(await madeDatabase());
    expect(await refusal()).toMatch(/^DATA_DIR .* damaged or no database/);
  });

  test('with the database of a newer version is refused', async () => {
    const database = new Database(await madeDatabase());
    database.exec(`insert into kysely_migration values ('9999-later', '2040-01-01T00:00:00.000Z')`);
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.close();
    expect(await refusal()).toMatch(/^DATA_DIR .* newer version \(with 9999-later\)/);
  });

  test('with a token secret that was cut off is refused', async () => {
    await madeDatabase();
    writeFileSync(join(dataDir, 'token-secret'), '');
    expect(await refusal()).toMatch(/^DATA_DIR .* token-secret/);
  });

  test('is closed to others when it was left open', async () => {
    await madeDatabase();
    mkdirSync(join(dataDir, 'uploads'));
    writeFileSync(join(dataDir, 'uploads', 'picture.webp'), '');
    chmodSync(join(dataDir, 'uploads', 'picture.webp'), 0o644);
    chmodSync(join(dataDir, 'uploads'), 0o755);
    for (const name of readdirSync(dataDir).filter((entry) => entry !== 'uploads'))
      chmodSync(join(dataDir, name), 0o644);
    chmodSync(dataDir, 0o755);
    const before = process.umask(0o077);
    await start();
    process.umask(before);
    expectClosed();
  });

  test('is left open where it holds what is not ours', async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'holiday.txt'), 'sun');
    chmodSync(dataDir, 0o755);
    await start();
    expect(statSync(dataDir).mode & 0o777).toBe(0o755);
  });
});

describe('demo content', () => {
  test('is for one’s own machine unless an address is named', () => {
    expect(readConfig({ SEED: 'demo' }).host).toBe('127.0.0.1');
    expect(readConfig({ SEED: 'demo', HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readConfig({ SEED: 'none' }).host).toBe('0.0.0.0');
  });

  test.each([
    ['HOST', '0.0.0.0'],
    ['PUBLIC_URL', 'https://clubline.example'],
    ['PUBLIC_URL', 'http://127.example'],
    ['TRUST_PROXY', '127.0.0.1'],
  ])('is warned of where it is offered to the network by %s %s', async (name, value) => {
    expect(await start({ SEED: 'demo', [name]: value })).toEqual([
      expect.stringContaining(`${name} ${value} offers the demo content to the network`),
    ]);
  });

  test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'is for one’s own machine at %s',
    async (url) => {
      expect(await start({ SEED: 'demo', PUBLIC_URL: url })).toEqual([]);
    },
  );

  test.each([
    ['HOST', '0.0.0.0'],
    ['PUBLIC_URL', 'https://clubline.example'],
    ['TRUST_PROXY', '127.0.0.1'],
  ])('without being asked for is not offered to the network by %s %s', async (name, value) => {
    await madeDatabase('demo');
    expect(await refusal({ [name]: value })).toMatch(
      /^SEED is none, but .* passwords of demo and admin are known to everybody/,
    );
  });

  test('is no account of a stranger who takes the name and password of one of it', async () => {
    const stranger = { ...newAccount(), password: 'demo1234' };
    await madeDatabase('none', async ({ app }) => {
      const ask = (method: 'POST' | 'PATCH', url: string, payload: object, token = '') =>
        app.inject({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
      await ask('POST', '/api/auth/sign-up', stranger);
      const { email, password } = stranger;
      const { accessToken } = (await ask('POST', '/api/auth/sign-in', { email, password })).json();
      const rename = { username: 'demo' };
      const answer = await ask('PATCH', '/api/users/update-username', rename, accessToken);
      expect(answer.statusCode).toBe(200);
    });
    expect(await start({ HOST: '0.0.0.0' })).toEqual([]);
  });

  test('is found whatever its people are called by then', async () => {
    const database = new Database(await madeDatabase('demo'));
    database.exec("update users set username = 'x' || username");
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.close();
    expect(await refusal({ HOST: '0.0.0.0' })).toContain('passwords of xdemo and xadmin');
  });

  test('without being asked for is warned of on one’s own machine', async () => {
    await madeDatabase('demo');
    expect(await start()).toEqual([expect.stringMatching(/^SEED is none, but .* demo and admin/)]);
  });
});

describe('administrators', () => {
  const person = async () => {
    const file = await madeDatabase();
    const database = new Database(file);
    const row = { id: '01930000-0000-7000-8000-000000000001', username: 'ann' };
    database.exec(
      `insert into users (id, username, email, email_key, password_hash, first_name, last_name,
        profile_tags, sport_interests, role, points, created_at) values ('${row.id}', 'ann',
        'ann@fans.example', 'ann@fans.example', 'none', 'Ann', 'Fan', '[]', '[]', 'user', 0,
        '2026-01-02T00:00:00.000Z')`,
    );
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.close();
    return row;
  };
  const role = async (id: string) => {
    const { db } = nodes.at(-1)!.context;
    return (await db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst())
      ?.role;
  };

  test('are named by their ids', async () => {
    const { id } = await person();
    expect(await start({ ADMIN_USERNAMES: id })).toEqual([
      'ann (ann@fans.example) is an administrator now.',
    ]);
    expect(await role(id)).toBe('admin');
  });

  test('are not made by a name, which anybody may take: it is answered with the id', async () => {
    const { id } = await person();
    const [note] = await start({ ADMIN_USERNAMES: 'Ann' });
    expect(note).toContain('ann@fans.example, made on 2026-01-02');
    expect(note).toContain(`ADMIN_USERNAMES=${id}`);
    expect(await role(id)).toBe('user');
  });

  test('a name that nobody has is warned of', async () => {
    expect(await start({ ADMIN_USERNAMES: 'nobody' })).toEqual([
      expect.stringMatching(/^ADMIN_USERNAMES names nobody, and nobody has that name or id/),
    ]);
  });
});
