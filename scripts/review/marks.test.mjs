import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changedMessages, changedWeights, weightsIn } from './changedTexts.mjs';
import { newProblems } from './compareStories.mjs';
import { digestOfStories, marksFile, missingMarks, unseenIn, versionsOf } from './marks.mjs';

let tree;
const write = (path, text) => {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), typeof text === 'string' ? text : JSON.stringify(text));
};
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'clubline-marks-'));
  write('packages/ui/src/Card.tsx', 'one');
  write('packages/ui/src/Card.test.tsx', 'its test');
  write('.storybook/preview.tsx', 'preview');
});
afterEach(() => rmSync(tree, { recursive: true }));

const changeLogs = (...versions) => {
  const text = versions.map((version) => `## ${version}\n\n- New.\n`).join('\n');
  for (const name of ['ui', 'features']) write(`packages/${name}/CHANGELOG.md`, text);
};
/** Keeps marks of all that there is now, or of something else. */
const keep = (other = {}) =>
  write(marksFile, {
    base: 'abc',
    since: { ui: '0.1.0', features: '0.1.0' },
    stories: digestOfStories(tree),
    unseen: [],
    ...other,
  });

describe('marks of a release', () => {
  test('are not asked for where there is no earlier release', () => {
    changeLogs('0.1.0');
    expect(missingMarks(tree)).toEqual([]);
  });

  test('hold for all that was looked at, and after changes of tests alone', () => {
    changeLogs('0.2.0', '0.1.0');
    keep();
    write('packages/ui/src/Card.test.tsx', 'a better test');
    expect(missingMarks(tree)).toEqual([]);
  });

  test('are those of the tree, however its folder is written', () => {
    expect(digestOfStories(`${tree}/`)).toBe(digestOfStories(tree));
  });

  test('hold where one package alone has a new version', () => {
    changeLogs('0.2.0', '0.1.0');
    write('packages/ui/CHANGELOG.md', '## 0.3.0\n\n## 0.2.0\n\n## 0.1.0\n');
    keep({ since: { ui: '0.2.0', features: '0.2.0' } });
    expect(missingMarks(tree)).toEqual([]);
  });

  test.each([
    ['there are none', () => undefined, /There is no/],
    [
      'a component has changed since',
      () => {
        keep();
        write('packages/ui/src/Card.tsx', 'two');
      },
      /has changed since/,
    ],
    [
      'a file has come since',
      () => {
        keep();
        write('packages/features/src/new.tsx', 'new');
      },
      /has changed since/,
    ],
    ['they are of some stories', () => keep({ stories: null }), /has changed since/],
    ['something is unseen', () => keep({ unseen: ['card--plain'] }), /Not looked at: card--plain/],
    ['nobody knows what is unseen', () => keep({ unseen: undefined }), /does not say/],
    [
      'they compare with another version',
      () => keep({ since: { ui: '0.0.9', features: '0.1.0' } }),
      /Compared was ui 0.0.9; its last version is 0.1.0/,
    ],
    [
      'they compare with the very version that is to be published',
      () => keep({ since: { ui: '0.2.0', features: '0.2.0' } }),
      /Compared was what is to be published/,
    ],
  ])('do not hold where %s', (_, prepare, sentence) => {
    changeLogs('0.2.0', '0.1.0');
    prepare();
    expect(missingMarks(tree).join('\n')).toMatch(sentence);
  });

  test('name all that is unseen, also before a first release', () => {
    const unseen = Array.from({ length: 12 }, (_, at) => `card--${at}`);
    expect(unseenIn({ unseen })).toEqual([`Not looked at: ${unseen.join(', ')}.`]);
    expect(unseenIn({ unseen: [] })).toEqual([]);
    expect(unseenIn({ stories: null, unseen: [] })).toEqual([
      'Only a part of the stories, or of the themes, was looked at.',
    ]);
    expect(unseenIn({})).toEqual([`${marksFile} does not say what is unseen.`]);
  });

  test('name the versions that the packages had', () => {
    const files = {
      'packages/ui/package.json': '{"version":"0.1.0"}',
      'packages/features/package.json': '{"version":"0.2.0"}',
    };
    expect(versionsOf((path) => files[path])).toEqual({ ui: '0.1.0', features: '0.2.0' });
  });
});

describe('words and figures', () => {
  test('messages differ by language, new and removed ones on one side alone', () => {
    const before = { a: { en: 'Save', es: 'Guardar' }, b: { en: 'Gone' } };
    const after = { a: { en: 'Save', es: 'Guardar ya' }, c: { en: 'New' } };
    expect(changedMessages(before, after)).toEqual([
      { id: 'a', language: 'Spanish', before: 'Guardar', after: 'Guardar ya' },
      { id: 'b', language: 'English', before: 'Gone', after: undefined },
      { id: 'c', language: 'English', before: undefined, after: 'New' },
    ]);
  });

  test('weights are those between the marks of a README', () => {
    const readme = (weight) =>
      '| `@clubline/ui/Other` | 1.0 | 2.0 |\n<!-- weights -->\n\n' +
      '| import | kB | limit |\n| --- | --: | --: |\n' +
      `| \`@clubline/ui/ResultsTable\`, script and style |  ${weight} |  5.0 |\n\n` +
      '<!-- /weights -->';
    const [before, after] = [weightsIn(readme('4.9')), weightsIn(readme('5.0'))];
    expect(changedWeights(before, before)).toEqual([]);
    expect(changedWeights(before, after)).toEqual([
      { id: '@clubline/ui/ResultsTable, script and style', before: '4.9', after: '5.0' },
    ]);
    expect(weightsIn('')).toEqual({});
  });

  test('of what axe finds only that counts which was not found so often before', () => {
    const found = (id, count) => ({ id, help: id, count });
    const before = [found('contrast', 2), found('label', 1)];
    expect(newProblems({ before, after: [found('contrast', 3), found('label', 1)] })).toEqual([
      found('contrast', 3),
    ]);
    expect(newProblems({ after: [found('label', 1)] })).toEqual([found('label', 1)]);
    expect(newProblems({ before })).toEqual([]);
  });
});
