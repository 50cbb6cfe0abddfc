import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linkDependencies } from '../secondTree.mjs';
import { baseOf } from './baseStories.mjs';
import { differenceOf, isSamePicture } from './difference.mjs';
import { collectResults, countsOf, isAlike, kindOf } from './results.mjs';
import { limitsOf, noMarks } from './limits.mjs';
import { resultsPage } from './resultsPage.mjs';
import { listStories } from './storyList.mjs';
import { viewName } from './views.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubline-visual-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A picture of one colour with a square of another in its corner. */
const picture = (width, height, square = 0, compressionLevel = 6) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(
      square > 0
        ? [
            {
              input: {
                create: { width: square, height: square, channels: 3, background: 'black' },
              },
            },
          ]
        : [],
    )
    .png({ compressionLevel })
    .toBuffer();

describe('the commit to compare with', () => {
  const git = (...args) => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@clubline.test'];
    const done = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' });
    expect(done.stderr + done.status).toMatch(/0$/);
    return done.stdout.trim();
  };
  const commit = (words) => git('commit', '--quiet', '--allow-empty', '-m', words);
  beforeEach(() => git('init', '--quiet', '--initial-branch=main'));

  test('is the one where the work here has left a branch, which has gone on', () => {
    commit('before');
    const left = git('rev-parse', 'HEAD');
    git('branch', 'work');
    commit('of others');
    git('switch', '--quiet', 'work');
    commit('of here');
    expect(baseOf('main', folder)).toBe(left);
    expect(baseOf('HEAD^', folder)).toBe(left);
  });

  test('is the named one where both have nothing in common', () => {
    commit('one');
    const named = git('rev-parse', 'HEAD');
    git('switch', '--quiet', '--orphan', 'work');
    commit('other');
    expect(baseOf('main', folder)).toBe(named);
  });

  test('is to be known to git', () => {
    commit('one');
    expect(() => baseOf('nothing', folder)).toThrow('git knows no commit nothing here');
  });
});

describe('listing stories', () => {
  const entry = (id, importPath, more) => ({
    [id]: { type: 'story', id, title: 'Posts/Card', name: id, importPath, ...more },
  });
  const sidesOf = (files) =>
    Object.fromEntries(files.flat().map(({ id, sides }) => [id, sides.join(' ')]));

  test('a story is known by its id, wherever its file stands', () => {
    const before = { ...entry('card--plain', './old.tsx'), ...entry('card--gone', './old.tsx') };
    const after = { ...entry('card--plain', './new.tsx'), ...entry('card--more', './new.tsx') };
    expect(sidesOf(listStories(before, after))).toEqual({
      'card--plain': 'before after',
      'card--gone': 'before',
      'card--more': 'after',
    });
  });

  test('stories of a file stay together, the longest file first', () => {
    const after = {
      ...entry('a--1', './a.tsx'),
      ...entry('b--1', './b.tsx'),
      ...entry('b--2', './b.tsx'),
    };
    const ids = listStories({}, after).map((file) => file.map(({ id }) => id));
    expect(ids).toEqual([['b--1', 'b--2'], ['a--1']]);
  });

  test('words choose; pages of documentation and untested stories are none', () => {
    const after = {
      ...entry('chat--open', './chat.tsx'),
      ...entry('posts--open', './posts.tsx'),
      ...entry('chat--docs', './chat.tsx', { type: 'docs' }),
      ...entry('chat--board', './chat.tsx', { tags: ['catalogue'] }),
    };
    expect(Object.keys(sidesOf(listStories({}, after, ['chat'])))).toEqual(['chat--open']);
  });
});

