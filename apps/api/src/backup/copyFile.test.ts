import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../db/dialect';
import { backUp } from './backUp';
import { restore } from './restore';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubline-links-'));
  dataDir = join(folder, 'data');
  for (const name of ['data', 'data/uploads', 'private', 'private/deep'])
    mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'private/deep/keys'), 'of root alone', { mode: 0o600 });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a backup holds pictures alone: no file that a link leads to', async () => {
  const settings = { databaseUrl: undefined, databasePool: 1, databaseStatements: 'kept' } as const;
  await openDatabase({ dataDir, ...settings }).close();
  writeFileSync(join(dataDir, 'uploads/picture.webp'), 'picture');
  symlinkSync(join(folder, 'private/deep/keys'), join(dataDir, 'uploads/leak.webp'));
  const target = join(folder, 'backup');
  await backUp({ dataDir, databaseUrl: undefined }, target);
  expect(readdirSync(join(target, 'uploads'))).toEqual(['picture.webp']);
});

test('a backup does not leave out a secret in silence that is a link', async () => {
  const settings = { databaseUrl: undefined, databasePool: 1, databaseStatements: 'kept' } as const;
  await openDatabase({ dataDir, ...settings }).close();
  symlinkSync(join(folder, 'private/deep/keys'), join(dataDir, 'token-secret'));
  await expect(backUp({ dataDir, databaseUrl: undefined }, join(folder, 'backup'))).rejects.toThrow(
    /token-secret is a link, .* Set JWT_SECRET/,
  );
});

test('a restore takes files alone, and opens nothing that lies beside the database', async () => {
  const settings = { databaseUrl: undefined, databasePool: 1, databaseStatements: 'kept' } as const;
  await openDatabase({ dataDir, ...settings }).close();
  writeFileSync(join(dataDir, 'uploads/picture.webp'), 'picture');
  const backup = join(folder, 'backup');
  await backUp({ dataDir, databaseUrl: undefined }, backup);
  symlinkSync(join(folder, 'private/deep/keys'), join(backup, 'uploads/leak.webp'));
  writeFileSync(join(backup, 'clubline.db-journal'), 'a journal that nobody rolls back');
  const restored = join(folder, 'restored');
  await restore({ dataDir: restored, databaseUrl: undefined }, backup);
  expect(readdirSync(join(restored, 'uploads'))).toEqual(['picture.webp']);
  expect(readFileSync(join(backup, 'clubline.db-journal'), 'utf8')).toMatch(/^a journal/);
});

test('a restore refuses a link in the place of what it takes, and moves nothing', async () => {
  const settings = { databaseUrl: undefined, databasePool: 1, databaseStatements: 'kept' } as const;
  await openDatabase({ dataDir, ...settings }).close();
  const backup = join(folder, 'backup');
  await backUp({ dataDir, databaseUrl: undefined }, backup);
  const again = join(folder, 'again');
  const restored = () => restore({ dataDir: again, databaseUrl: undefined }, backup);
  rmSync(join(backup, 'uploads'), { recursive: true, force: true });
  symlinkSync(join(folder, 'private/deep'), join(backup, 'uploads'));
  await expect(restored()).rejects.toThrow('uploads is a link');
  expect(existsSync(again)).toBe(false);

  rmSync(join(backup, 'uploads'));
  rmSync(join(backup, 'clubline.db'));
  symlinkSync(join(dataDir, 'clubline.db'), join(backup, 'clubline.db'));
  await expect(restored()).rejects.toThrow('clubline.db is a link');
});

/** A backup of an empty product, and its restore to a folder that there is not. */
async function backedUp() {
  const settings = { databaseUrl: undefined, databasePool: 1, databaseStatements: 'kept' } as const;
  await openDatabase({ dataDir, ...settings }).close();
  const backup = join(folder, 'backup');
  await backUp({ dataDir, databaseUrl: undefined }, backup);
  const again = join(folder, 'again');
  return {
    backup,
    again,
    restored: () => restore({ dataDir: again, databaseUrl: undefined }, backup),
  };
}

test.each([
  ['uploads', 'folder', (path: string) => writeFileSync(path, 'a file')],
  ['token-secret', 'file', (path: string) => mkdirSync(path)],
  ['backup.json', 'file', (path: string) => execFileSync('mkfifo', [path])],
])('a restore refuses a %s that is no %s, and moves nothing', async (name, kind, put) => {
  const { backup, again, restored } = await backedUp();
  rmSync(join(backup, name), { recursive: true, force: true });
  put(join(backup, name));
  await expect(restored()).rejects.toThrow(`${name} is no ${kind}. Use another backup.`);
  expect(existsSync(again)).toBe(false);
});

test('a restore leaves out what is no file among the pictures', async () => {
  const { backup, again, restored } = await backedUp();
  const uploads = join(backup, 'uploads');
  mkdirSync(join(uploads, 'folder.webp'), { recursive: true });
  execFileSync('mkfifo', [join(uploads, 'pipe.webp')]);
  const server = createServer().listen(join(uploads, 'socket.webp'));
  await once(server, 'listening');
  writeFileSync(join(uploads, 'picture.webp'), 'picture');
  await restored();
  server.close();
  expect(readdirSync(join(again, 'uploads'))).toEqual(['picture.webp']);
});

test('a restore refuses a time that is none, which would be printed', async () => {
  const { backup, restored } = await backedUp();
  const manifest = { product: 'clubline', madeAt: '\u001b[31mnow', database: 'embedded' };
  writeFileSync(join(backup, 'backup.json'), JSON.stringify(manifest));
  await expect(restored()).rejects.toThrow('is not one of Clubline');
});
