import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compareStories } from './compareStories.mjs';
import { bottomOf, boxesThatScroll, hasOtherTraits, settle } from './inPage.mjs';
import { keepBrowser } from './process/keepBrowser.mjs';
import { sideHeader } from './stage.mjs';
import { widths } from './views.mjs';

const data = (
  await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
).toString('base64');

const wideData = (
  await sharp({ create: { width: 8, height: 8, channels: 3, background: 'black' } })
    .png()
    .toBuffer()
).toString('base64');

/**
 * A browser that shows every story alike, and dies at this story; `afterIsWide` shows another one
 * in wide windows after the change alone.
 */
function browserUntil(deadly = 'no story', afterIsWide = false) {
  let isConnected = true;
  const assertAlive = () => {
    if (!isConnected) throw new Error('Target page, context or browser has been closed');
  };
  const page = (isAfter, window = { width: 0 }) => ({
    window,
    setDefaultNavigationTimeout() {},
    clock: { setFixedTime: async () => {} },
    addInitScript: async () => {},
    addScriptTag: async () => {},
    on() {},
    async goto(url) {
      if (url.includes(deadly)) isConnected = false;
      assertAlive();
    },
    setViewportSize: async ({ width }) => void (window.width = width),
    async evaluate(run, id) {
      if (id === deadly) isConnected = false;
      assertAlive();
      if (run === settle) return {};
      if (run === boxesThatScroll) return ['list “Messages”: 400 px below or above'];
      if (run === hasOtherTraits) return afterIsWide && isAfter && window.width === widths.wide;
      return run === bottomOf ? 300 : undefined;
    },
  });
  return {
    isConnected: () => isConnected,
    async newContext({ extraHTTPHeaders = {} } = {}) {
      assertAlive();
      const isAfter = extraHTTPHeaders[sideHeader] === 'after';
      const close = async () => assertAlive();
      const shot = ({ window }) =>
        afterIsWide && isAfter && window.width === widths.wide ? wideData : data;
      const newCDPSession = async (shown) => ({
        send: async () => (assertAlive(), { data: shot(shown) }),
      });
      return { newPage: async () => page(isAfter), newCDPSession, close };
    },
  };
}

/** What is seen of so many stories in one file, with these browsers one after the other. */
async function faultsOf(count, browsers) {
  const start = async () => browsers.shift() ?? browserUntil();
  const sides = ['before', 'after'];
  const file = Array.from({ length: count }, (_, at) => ({ id: `story-${at}-`, sides }));
  const seen = {};
  await compareStories(
    { browser: keepBrowser(start).running, url: 'http://stories', files: [file], themes: ['dark'] },
    ({ id }, { faults }) => void (seen[id] = Object.values(faults).filter(Boolean).length),
  );
  return seen;
}

test('where the browser dies, a new one shows that story and all that follow', async () => {
  expect(await faultsOf(4, [browserUntil('story-1-'), browserUntil('story-2-')])).toEqual({
    'story-0-': 0,
    'story-1-': 0,
    'story-2-': 0,
    'story-3-': 0,
  });
});

test('a story that always ends the browser is told, and hides no other', async () => {
  const browsers = [browserUntil('story-1-'), browserUntil('story-1-'), browserUntil('story-1-')];
  const seen = await faultsOf(4, browsers);
  expect(seen['story-1-']).toBeGreaterThan(0);
  expect([seen['story-0-'], seen['story-2-'], seen['story-3-']]).toEqual([0, 0, 0]);
});

test('where browsers die again and again the comparison ends', async () => {
  const file = [...Array.from({ length: 30 }).keys()].map((at) => `story-${at}-`);
  await expect(faultsOf(30, file.map(browserUntil))).rejects.toThrow('the browser ended 6 times');
});

test('pages that find the browser gone at the same time are given one and the same', async () => {
  const [first, second, third] = [browserUntil('a'), browserUntil(), browserUntil()];
  const started = [first, second, third];
  const { running } = keepBrowser(async () => started.shift());
  expect(await running()).toBe(first);
  const context = await first.newContext();
  await (await context.newPage()).evaluate(() => {}, 'a').catch(() => {});
  expect(await Promise.all([running(), running(), running()])).toEqual([second, second, second]);
});

/** What is seen of one story on both sides, in these themes. */
async function seenIn(themes, browser) {
  let seen;
  await compareStories(
    {
      browser: async () => browser,
      url: 'http://stories',
      files: [[{ id: 'screen--home', sides: ['before', 'after'] }]],
      themes,
    },
    (_, all) => void (seen = all),
  );
  return seen;
}

test('a story that looks different in a wide window is compared there, too', async () => {
  const seen = await seenIn(['dark', 'light'], browserUntil('none', true));
  expect(Object.keys(seen.pictures)).toEqual([
    'dark',
    'light',
    'dark 1920 px wide',
    'light 1920 px wide',
  ]);
  expect(seen).toMatchObject({
    isWide: true,
    differing: ['dark 1920 px wide', 'light 1920 px wide'],
  });
});

test('one that only has more room there is pictured once; what scrolls in it is told', async () => {
  const seen = await seenIn(['dark'], browserUntil());
  expect(Object.keys(seen.pictures)).toEqual(['dark']);
  expect(seen).toMatchObject({
    isWide: false,
    scrolling: ['list “Messages”: 400 px below or above'],
  });
});
