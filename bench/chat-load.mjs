/**
 * A busy chat room in front of a slow reader: the built product, 20 messages a second for a minute,
 * the reader's processor slowed down four times. Says how long its main thread was busy at a
 * stretch and how much the page holds in the end.
 *
 * `node bench/chat-load.mjs [--seconds 60] [--rate 20] [--slowdown 4]`; needs `npm run build`. Ends
 * with 1 when a task took over 50 ms of processor time.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../scripts/browsers/chromium.mjs';
import { startProduct } from '../scripts/servers/startProduct.mjs';
import { enterRoom, matchId, openReader } from './clients/liveRoom.mjs';
import { inWords, noteLongest, summary, traceTasks } from './tasks.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '20' },
    slowdown: { type: 'string', default: '4' },
    port: { type: 'string' },
  },
});
const [seconds, rate, slowdown] = [values.seconds, values.rate, values.slowdown].map(Number);
const WARM_UP_MS = 5_000;
/** In which the last messages arrive. */
const AFTER_MS = 1_000;
// The server takes 20 messages in 10 s from one person.
const writers = Math.ceil(rate / 1.8);
const wait = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));

const product = await startProduct({
  RATE_LIMIT_SCALE: '2',
  ...(values.port && { PORT: values.port }),
});
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
let isFine = false;
try {
  const room = [];
  for (let index = 1; index <= writers; index += 1) room.push(await enterRoom(product.url, index));
  const { page } = await openReader(browser, product.url, slowdown);
  // What opening the page itself leaves to do is not the room's load.
  await wait(WARM_UP_MS);
  await page.evaluate(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) =>
      globalThis.longTasks.push(
        ...list
          .getEntries()
          .map(({ duration, attribution }) => ({ duration, where: attribution?.[0]?.name ?? '' })),
      ),
    ).observe({ type: 'longtask' });
  });
  const total = seconds * rate;
  let sent = 0;
  const tasks = await traceTasks(browser, page, async () => {
    const begun = performance.now();
    await new Promise((resolve) => {
      const timer = setInterval(() => {
        const due = Math.min(total, Math.floor(((performance.now() - begun) / 1_000) * rate));
        for (; sent < due; sent += 1) {
          const { socket, userId } = room[sent % room.length];
          socket.emit('sendMessage', {
            matchId,
            userId,
            message: `load ${sent + 1}: ${'what a race '.repeat(1 + (sent % 6))}`,
          });
        }
        if (sent < total) return;
        clearInterval(timer);
        resolve();
      }, 10);
    });
    await wait(AFTER_MS);
  });
  // Looking for it meanwhile would itself be a task of the page.
  await page.getByText(`load ${total}:`).first().waitFor({ timeout: 30_000 });
  const longTasks = await page.evaluate(() => globalThis.longTasks);
  const held = await page.evaluate(() => ({
    rows: document.querySelectorAll('section[aria-label^="Messages, "] li').length,
    elements: document.querySelectorAll('*').length,
  }));
  const longest = summary(tasks);
  const durations = longTasks.map(({ duration }) => Math.round(duration)).join(', ');
  const busy = tasks.reduce((sum, { processor }) => sum + processor, 0) / 1_000 / seconds;
  console.log(
    `${total} messages in ${seconds} s, processor ${slowdown} times slower,`,
    `load of this machine ${loadavg()[0].toFixed(1)}`,
  );
  console.log(`longest task: ${inWords(longest)}; main thread busy ${(busy * 100).toFixed(0)} %`);
  console.log(
    'long tasks by the browser’s own count, which includes waiting for a busy machine:',
    `${longTasks.length}${durations ? ` (${durations} ms)` : ''}`,
  );
  console.log(`in the page at the end: ${held.rows} rows, ${held.elements} elements`);
  noteLongest('20 messages a second', longest);
  isFine = longest.over === 0;
  for (const { socket } of room) socket.close();
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = isFine ? 0 : 1;
