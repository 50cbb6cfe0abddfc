import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkTarballs } from './checkTarballs.mjs';

const manifest = {
  name: '@clubline/ui',
  version: '1.2.3',
  files: ['dist', 'README.md'],
  exports: { '.': { types: './dist/index.d.ts', import: './dist/index.mjs' } },
};
const whole = {
  'package.json': JSON.stringify(manifest),
  'README.md': 'Read me.',
  'dist/index.d.ts': 'export {};',
  'dist/index.mjs': 'export {};',
  'dist/locales/es-MX.mjs.map': '{}',
};

let work;
const packed = () => join(work, 'packed');
const tarball = (name = 'clubline-ui-1.2.3.tgz') => join(packed(), name);
const check = () => checkTarballs(work, packed(), ['ui']);
const write = (folder, files) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};
/** Packs what stands in a folder, as npm does: plain files below `package`. */
const pack = (files, name, alter = () => {}) => {
  const folder = mkdtempSync(join(work, 'tar-'));
  write(join(folder, 'package'), files);
  alter(join(folder, 'package'));
  const names = execFileSync('find', ['package', '!', '-type', 'd'], { cwd: folder });
  const list = names.toString().trim().split('\n');
  execFileSync('tar', ['--format=ustar', '-czf', tarball(name), ...list], { cwd: folder });
};

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'clubline-packed-'));
  mkdirSync(packed());
  write(join(work, 'packages/ui'), whole);
});
afterEach(() => rmSync(work, { recursive: true }));

test('a package as npm packs it passes, and is named by what it holds', () => {
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', packed()], {
    cwd: join(work, 'packages/ui'),
    stdio: 'ignore',
  });
  expect(check()).toEqual([
    {
      file: 'clubline-ui-1.2.3.tgz',
      sha256: execFileSync('sha256sum', [tarball()]).toString().slice(0, 64),
      tag: '@clubline/ui@1.2.3',
    },
  ]);
});

test('nothing packed is nothing to publish', () => expect(check()).toEqual([]));

test.each(['clubline-ui-1.2.4.tgz', 'clubline-else-1.2.3.tgz', 'notes.txt'])(
  'a file called %s is refused',
  (name) => {
    pack(whole);
    pack(whole, name);
    expect(check).toThrow(`${name} is none of clubline-ui-1.2.3.tgz`);
  },
);

describe.each([
  ['another version', { version: '9.0.0' }],
  ['another name', { name: '@clubline/features' }],
  ['a script of its own', { scripts: { postinstall: 'node dist/index.mjs' } }],
  ['another dependency', { dependencies: { else: '1' } }],
])('a manifest with %s', (_, change) => {
  test('is refused', () => {
    pack({ ...whole, 'package.json': JSON.stringify({ ...manifest, ...change }) });
    expect(check).toThrow('package.json is not the one of the commit');
  });
});

test.each([
  ['a file that nobody asked for', { ...whole, 'setup.js': '' }, 'has setup.js'],
  ['a kind of file that no build makes', { ...whole, 'dist/run.node': '' }, 'has dist/run.node'],
  ['a hidden file', { ...whole, 'dist/.env.json': '' }, 'has dist/.env.json'],
  ['settings of a package in it', { ...whole, 'binding.gyp': '' }, 'has binding.gyp'],
  ['another text', { ...whole, 'README.md': 'Else.' }, 'README.md is not the one of the commit'],
  [
    'less than can be imported',
    Object.fromEntries(Object.entries(whole).filter(([name]) => name !== 'dist/index.mjs')),
    'lacks dist/index.mjs',
  ],
])('%s is refused', (_, files, why) => {
  pack(files);
  expect(check).toThrow(why);
});

test('a link is refused', () => {
  pack(whole, undefined, (folder) => symlinkSync('/etc/passwd', join(folder, 'dist/link.js')));
  expect(check).toThrow('package/dist/link.js is no plain file');
});

/** Writes something else into the header of a file, with the checksum that fits. */
const forge = (name, change, hasChecksum = true) => {
  pack(whole);
  const tar = gunzipSync(readFileSync(tarball()));
  const header = tar.subarray(tar.indexOf(name)).subarray(0, 512);
  change(header);
  if (hasChecksum) {
    header.fill(' ', 148, 156);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  }
  writeFileSync(tarball(), gzipSync(tar));
};

test('a path that leads out of the package is refused', () => {
  forge('package/README.md', (header) => header.write('package/../x.json', 0));
  expect(check).toThrow('package/../x.json is no path inside the package');
});

test('a header that others would skip is refused', () => {
  forge('package/README.md', (header) => header.write('7', 148), false);
  expect(check).toThrow('package/README.md has another checksum');
});

test('a header of a format whose names others read otherwise is refused', () => {
  forge('package/README.md', (header) => header.write('ustar  \0', 257));
  expect(check).toThrow('package/README.md is no plain file');
});

test('a file that stands in it twice, or after its end, is refused', () => {
  pack(whole);
  const tar = gunzipSync(readFileSync(tarball()));
  // Two empty blocks end a tarball, and what follows fills up the last record.
  const end = tar.indexOf(Buffer.alloc(1_024), 512 * 2 * 4);
  const aligned = Math.ceil(end / 512) * 512;
  writeFileSync(tarball(), gzipSync(Buffer.concat([tar.subarray(0, aligned), tar])));
  expect(check).toThrow('stands in it twice');
  writeFileSync(tarball(), gzipSync(Buffer.concat([tar, tar])));
  expect(check).toThrow('it goes on after its end');
});
