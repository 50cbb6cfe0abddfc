import { lchownSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refuseFolderOfOthers } from './dataOwner';

const NOBODY = 65_534;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'clubline-owner-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('a folder of who starts a program, and one that is not there, are taken', () => {
  writeFileSync(join(dataDir, 'clubline.db'), '');
  refuseFolderOfOthers(dataDir);
  refuseFolderOfOthers(join(dataDir, 'new'));
});

describe.skipIf(process.getuid?.() !== 0)('root (start this as root)', () => {
  test('is told as whom to start a program for a folder of another user', () => {
    lchownSync(dataDir, NOBODY, NOBODY);
    expect(() => refuseFolderOfOthers(dataDir)).toThrow(
      `DATA_DIR ${dataDir} belongs to user 65534. Start this as that user: sudo -u '#65534' …`,
    );
  });

  test.each(['clubline.db', 'clubline.lock', 'token-secret', 'uploads', 'outbox'])(
    'opens no %s of another user, be it a link or not',
    (name) => {
      mkdirSync(join(dataDir, 'elsewhere'));
      symlinkSync(join(dataDir, 'elsewhere'), join(dataDir, name));
      refuseFolderOfOthers(dataDir);
      lchownSync(join(dataDir, name), NOBODY, NOBODY);
      expect(() => refuseFolderOfOthers(dataDir)).toThrow(`${name} in DATA_DIR ${dataDir} belongs`);
    },
  );
});
