import { join } from 'node:path';
import { noteFigure } from './figures.mjs';

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Each contender once per round, in an order that moves on by one, so that nobody is always first
 * after a pause.
 */
const inTurn = async (names, count, play) => {
  const seen = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = -2; round < count; round += 1) {
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(place + round + 2) % names.length];
      const result = await play(name);
      // Two rounds to warm up.
      if (round >= 0) seen[name].push(result);
    }
  }
  return seen;
};

/** What our component may take, × what is written by hand takes. */
const MOST = {
  'table of 60 rows': 1.05,
  'table of 60 rows, processor': 1.2,
  'table of 1000 rows': 0.4,
  'table of 1000 rows, processor': 0.55,
  'table of 1000 rows, memory': 1.3,
  'opening a room': 0.07,
};

const noteRatio = (name, seen, pick) => {
  const ratio = median(seen.clubline.map(pick)) / median(seen.byHand.map(pick));
  noteFigure(name, Number(ratio.toFixed(2)), { unit: ' ×', most: MOST[name] });
};

const print = (title, seen, figures) => {
  console.log(`\n${title}`);
  const names = Object.keys(seen);
  for (const name of names) {
    const columns = figures.map(([label, pick, unit, of = 'ms']) => {
      const value = median(seen[name].map(pick));
      const ratio =
        unit === '×'
          ? `${(value / median(seen.byHand.map(pick))).toFixed(2)} × (${value.toFixed(1)} ${of})`
          : `${Math.round(value)}`;
      return `${label} ${ratio}`;
    });
    console.log(`  ${name.padEnd(12)} ${columns.join(' · ')}`);
  }
};

/**
 * What the page has used: the processor's time of its main thread, in ms, and its memory after all
 * that nobody holds is collected, scripts' and elements', in kB.
 */
async function meter(context, page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    async busy() {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
    },
    async memory() {
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize, embedderHeapUsedSize } = await devtools.send('Runtime.getHeapUsage');
      return (usedSize + embedderHeapUsedSize) / 1_000;
    },
  };
}

/** Mounts a table, and says what that took of the clock and the processor. */
async function mountTable(page, used, [name, size]) {
  await page.evaluate((count) => globalThis.bench.holdRows(count), size);
  const before = await used.busy();
  const result = await page.evaluate((who) => globalThis.bench.mountTable(who), name);
  const busy = (await used.busy()) - before;
  await page.evaluate(() => globalThis.bench.clear());
  return { ...result, busy };
}

/**
 * What a mounted table holds. Apart from the time it takes: collecting all memory also drops what
 * the engine has compiled.
 */
async function weighTable(page, used, [name, size]) {
  await page.evaluate((count) => globalThis.bench.holdRows(count), size);
  const before = await used.memory();
  await page.evaluate((who) => globalThis.bench.mountTable(who), name);
  const memory = (await used.memory()) - before;
  await page.evaluate(() => globalThis.bench.clear());
  return { memory };
}

/** What a class of 1,000 in a dead heat may take to open, in ms. */
const TIED_MS = 100;

/** Opens a class in which every place has to be explained; fails where it never is soon enough. */
async function openTied(page, count) {
  const seen = [];
  // Two rounds to warm up.
  for (let round = -2; round < count; round += 1) {
    const result = await page.evaluate(() => globalThis.bench.mountTied(1_000));
    if (round >= 0) seen.push(result);
  }
  const times = seen.map(({ ms }) => ms);
  const [opened, best] = [median(times), Math.min(...times)].map(Math.round);
  const reasons = Math.round(median(seen.map(({ reasonsMs }) => reasonsMs)));
  console.log('\nResults table, 1,000 tied rows with the reasons for their places');
  console.log(`  clubline     opened in ${opened} ms, at best ${best}`);
  console.log(`               the reasons for one place in ${reasons} ms, two frames included`);
  if (seen.some(({ said }) => said === 0)) throw new Error('No reasons were shown.');
  noteFigure('1,000 tied rows, at best', best, { unit: ' ms', most: TIED_MS });
  if (best > TIED_MS) {
    console.log(`  It is never opened in ${TIED_MS} ms.`);
    process.exitCode = 1;
  }
}

/** Plays every comparison and prints it. */
export async function rounds({ browser, bundle, only, count }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.setContent(
    '<!doctype html><html lang="en"><body><div id="stage" data-clubline ' +
      'data-clubline-theme="light"></div></body></html>',
  );
  await page.addStyleTag({ path: join(bundle, 'page.css') });
  await page.addScriptTag({ path: join(bundle, 'page.js') });
  const used = await meter(context, page);
  const { tables, chats } = await page.evaluate(() => globalThis.bench.names);

  if (only !== 'chat') {
    for (const size of [60, 1_000]) {
      const seen = await inTurn(tables, count, (name) => mountTable(page, used, [name, size]));
      print(`Results table, ${size} rows: mounted, laid out and painted`, seen, [
        ['', (one) => one.ms, '×'],
        ['processor', (one) => one.busy, '×'],
        ['rows in the page', (one) => one.rows],
      ]);
      noteRatio(`table of ${size} rows`, seen, (one) => one.ms);
      noteRatio(`table of ${size} rows, processor`, seen, (one) => one.busy);
      const weighed = await inTurn(tables, 3, (name) => weighTable(page, used, [name, size]));
      print('The same, memory of scripts and elements', weighed, [
        ['', (one) => one.memory, '×', 'kB'],
      ]);
      noteRatio(`table of ${size} rows, memory`, weighed, (one) => one.memory);
    }
  }
  if (only !== 'chat') await openTied(page, count);
  if (only === 'results') return;

  const opened = await inTurn(chats, Math.max(3, Math.ceil(count / 3)), (name) =>
    page.evaluate((who) => globalThis.bench.openChat(who, 5_000), name),
  );
  print('Chat room with 5,000 messages: open at the newest one', opened, [
    ['', (one) => one.ms, '×'],
    ['elements in the page', (one) => one.elements],
    ['px short of the newest', (one) => one.short],
  ]);

  noteRatio('opening a room', opened, (one) => one.ms);

  const loaded = await inTurn(chats, 2, async (name) => {
    await page.evaluate((who) => globalThis.bench.holdChat(who, 5_000), name);
    const before = await used.busy();
    const result = await page.evaluate(() => globalThis.bench.loadChat(100, 5_000));
    const busy = (await used.busy()) - before;
    await page.evaluate(() => globalThis.bench.clear());
    return { ...result, busy };
  });
  print('The same room at 100 messages a second for 5 s', loaded, [
    ['main thread', (one) => one.busy, '×'],
    ['frames lost', (one) => one.lost],
    ['ms in long tasks', (one) => one.long],
    ['px short of the newest', (one) => one.short],
  ]);
  noteRatio('100 messages a second, main thread', loaded, (one) => one.busy);
  noteFigure('100 messages a second, frames lost', median(loaded.clubline.map(({ lost }) => lost)));
}