describe('comparing pictures', () => {
  test('the same pixels are no difference, however they are packed', async () => {
    const [one, other] = await Promise.all([picture(20, 20, 4, 0), picture(20, 20, 4, 9)]);
    expect(one.equals(other)).toBe(false);
    expect(await isSamePicture(one, other)).toBe(true);
    expect((await differenceOf(one, other)).pixels).toBe(0);
  });

  test('each differing pixel is counted', async () => {
    const [one, other] = await Promise.all([picture(20, 20), picture(20, 20, 4)]);
    expect(await isSamePicture(one, other)).toBe(false);
    expect((await differenceOf(one, other)).pixels).toBe(16);
  });

  test('where only one picture reaches, all differs', async () => {
    const [one, other] = await Promise.all([picture(20, 20), picture(30, 10)]);
    expect(await isSamePicture(one, other)).toBe(false);
    const { pixels, picture: shown } = await differenceOf(one, other);
    expect(pixels).toBe(200 + 100);
    const { info } = await shown.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([30, 20]);
  });
});

describe('results', () => {
  const story = { id: 'card--plain', name: 'Posts/Card / Plain', sides: ['before', 'after'] };
  const seen = (more) => ({ faults: {}, pictures: {}, differing: [], problems: [], ...more });

  test('a story is the same, changed, new, removed, or could not be shown', () => {
    expect(kindOf(story, seen())).toBe('same');
    expect(kindOf(story, seen({ differing: ['dark'] }))).toBe('changed');
    expect(kindOf({ sides: ['after'] }, seen({ differing: ['dark'] }))).toBe('new');
    expect(kindOf({ sides: ['before'] }, seen({ differing: ['dark'] }))).toBe('removed');
    expect(kindOf(story, seen({ faults: { before: 'failed', after: undefined } }))).toBe('fault');
  });

  test('looking the same in two themes is reported, unless it is meant', async () => {
    const [one, other] = await Promise.all([picture(8, 8), picture(8, 8, 2)]);
    const pictures = { dark: { after: one }, light: { after: one }, bright: { after: other } };
    expect(isAlike(story, { pictures })).toBe(true);
    expect(isAlike({ ...story, isOneTheme: true }, { pictures })).toBe(false);
    expect(isAlike(story, { pictures: { dark: { after: one }, light: { after: other } } })).toBe(
      false,
    );
  });

  test('pictures are kept of themes that differ only, and the page shows them', async () => {
    const [one, other] = await Promise.all([picture(20, 20), picture(20, 20, 4)]);
    const results = collectResults(join(folder, 'page'));
    const pictures = { dark: { before: one, after: other }, light: { before: one, after: one } };
    const problems = [{ theme: 'dark', id: 'color-contrast', help: 'Too faint', count: 2 }];
    await results.add(story, seen({ pictures, differing: ['dark'], problems }));
    await results.add({ ...story, id: 'card--<b>', name: 'A <b>', sides: ['after'] }, seen());
    const page = resultsPage({
      ...results,
      before: 'one',
      after: 'other',
      themes: ['dark', 'light'],
    });
    for (const part of ['before', 'after', 'difference']) {
      const file = `pictures/dark/card--plain.${part}.webp`;
      expect(page).toContain(`src="${file}" width="20" height="20"`);
      expect(existsSync(join(folder, 'page', file))).toBe(true);
    }
    expect(page).not.toContain('pictures/light');
    expect(page).toContain('difference: 16 pixels');
    expect(page).toContain('axe, dark: Too faint (color-contrast), 2 ×');
    expect(page).not.toContain('A <b>');
    expect(countsOf(results.stories)).toBe('1 changed, 1 new, 0 removed, 0 not shown, 0 the same');
  });

  test('a picture that was cut says where', async () => {
    const results = collectResults(join(folder, 'page'));
    const pictures = {
      dark: { after: await picture(20, 40) },
      light: { after: await picture(20, 30) },
    };
    await results.add(
      { ...story, sides: ['after'] },
      seen({ pictures, differing: ['dark', 'light'] }),
    );
    const page = resultsPage({
      ...results,
      before: 'one',
      after: 'other',
      themes: ['dark', 'light'],
      longest: 40,
    });
    expect(page.match(/<figcaption>.*?<\/figcaption>/g)).toEqual([
      '<figcaption>after, cut at 40 px</figcaption>',
      '<figcaption>after</figcaption>',
    ]);
  });

  test('a wide picture says that it is one, and has a file of its own', async () => {
    const [one, other] = await Promise.all([picture(20, 20), picture(20, 20, 4)]);
    const results = collectResults(join(folder, 'page'));
    const view = viewName('dark', 1920);
    const pictures = { dark: { before: one, after: one }, [view]: { before: one, after: other } };
    const scrolling = ['list “Rows”: 90 px below or above'];
    await results.add(story, seen({ pictures, differing: [view], isWide: true, scrolling }));
    const page = resultsPage({ ...results, before: 'one', after: 'other', themes: ['dark'] });
    expect(page).toContain('<div class="theme" data-theme="dark"><h4>dark 1920 px wide</h4>');
    expect(page).toContain('src="pictures/dark-1920-px-wide/card--plain.after.webp"');
    expect(page).toContain('<li>list “Rows”: 90 px below or above</li>');
  });

  test('the page says to what it is limited, and which same stories have boxes that scroll', () => {
    const same = { ...story, kind: 'same', faults: {}, problems: [], themes: [] };
    const stories = [
      { ...same, isWide: true, scrolling: ['list: 90 px beside'] },
      { ...same, id: 'card--more' },
    ];
    const limitsIn = (more) =>
      Object.fromEntries(
        limitsOf({ stories, themes: ['dark'], words: [], longest: 8_000, ...more }),
      );
    expect(limitsIn()).toMatchObject({
      stories: 'all of both sides (2)',
      themes: 'dark; not light, high-contrast',
      widths: expect.stringContaining('1 story that look'),
      'boxes that scroll': expect.stringContaining('1 story has some'),
    });
    expect(limitsIn()).not.toHaveProperty('end');
    expect(limitsIn({ total: 30 })).toMatchObject({
      end: 'stopped before it: 2 of 30 stories were looked at',
      stories: 'some of both sides (2)',
    });
    expect(limitsIn({ words: ['card'] }).stories).toBe('those with card in their id (2)');
    const page = resultsPage({
      before: 'one',
      after: 'other',
      themes: ['dark'],
      alike: [],
      stories,
      limitedTo: Object.entries(limitsIn()),
      marks: { stories: null },
    });
    expect(page).toContain('What this page is limited to');
    expect(page).toContain(noMarks);
    expect(page).toContain('<li>Posts/Card / Plain: list: 90 px beside</li>');
  });

  test('without a difference the page says so and names what was compared', () => {
    const page = resultsPage({
      before: 'one',
      after: 'other',
      themes: ['dark'],
      alike: [],
      stories: [{ ...story, kind: 'same', faults: {}, problems: [], themes: [] }],
    });
    expect(page).toContain('No difference');
    expect(page).toContain('card--plain');
  });
});

test('a second tree shares the dependencies, but each workspace is its own', () => {
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const lock = JSON.stringify({
    packages: {
      'node_modules/@ours/ui': { resolved: 'packages/ui', link: true },
      'packages/ui': { version: '1.0.0' },
      'node_modules/react': { version: '19.0.0' },
    },
  });
  write('here/node_modules/react/index.js', 'shared');
  write('here/node_modules/@ours/ui/index.js', 'of here');
  write('here/node_modules/.cache/memory', 'of here');
  write('here/packages/ui/node_modules/old/index.js', 'shared');
  write('there/packages/ui/index.js', 'of there');
  write('there/package-lock.json', lock);
  linkDependencies(join(folder, 'here'), join(folder, 'there'));
  const read = (path) => readFileSync(join(folder, 'there', path), 'utf8');
  expect(read('node_modules/react/index.js')).toBe('shared');
  expect(read('node_modules/@ours/ui/index.js')).toBe('of there');
  expect(read('node_modules/@ours/ui/node_modules/old/index.js')).toBe('shared');
  expect(existsSync(join(folder, 'there/node_modules/.cache'))).toBe(false);
});
