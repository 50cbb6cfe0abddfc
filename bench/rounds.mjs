import { join } from 'node:path';

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

const print = (title, seen, figures) => {
  console.log(`\n${title}`);
  const names = Object.keys(seen);
  for (const name of names) {
    const columns = figures.map(([label, pick, unit]) => {
      const value = median(seen[name].map(pick));
      const ratio =
        unit === '×'
          ? `${(value / median(seen.byHand.map(pick))).toFixed(2)} × (${value.toFixed(1)} ms)`
          : `${Math.round(value)}`;
      return `${label} ${ratio}`;
    });
    console.log(`  ${name.padEnd(12)} ${columns.join(' · ')}`);
  }
};

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
  const { tables, chats } = await page.evaluate(() => globalThis.bench.names);

  if (only !== 'chat') {
    for (const size of [60, 1_000]) {
      const seen = await inTurn(tables, count, (name) =>
        page.evaluate(([who, rows]) => globalThis.bench.mountTable(who, rows), [name, size]),
      );
      print(`Results table, ${size} rows: mounted, laid out and painted`, seen, [
        ['', (one) => one.ms, '×'],
        ['rows in the page', (one) => one.rows],
      ]);
    }
  }
  if (only === 'results') return;

  const opened = await inTurn(chats, Math.max(3, Math.ceil(count / 3)), (name) =>
    page.evaluate((who) => globalThis.bench.openChat(who, 5_000), name),
  );
  print('Chat room with 5,000 messages: open at the newest one', opened, [
    ['', (one) => one.ms, '×'],
    ['elements in the page', (one) => one.elements],
    ['px short of the newest', (one) => one.short],
  ]);

  const metrics = await context.newCDPSession(page);
  await metrics.send('Performance.enable');
  const taskSeconds = async () =>
    (await metrics.send('Performance.getMetrics')).metrics.find(
      ({ name }) => name === 'TaskDuration',
    ).value;
  const loaded = await inTurn(chats, 2, async (name) => {
    await page.evaluate((who) => globalThis.bench.holdChat(who, 5_000), name);
    const before = await taskSeconds();
    const result = await page.evaluate(() => globalThis.bench.loadChat(100, 5_000));
    const busy = ((await taskSeconds()) - before) * 1_000;
    await page.evaluate(() => globalThis.bench.clear());
    return { ...result, busy };
  });
  print('The same room at 100 messages a second for 5 s', loaded, [
    ['main thread', (one) => one.busy, '×'],
    ['frames lost', (one) => one.lost],
    ['ms in long tasks', (one) => one.long],
    ['px short of the newest', (one) => one.short],
  ]);
}
