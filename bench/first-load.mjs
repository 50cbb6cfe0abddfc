/**
 * What a visitor's first page costs a browser, on the built product: paints, layout shift, and tasks that block.
 * `node bench/first-load.mjs [address] [runs]`; the address is a running product's, by default http://localhost:4000.
 */
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../scripts/browser.mjs';

const [address = 'http://localhost:4000', runs = '5'] = process.argv.slice(2);
const paths = ['/', '/terms', '/contact', '/auth'];
const conditions = [
  { name: 'as it is', slowdown: 1 },
  { name: 'CPU 4× slower', slowdown: 4 },
  { name: 'phone, CPU 4× slower, 1.6 Mbit/s', slowdown: 4, isSlow: true, viewport: { width: 375, height: 760 } },
];

/** Runs in the page before anything else does. */
const observe = () => {
  const seen = { shift: 0, tasks: [], largest: 0, moved: [] };
  window.firstLoad = seen;
  const on = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    seen.shift += entry.value;
    for (const { node } of entry.sources) seen.moved.push(`${node?.nodeName} ${node?.textContent?.slice(0, 40) ?? ''}`);
  });
  on('longtask', (entry) => seen.tasks.push(entry.duration));
  on('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
};

const measure = async (browser, path, { slowdown, isSlow, viewport = { width: 1280, height: 860 } }) => {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (isSlow) await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 });
  await page.addInitScript(observe);
  await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' });
  const result = await page.evaluate(() => ({ ...window.firstLoad, first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 }));
  await context.close();
  return result;
};

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
for (const condition of conditions) {
  const rows = [];
  const moved = new Set();
  for (const path of paths) {
    const results = [];
    for (let run = 0; run < Number(runs); run += 1) results.push(await measure(browser, path, condition));
    results.forEach((result) => result.moved.forEach((node) => moved.add(`${path} ${node}`)));
    rows.push({
      path,
      'first paint ms': Math.round(median(results.map((result) => result.first))),
      'largest paint ms': Math.round(median(results.map((result) => result.largest))),
      'layout shift, worst': Number(Math.max(...results.map((result) => result.shift)).toFixed(4)),
      'longest task ms, median': Math.round(median(results.map((result) => Math.max(0, ...result.tasks)))),
    });
  }
  console.log(`\n${condition.name}, ${runs} runs`);
  console.table(rows);
  if (moved.size > 0) console.log(`Moved: ${[...moved].join('; ')}`);
}
await browser.close();
