import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientModules } from './clientModules.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'client-modules-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Marks these files as a build does. @returns the names of those that are for browsers alone */
async function markedOf(sources) {
  const writtenFiles = Object.entries(sources).map(([file, text]) => {
    const name = join(folder, file);
    writeFileSync(name, text);
    return { name };
  });
  await clientModules.plugins[0].buildEnd({ writtenFiles });
  return Object.keys(sources).filter((file) =>
    readFileSync(join(folder, file), 'utf8').startsWith('"use client";'),
  );
}

it('tells a server that components have state', async () => {
  expect(await markedOf({ 'ResultsTable.mjs': 'a', 'ResultsTable.js': 'b', 'a.css': 'c' })).toEqual(
    ['ResultsTable.mjs', 'ResultsTable.js'],
  );
});

it('lets a server call what reads a race, and what that imports', async () => {
  expect(
    await markedOf({
      'readRace.mjs': "export { readRace } from './chunk-READ.mjs';\nimport './chunk-EMPTY.mjs';",
      'readRace.js': 'exports.readRace = 1;',
      'chunk-READ.mjs': "import { places } from './chunk-PLACES.mjs';",
      'chunk-PLACES.mjs': 'export const places = 1;',
      'chunk-EMPTY.mjs': '',
      'chunk-TABLE.mjs': "import { places } from './chunk-PLACES.mjs';",
      'ResultsTable.mjs': "export { ResultsTable } from './chunk-TABLE.mjs';",
    }),
  ).toEqual(['chunk-TABLE.mjs', 'ResultsTable.mjs']);
});
