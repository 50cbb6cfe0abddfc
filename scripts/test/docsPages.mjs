/**
 * Reads the pages of documentation that people wrote, as the browser shows them: at two widths, by
 * day and by night, each must be free of what axe finds, fit its window, and lead only to what is
 * there.
 *
 *   node scripts/test/docsPages.mjs --url <address of a Storybook> [--pictures <folder>] [words …]
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import axe from 'axe-core';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../browsers/chromium.mjs';
import { root } from '../install.mjs';
import { leaveReport, noCounts } from './report.mjs';

const WIDTHS = [375, 1280];
const THEMES = ['light', 'dark'];

const axeOptions = JSON.parse(readFileSync(join(root, '.storybook', 'axe.json'), 'utf8'));
// Figures of one component stand below each other, with the same landmarks.
axeOptions.rules['landmark-unique'] = { enabled: false };

/** What Storybook itself draws around a figure is not ours to mend. */
const NOT_OURS = [
  '.docs-story > div:last-child:not(:first-child)',
  '.docblock-source',
  '.docblock-argstable',
];

/** Pages that are written; words choose among all, those of components too. */
export const chosenPages = (entries, words = []) =>
  Object.values(entries)
    .filter(({ type }) => type === 'docs')
    .filter(({ id, importPath }) =>
      words.length === 0 ? importPath.endsWith('.mdx') : words.some((word) => id.includes(word)),
    )
    .map(({ id, title }) => ({ id, title }));

/** Links to pages and stories that Storybook does not have. */
export const brokenLinks = (entries, hrefs) =>
  hrefs.filter((href) => {
    const [, id] = /[?&]path=\/(?:docs|story)\/([\w-]+)/.exec(href) ?? [];
    return id !== undefined && !(id in entries);
  });

const look = async (page, entries) => {
  const { violations } = await page.evaluate(
    ([options, exclude]) => globalThis.axe.run({ include: ['#storybook-docs'], exclude }, options),
    [axeOptions, NOT_OURS],
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
  );
  const { hrefs, width, room } = await page.evaluate(() => ({
    hrefs: [...document.querySelectorAll('#storybook-docs a[href]')].map((link) => link.href),
    width: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  if (width > room) found.push(`is ${width} px wide in a window of ${room} px`);
  return [...found, ...brokenLinks(entries, hrefs).map((href) => `leads nowhere: ${href}`)];
};

/** In the page: whether every figure stands there. */
const hasDrawn = () =>
  [...document.querySelectorAll('[id^="story--"][id$="-inner"]')].every(
    (figure) => figure.childElementCount > 0,
  );

async function readPage(browser, { url, entries, pictures }, { id, title }) {
  const found = [];
  for (const theme of THEMES) {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.on('pageerror', (error) => found.push(`[${theme}] ${error.message}`));
    const query = `id=${id}&viewMode=docs&globals=theme:${theme}`;
    await page.goto(`${url}/iframe.html?${query}`, { waitUntil: 'load' });
    await page.locator('#storybook-docs h1').first().waitFor();
    await page.waitForFunction(hasDrawn);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(axe.source);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())));
      await page.waitForFunction(hasDrawn);
      for (const fault of await look(page, entries)) found.push(`[${theme}, ${width} px] ${fault}`);
      if (pictures)
        await page.screenshot({
          path: join(pictures, `${id}.${theme}.${width}.png`),
          fullPage: true,
        });
    }
    await page.close();
  }
  return { title, found: [...new Set(found)] };
}

async function readAll(options, words) {
  const { entries } = await (await fetch(`${options.url}/index.json`)).json();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArgs,
  });
  const counts = noCounts();
  for (const one of chosenPages(entries, words)) {
    const { title, found } = await readPage(browser, { ...options, entries }, one);
    counts[found.length === 0 ? 'passed' : 'failed'] += 1;
    console.log(`${found.length === 0 ? '✓' : '×'} ${title}`);
    for (const fault of found) console.error(`    ${fault}`);
  }
  await browser.close();
  return counts;
}

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    options: { url: { type: 'string' }, pictures: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.pictures) mkdirSync(values.pictures, { recursive: true });
  const counts = await readAll(values, positionals);
  leaveReport(counts);
  process.exit(counts.failed > 0 ? 1 : 0);
}
