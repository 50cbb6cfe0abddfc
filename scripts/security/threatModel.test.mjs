import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../install.mjs';
import { testTitles } from './testTitles.mjs';

/**
 * The requirements of OWASP ASVS 5.0.0: of level 1 all, of level 2 those of authentication (V6),
 * session management (V7) and authorization (V8).
 */
const LEVEL_1 = {
  1.2: [1, 2, 3, 4, 5],
  1.3: [1, 2],
  1.5: [1],
  2.1: [1],
  2.2: [1, 2],
  2.3: [1],
  3.2: [1, 2],
  3.3: [1],
  3.4: [1, 2],
  3.5: [1, 2, 3],
  4.1: [1],
  4.4: [1],
  5.2: [1, 2],
  5.3: [1, 2],
  6.1: [1],
  6.2: [1, 2, 3, 4, 5, 6, 7, 8],
  6.3: [1, 2],
  6.4: [1, 2],
  7.2: [1, 2, 3, 4],
  7.4: [1, 2],
  8.1: [1],
  8.2: [1, 2],
  8.3: [1],
  9.1: [1, 2, 3],
  9.2: [1],
  10.4: [1, 2, 3, 4, 5],
  11.3: [1, 2],
  11.4: [1],
  12.1: [1],
  12.2: [1, 2],
  13.4: [1],
  14.2: [1],
  14.3: [1],
  15.1: [1],
  15.2: [1],
  15.3: [1],
};
const LEVEL_2 = {
  6.1: [2, 3],
  6.2: [9, 10, 11, 12],
  6.3: [3, 4],
  6.4: [3, 4],
  6.5: [1, 2, 3, 4, 5],
  6.6: [1, 2, 3],
  6.8: [1, 2, 3, 4],
  7.1: [1, 2, 3],
  7.3: [1, 2],
  7.4: [3, 4, 5],
  7.5: [1, 2],
  7.6: [1, 2],
  8.1: [2],
  8.2: [3],
  8.4: [1],
};
const STATES = ['met', 'open', 'not applicable'];

const text = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');

/** The rows of the table below a heading that begins so, each as its cells. */
function rowsBelow(heading) {
  const [, rest] = text.split(`\n## ${heading}`);
  const lines = rest.split('\n## ')[0].split('\n');
  const [, , ...rows] = lines.filter((line) => line.startsWith('| '));
  return rows.map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));
}

/** `6.6.1 – 6.6.3` stands for three. */
function idsOf(cell) {
  const [first, last = first] = cell.split(' – ').map((id) => id.split('.').map(Number));
  const count = last[2] - first[2] + 1;
  return Array.from({ length: count }, (_, n) => `${first[0]}.${first[1]}.${first[2] + n}`);
}

const idsIn = (sections) =>
  Object.entries(sections).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
const asRequirement = ([ids, requirement, state, shownBy]) => ({
  ids,
  requirement,
  state,
  shownBy,
});
const level1 = rowsBelow('ASVS 5.0, level 1').map(asRequirement);
const level2 = rowsBelow('ASVS 5.0, level 2').map(asRequirement);
const requirements = [...level1, ...level2];

const TITLES = '(?:"[^"]+"(?:, )?)+';
const NAMED = new RegExp('`([^`\\s]+\\.(?:test|spec)\\.[a-z]+)`(?:: (' + TITLES + '))?', 'g');

/** Files of tests that a text names, each with the titles that it names of it. */
const testsIn = (words) =>
  [...words.matchAll(NAMED)].map(([, file, titles = '']) => ({
    file,
    titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title]) => title),
  }));

describe('the threat model', () => {
  test.each([
    ['level 1', level1, LEVEL_1, 70],
    ['level 2 of three chapters', level2, LEVEL_2, 37],
  ])('names each requirement of %s once', (_name, rows, sections, count) => {
    const ids = rows.flatMap((row) => idsOf(row.ids));
    expect(ids).toHaveLength(count);
    expect(ids.toSorted()).toEqual(idsIn(sections).toSorted());
  });

  test('says of each requirement that it is met, open or not applicable, and why', () => {
    const unclear = requirements.filter(
      ({ state, shownBy }) => !STATES.includes(state) || shownBy === '',
    );
    expect(unclear).toEqual([]);
  });

  test('names a test by its title wherever something is met, or an asset defended', () => {
    const fields = rowsBelow('Fields that not everybody');
    const shown = [
      ...rowsBelow('Assets').map(([asset, , , shownBy]) => [asset, shownBy]),
      ...fields.map(([field, , , shownBy]) => [field, shownBy]),
      ...requirements
        .filter(({ state }) => state === 'met')
        // What stands in another table is shown there.
        .filter(({ shownBy }) => !shownBy.startsWith('[below](#fields-that-not-everybody'))
        .map(({ ids, shownBy }) => [ids, shownBy]),
    ];
    expect(shown.length).toBeGreaterThan(80);
    const bare = shown.filter(
      ([, shownBy]) => !testsIn(shownBy).some(({ titles }) => titles.length > 0),
    );
    expect(bare.map(([name]) => name)).toEqual([]);
  });

  const named = testsIn(text.replaceAll(/\s+/g, ' '));

  test('names no file of tests without a title', () => {
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ titles }) => titles.length === 0).map(({ file }) => file)).toEqual([]);
  });

  test.each([...new Set(named.map(({ file }) => file))])('names tests that %s has', (file) => {
    const path = join(root, file);
    expect(existsSync(path)).toBe(true);
    const titles = testTitles(readFileSync(path, 'utf8'));
    const wanted = named.filter((one) => one.file === file).flatMap((one) => one.titles);
    expect(wanted.filter((title) => !titles.has(title))).toEqual([]);
  });
});

describe('the titles of a file of tests', () => {
  test('are those of tests and groups, of one text, of several, and of tables', () => {
    const titles = testTitles(`
      describe('a group', () => {
        test('one test', () => {});
        it("whose title has a 'quote'", () => {});
        test('whose title is ' + 'put together ' + 'of three', () => {});
        test(\`of at most \${MOST}\`, () => {});
        test.each([['a']])('%s of a table', () => {});
        test.skipIf(isSlow)('that is run elsewhere', () => {});
        describe.each(rows)('$name', () => {});
        describeApi('on each database', (t) => {});
      });
    `);
    expect([...titles]).toEqual([
      'a group',
      'one test',
      "whose title has a 'quote'",
      'whose title is put together of three',
      'of at most ${MOST}',
      '%s of a table',
      'that is run elsewhere',
      '$name',
      'on each database',
    ]);
  });

  test('are not those of tests that never run, nor other texts', () => {
    const titles = testTitles(`
      test.skip('left out', () => {});
      it.todo('to be written');
      // test('in a comment', () => {});
      expect('a value').toBe('another');
      const text = "test('in a text')";
    `);
    expect([...titles]).toEqual([]);
  });
});
