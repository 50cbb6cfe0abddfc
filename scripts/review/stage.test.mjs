import { afterEach, expect, test, vi } from 'vitest';
import { bottomOf, settle, stopLongTimers } from './inPage.mjs';
import { longest, openStage } from './stage.mjs';

/** A page whose story ends at `bottom` of a window so high; tells what was photographed. */
async function stageOf(bottom, requests = []) {
  const shots = [];
  const heard = {};
  let window = { width: 1024, height: 768 };
  let stills = 0;
  const page = {
    setDefaultNavigationTimeout() {},
    clock: { setFixedTime: async () => {} },
    addInitScript: async () => {},
    on: (event, listen) => void (heard[event] = listen),
    goto: async () => requests.forEach((one) => heard.request(one)),
    setViewportSize: async (size) => void (window = size),
    async evaluate(run) {
      if (run === settle) return {};
      if (run === bottomOf) return bottom(window.height);
      stills += 1;
      if (stills === 3) requests.forEach((one) => heard.requestfinished(one));
      return undefined;
    },
  };
  const devtools = {
    send: async (_, { clip, captureBeyondViewport = false }) => {
      shots.push({ height: clip.height, window: window.height, captureBeyondViewport });
      return { data: '' };
    },
  };
  const context = { newPage: async () => page, newCDPSession: async () => devtools };
  const stage = await openStage({ newContext: async () => context }, 'http://stories', 'after');
  return { stage, shots, stillsBefore: () => stills };
}

test('no picture reaches beyond its window, where lists have nothing in the page', async () => {
  // Parts that were only near come in, and the story grows.
  const { stage, shots } = await stageOf((window) => (window < 1_000 ? 1_484 : 2_000));
  await stage.show('list');
  await stage.picture();
  await stage.picture();
  const shot = { height: 2_016, window: 2_016, captureBeyondViewport: false };
  expect(shots).toEqual([shot, shot]);
});

test('a story that fits its window is pictured down to its end', async () => {
  const { stage, shots } = await stageOf(() => 300);
  await stage.show('card');
  await stage.picture();
  expect(shots).toMatchObject([{ height: 316, window: 768 }]);
});

test('a story that fills its window does not make it grow', async () => {
  const { stage, shots, stillsBefore } = await stageOf((window) => window);
  await stage.show('screen');
  const before = stillsBefore();
  await stage.picture();
  await stage.picture();
  const shot = { height: 768, window: 768 };
  expect(shots).toMatchObject([shot, shot]);
  expect(stillsBefore()).toBe(before);
});

test('what stands below a part as high as its window is pictured from beyond it', async () => {
  const { stage, shots } = await stageOf((window) => window + 700);
  await stage.show('home');
  await stage.picture();
  await stage.picture();
  const shot = { height: 768 + 700 + 16, window: 768, captureBeyondViewport: true };
  expect(shots).toEqual([shot, shot]);
});

test('a story that is very long is cut at some height', async () => {
  const endless = await stageOf(() => 90_000);
  await endless.stage.show('catalogue');
  await endless.stage.picture();
  expect(endless.shots).toMatchObject([{ height: longest, window: longest }]);
});

test('a story is not shown before what it has asked for has come', async () => {
  const { stage, stillsBefore } = await stageOf(() => 300, ['a script', 'a picture']);
  expect(await stage.show('feed')).toBeUndefined();
  expect(stillsBefore()).toBeGreaterThan(2);
});

/** A page that shows a story with these tags; tells how long its timers take. */
function pageOf(tags) {
  const setTimeout = vi.fn();
  vi.stubGlobal('window', {
    setTimeout,
    setInterval: vi.fn(),
    __STORYBOOK_PREVIEW__: { currentRender: { story: { tags } } },
  });
  stopLongTimers();
  return (delay) => {
    window.setTimeout(() => {}, delay);
    return setTimeout.mock.lastCall[1];
  };
}

afterEach(() => void vi.unstubAllGlobals());

test('what takes seconds does not happen, what takes less does', () => {
  const takes = pageOf(['dev', 'test']);
  expect(takes(1_900)).toBe(1_900);
  expect(takes(5_000)).toBeGreaterThan(86_400_000);
});

test('a story whose play waits for what takes seconds is given them', () => {
  const takes = pageOf(['dev', 'takes-seconds']);
  expect(takes(5_000)).toBe(5_000);
});
