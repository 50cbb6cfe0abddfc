import axe, { type RunOptions } from 'axe-core';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { root } from '../../scripts/install.mjs';
import { serveFolder } from '../../scripts/servers/staticServer.mjs';
import { settle } from '../../scripts/review/inPage.mjs';
import { VIEW, type EngineBrowser, type EnginePage } from './drivers/driver';
import { startEngine } from './drivers/startEngine';
import { axeOptions, storiesToOpen, storybook } from './stories';

/** What a story leaves out of axe's rules, as its parameter `a11y`. */
interface StoryAxe {
  disable?: boolean;
  config?: { rules?: { id: string; enabled: boolean }[] };
}

/** Browsers ask for this by themselves; Storybook has it elsewhere. */
const ofStorybook = /favicon\.ico$/;

/** A picture shows at most so much of a long page, in px. */
const LONGEST = 2_400;

/** One browser for all stories of a worker: each is loaded anew, and none has a session. */
const test = base.extend<object, { book: { url: string; browser: EngineBrowser } }>({
  book: [
    async ({ browserName: _browserName }, give, { project }) => {
      const server = await serveFolder(storybook);
      const engine = await startEngine(project.name);
      const browser = await engine.open();
      await give({ url: server.url, browser });
      await browser.close();
      await engine.close();
      server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** What axe finds in the story, in the theme that it stands in. */
async function violationsOf(page: EnginePage): Promise<string[]> {
  await page.run(axe.source);
  return page.evaluate(async (options) => {
    const { axe: look, __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      axe: typeof axe;
      __STORYBOOK_PREVIEW__: { currentRender: { story: { parameters: { a11y?: StoryAxe } } } };
    };
    const { a11y } = preview.currentRender.story.parameters;
    if (a11y?.disable) return [];
    const exceptions = (a11y?.config?.rules ?? []).map(({ id, enabled }) => [id, { enabled }]);
    const { violations } = await look.run('[data-clubline]', {
      ...options,
      // In the pages of others axe is not there to answer, and asking them is an error where their
      // origin is none.
      iframes: false,
      rules: { ...options.rules, ...(Object.fromEntries(exceptions) as RunOptions['rules']) },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`,
      ),
    );
  }, axeOptions);
}

/** How far the page can be scrolled sideways, in px. */
const sideways = (page: EnginePage) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Leaves a picture of the story, as far down as it reaches. */
async function picture(page: EnginePage, engine: string, id: string, width: number) {
  const folder = join(root, '.cache', 'engines-pictures', engine);
  mkdirSync(folder, { recursive: true });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.resize(width, Math.min(LONGEST, Math.max(VIEW.height, height)));
  await page.screenshot(join(folder, `${id}.png`));
}

for (const id of storiesToOpen())
  test(`the story ${id} is shown without a complaint`, async ({ book: { url, browser } }, info) => {
    const { page } = browser;
    const before = browser.complaints().length;
    await page.resize(VIEW.width, VIEW.height);
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
    const { fault, asked } = await page.evaluate(settle, id);
    expect(fault).toBeUndefined();
    const { width, height } = asked ?? VIEW;
    await page.resize(width, height);
    expect(await violationsOf(page)).toEqual([]);
    expect(await sideways(page), 'px to scroll sideways').toBe(0);
    if (process.env['CLUBLINE_ALL_STORIES']) await picture(page, info.project.name, id, width);
    const complaints = browser.complaints().slice(before);
    expect(complaints.filter((complaint) => !ofStorybook.test(complaint))).toEqual([]);
  });
