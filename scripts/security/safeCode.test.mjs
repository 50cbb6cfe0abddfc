import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptFiles } from '../houseRules.mjs';
import { root } from '../install.mjs';

const sources = keptFiles().filter(
  (path) => /^(?:apps|packages)\/.*\.(?:ts|tsx|mjs)$/.test(path) && !/\.test\.\w+$/.test(path),
);
const textOf = (path) => readFileSync(join(root, path), 'utf8');

test.each([
  ['eval', 'eval(text)'],
  ['eval by another way', 'globalThis.eval(text)'],
  ['a function made of text', 'new Function(text)'],
  ['a function made of text without new', 'Function(text)'],
])('text that is run as a program is refused: %s', (_name, expression) => {
  const folder = mkdtempSync(join(tmpdir(), 'clubline-lint-'));
  const file = join(folder, 'planted.ts');
  writeFileSync(file, `export const run = (text: string): unknown => ${expression};\n`);
  const words = ['-c', join(root, '.oxlintrc.json'), file];
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { status, stdout } = spawnSync(process.execPath, [oxlint, ...words], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, /no-eval|no-new-func/.test(stdout)]).toEqual([1, true]);
});

test('what is hashed or signed is so with SHA-256, and passwords with scrypt', () => {
  const used = sources.flatMap((path) =>
    [...textOf(path).matchAll(/\b(?:createHash|createHmac)\(\s*('[^']*'|\w+)/g)].map(
      ([, name]) => `${path}: ${name}`,
    ),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((use) => !use.endsWith(": 'sha256'"))).toEqual([]);
  const others = /\b(?:pbkdf2(?:Sync)?|createCipheriv|subtle\.(?:digest|sign|encrypt))\(|'md5'/;
  expect(sources.filter((path) => others.test(textOf(path)))).toEqual([]);
});

test('programs are started for backups and pictures alone, and a shell reads fixed words', () => {
  const starting = sources.filter(
    (path) => path.startsWith('apps/api/src/') && /from 'node:child_process'/.test(textOf(path)),
  );
  const tools = /^apps\/api\/src\/(?:testing|faults)\//;
  expect(starting.filter((path) => !tools.test(path))).toEqual([
    'apps/api/src/backup/postgresTools.ts',
    'apps/api/src/services/pictures/decoder/decoders.ts',
  ]);
  expect(textOf('apps/api/src/backup/postgresTools.ts')).not.toMatch(/\bshell\b|\bexec(?:Sync)?\(/);
  // A shell sets limits before the decoder takes its place: all it reads is a number of ours.
  const decoders = textOf('apps/api/src/services/pictures/decoder/decoders.ts');
  const [, limits] = /const limits = \[([^\]]*)\]/.exec(decoders);
  expect(limits.match(/\$\{[^}]*\}/g)).toEqual(['${megabytes * 1_024}']);
});

test('no text is written into a page as HTML', () => {
  const writing =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/;
  const pages = sources.filter((path) => /\/src\//.test(path) && !path.startsWith('apps/api/'));
  expect(pages.length).toBeGreaterThan(500);
  expect(pages.filter((path) => writing.test(textOf(path)))).toEqual([]);
});
