/**
 * One message at a quiet time: from its arrival at the page to the frame that shows it, in ms.
 * `node bench/quiet-message.mjs [--messages 40]`; needs `node scripts/build.mjs site api`. Ends
 * with 1 where one in twenty, at full speed, takes over 25 ms.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../scripts/browsers/chromium.mjs';
import { startProduct } from '../scripts/servers/startProduct.mjs';
import { enterRoom, matchId, openReader } from './clients/liveRoom.mjs';
import { noteFigure } from './figures.mjs';

const { values } = parseArgs({ options: { messages: { type: 'string', default: '40' } } });
const AIM_MS = 25;
/** Long enough for nothing to be gathered, and below what one person may send. */
const BETWEEN_MS = 700;
const WARM_UP_MS = 3_000;
const wait = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));

/** Runs in the page before anything else: notes when each message has come, and when it is seen. */
const observe = () => {
  const arrived = new Map();
  const taken = [];
  globalThis.quietMessages = taken;
  const nameIn = (text) => /quiet \d+:/.exec(text)?.[0];
  globalThis.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data, timeStamp }) => {
        const name = nameIn(String(data));
        if (name && !arrived.has(name)) arrived.set(name, timeStamp);
      });
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { textContent } of addedNodes) {
        const at = arrived.get(nameIn(textContent ?? ''));
        if (at === undefined) continue;
        arrived.delete(nameIn(textContent ?? ''));
        // A task after the next frame has begun runs once that is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => taken.push(performance.now() - at));
          port1.start();
          port2.postMessage(null);
        });
      }
  }).observe(document, { subtree: true, childList: true });
};

const among = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1];

const product = await startProduct({ RATE_LIMIT_SCALE: '2' });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
const rows = [];
try {
  const { socket, userId } = await enterRoom(product.url, 1);
  let sent = 0;
  for (const slowdown of [1, 4]) {
    const { page } = await openReader(browser, product.url, slowdown, observe);
    await wait(WARM_UP_MS);
    for (let count = 0; count < Number(values.messages); count += 1) {
      sent += 1;
      socket.emit('sendMessage', { matchId, userId, message: `quiet ${sent}: what a race` });
      await wait(BETWEEN_MS);
    }
    const taken = await page.evaluate(() => globalThis.quietMessages);
    rows.push({
      processor: slowdown === 1 ? 'full speed' : `${slowdown} times slower`,
      messages: taken.length,
      'half within, ms': Math.round(among(taken, 0.5)),
      '95 of 100 within, ms': Math.round(among(taken, 0.95)),
    });
    await page.close();
  }
  socket.close();
} finally {
  await browser.close();
  await product.stop();
}
console.log(`load of this machine ${loadavg()[0].toFixed(1)}`);
console.table(rows);
noteFigure('one message, 95 of 100 seen within', rows[0]['95 of 100 within, ms'], {
  unit: ' ms',
  most: AIM_MS,
});
process.exitCode = rows[0]['95 of 100 within, ms'] <= AIM_MS ? 0 : 1;
