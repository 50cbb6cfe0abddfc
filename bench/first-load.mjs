/**
 * What a visitor's first page costs a browser, on the built product: paints, layout shift, and
 * tasks that block.
 * `node bench/first-load.mjs [address] [runs]`; the address is a running product's, by default
 * http://localhost:4000.
 * Ends with 1 when a page moves by 0.02 or more, or has a task of over 100 ms of processor time at
 * full speed.
 */
import { loadavg } from 'node:os';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../scripts/browsers/chromium.mjs';
import { summary, traceTasks } from './tasks.mjs';

const [address = 'http://localhost:4000', runs = '5'] = process.argv.slice(2);
const paths = ['/', '/terms', '/contact', '/auth'];
const MOST_SHIFT = 0.02;
const LONGEST_MS = 100;
const conditions = [
  { name: 'as it is', slowdown: 1 },
  { name: 'CPU 4× slower', slowdown: 4 },
  {
    name: 'phone, CPU 4× slower, 1.6 Mbit/s',
    slowdown: 4,
    isSlow: true,
    viewport: { width: 375, height: 760 },
  },
];

/** Runs in the page before anything else does. */
const observe = () => {
  const seen = { shift: 0, largest: 0, moved: [] };
  window.firstLoad = seen;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    seen.shift += entry.value;
    for (const { node } of entry.sources)
      seen.moved.push(`${node?.nodeName} ${node?.textContent?.slice(0, 40) ?? ''}`);
  });
  on('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
};

const measure = async (
  browser,
  path,
  { slowdown, isSlow, viewport = { width: 1280, height: 860 } },
) => {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (isSlow)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 94_000,
    });
  await page.addInitScript(observe);
  const tasks = summary(
    await traceTasks(browser, page, () =>
      page.goto(new URL(path, address).href, { waitUntil: 'networkidle' }),
    ),
  );
  const result = await page.evaluate(() => ({
    ...window.firstLoad,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  return { ...result, tasks };
};

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
let isFine = true;
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
for (const condition of conditions) {
  const rows = [];
  const moved = new Set();
  for (const path of paths) {
    const results = [];
    for (let run = 0; run < Number(runs); run += 1)
      results.push(await measure(browser, path, condition));
    results.forEach((result) => result.moved.forEach((node) => moved.add(`${path} ${node}`)));
    const [shift, longest] = [
      Math.max(...results.map((result) => result.shift)),
      Math.max(...results.map(({ tasks }) => tasks.processor)),
    ];
    isFine &&= shift < MOST_SHIFT && (condition.slowdown > 1 || longest <= LONGEST_MS);
    rows.push({
      path,
      'first paint ms': Math.round(median(results.map((result) => result.first))),
      'largest paint ms': Math.round(median(results.map((result) => result.largest))),
      'layout shift, worst': Number(shift.toFixed(4)),
      'longest task, ms of processor time: median': Math.round(
        median(results.map(({ tasks }) => tasks.processor)),
      ),
      worst: Math.round(longest),
      'ms on the clock: median': Math.round(median(results.map(({ tasks }) => tasks.clock))),
    });
  }
  console.log(`\n${condition.name}, ${runs} runs, load of this machine ${loadavg()[0].toFixed(1)}`);
  console.table(rows);
  if (moved.size > 0) console.log(`Moved: ${[...moved].join('; ')}`);
}
await browser.close();
process.exitCode = isFine ? 0 : 1;
