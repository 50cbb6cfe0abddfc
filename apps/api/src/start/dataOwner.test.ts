import {
  chmodSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
      `${dataDir} belongs to user 65534. Start this as that user: sudo -u '#65534' …`,
    );
  });

  test('is refused below a folder of another user, also one that is to be made', () => {
    const inside = join(dataDir, 'inside');
    lchownSync(dataDir, NOBODY, NOBODY);
    expect(() => refuseFolderOfOthers(inside)).toThrow('belongs to user 65534');
    mkdirSync(inside);
    expect(() => refuseFolderOfOthers(inside)).toThrow(`${dataDir} belongs to user 65534`);
  });

  test('is refused a link of its own to a folder of another user', () => {
    const theirs = join(dataDir, 'theirs');
    mkdirSync(theirs);
    lchownSync(theirs, NOBODY, NOBODY);
    symlinkSync(theirs, join(dataDir, 'link'));
    expect(() => refuseFolderOfOthers(join(dataDir, 'link'))).toThrow('belongs to user 65534');
  });

  test('is refused a link that another user may lead elsewhere', () => {
    const [theirs, own] = [join(dataDir, 'theirs'), join(dataDir, 'own')];
    for (const folder of [theirs, own]) mkdirSync(folder);
    symlinkSync(own, join(theirs, 'link'));
    refuseFolderOfOthers(join(theirs, 'link'));
    lchownSync(theirs, NOBODY, NOBODY);
    expect(() => refuseFolderOfOthers(join(theirs, 'link'))).toThrow(
      `${theirs} belongs to user 65534`,
    );
  });

  test('is refused a folder that others may write', () => {
    chmodSync(dataDir, 0o2770);
    expect(() => refuseFolderOfOthers(dataDir)).toThrow(
      `others can write to ${dataDir}. Close it to them (chmod go-w ${dataDir}).`,
    );
  });

  test.each(['clubline.db', 'clubline.lock', 'token-secret', 'uploads', 'outbox'])(
    'opens no %s of another user, be it a link or not',
    (name) => {
      mkdirSync(join(dataDir, 'elsewhere'));
      symlinkSync(join(dataDir, 'elsewhere'), join(dataDir, name));
      refuseFolderOfOthers(dataDir);
      lchownSync(join(dataDir, name), NOBODY, NOBODY);
      expect(() => refuseFolderOfOthers(dataDir)).toThrow(`${join(dataDir, name)} belongs`);
    },
  );
});
