import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lostSources } from './lostSources.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'clubline-maps-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What is lost of a package with these files, of which maps are given as what they hold. */
function lostOf(files) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(folder, name), text);
  }
  return lostSources(folder, Object.keys(files));
}
const script = 'run();\n//# sourceMappingURL=a.mjs.map\n';

test.each([
  ['holds its sources', { sources: ['../../src/a.ts'], sourcesContent: ['run();'] }],
  ['names what is packed', { sources: ['../src/a.ts'] }],
  ['names what is packed, from a root', { sourceRoot: '../src', sources: ['a.ts'] }],
])('a map that %s is right', (_, map) => {
  expect(lostOf({ 'dist/a.mjs': script, 'dist/a.mjs.map': map, 'src/a.ts': 'run();' })).toEqual([]);
});

test.each([
  ['no text of it', undefined],
  ['the text of another alone', [null, 'run();']],
])('a map is named with a source that is not packed where it holds %s', (_, sourcesContent) => {
  const map = { sources: ['../../src/a.ts', 'b.ts'], sourcesContent };
  expect(lostOf({ 'dist/a.mjs': script, 'dist/a.mjs.map': map, 'dist/b.ts': '' })).toEqual([
    'dist/a.mjs.map names ../../src/a.ts, which nobody can read',
  ]);
});

test('a script and a style sheet that name a map which is not packed are named', () => {
  const css = 'a{}\n/*# sourceMappingURL=a.css.map */';
  const inline = 'run();\n//# sourceMappingURL=data:application/json;base64,e30=';
  expect(lostOf({ 'dist/a.mjs': script, 'dist/a.css': css, 'dist/b.js': inline })).toEqual([
    'dist/a.mjs names dist/a.mjs.map, which is not there',
    'dist/a.css names dist/a.css.map, which is not there',
  ]);
});
