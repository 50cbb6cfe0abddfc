import type { Page } from '@playwright/test';
import { figure } from '../figures.ts';
import { expect, test } from './stage.ts';

/**
 * Everything of a page that is not ours: its globals, styles of its elements, fonts, and what
 * stands in its head.
 */
const pageItself = (page: Page) =>
  page.evaluate(() => ({
    globals: Object.getOwnPropertyNames(globalThis).sort(),
    styles: [document.documentElement, document.body, document.head].map((element) =>
      JSON.stringify(
        Array.from(getComputedStyle(element), (name) => [
          name,
          getComputedStyle(element).getPropertyValue(name),
        ]),
      ),
    ),
    fonts: document.fonts.size,
    head: document.head.innerHTML,
    attributes: [document.documentElement, document.body].map((element) =>
      element.getAttributeNames(),
    ),
  }));

test(
  'nothing leaks out: no global, no style, no font, nothing in the head, no word in the ' +
    'console, under a strict policy',
  async ({ open, complaints }) => {
    const page = await open();
    const before = await pageItself(page);
    for (const name of ['ResultsTable', 'ChatRoom', 'LiveChat'])
      await page.evaluate((embed) => stage.show(embed), name);
    await expect(page.getByText('Message 19')).toBeVisible();
    await page.evaluate(() => stage.clear());
    // The chat brings its socket in a file of its own when it is first shown, and the bundler says
    // so in the head.
    const after = await pageItself(page);
    expect({ ...after, head: after.head.replace(/<link rel="modulepreload"[^>]*>/g, '') }).toEqual({
      ...before,
      head: before.head.replace(/<link rel="modulepreload"[^>]*>/g, ''),
    });
    expect(complaints).toEqual([]);
  },
);

test('rooms on one page share one connection, and leaving ends it', async ({
  open,
  site,
}, info) => {
  const page = await open();
  for (const _ of [1, 2, 3]) await page.evaluate(() => stage.show('LiveChat'));
  await expect(page.getByText('Message 19')).toHaveCount(3);
  await expect.poll(() => site.connections()).toBe(1);
  figure(info, 'sockets of three rooms on one page', String(site.connections()), '1');
  await page.evaluate(() => stage.clear());
  await expect.poll(() => site.connections()).toBe(0);
  figure(info, 'sockets after they have left', String(site.connections()), '0');
});

test('a hundred times shown and taken away, both embeds leave nothing', async ({ open }, info) => {
  const page = await open();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const measure = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      listeners: value('JSEventListeners'),
      nodes: value('Nodes'),
      heap: value('JSHeapUsedSize'),
    };
  };
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round += 1) {
      await page.evaluate(() => {
        stage.show('ResultsTable');
        stage.show('LiveChat');
      });
      await expect(page.getByText('Message 19').first()).toBeVisible();
      await page.evaluate(() => stage.clear());
    }
  };
  // What is made once for all (the module of the socket, formats of dates) is made in the first
  // rounds.
  await rounds(10);
  const before = await measure();
  await rounds(100);
  const after = await measure();
  figure(info, 'listeners over 100 mounts', `${before.listeners} → ${after.listeners}`, 'no more');
  figure(info, 'nodes over 100 mounts', `${before.nodes} → ${after.nodes}`, 'up to 20 more');
  figure(
    info,
    'heap over 100 mounts',
    `${(before.heap / 1e6).toFixed(2)} → ${(after.heap / 1e6).toFixed(2)} MB`,
    'up to 1 MB more',
  );
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
  expect(after.heap - before.heap).toBeLessThan(1_000_000);
});
