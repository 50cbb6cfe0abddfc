import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  tags?: string[];
}

const index = JSON.parse(readFileSync(new URL('../.cache/storybook/index.json', import.meta.url), 'utf8')) as { entries: Record<string, Entry> };
const themes = ['light', 'dark', 'high-contrast'] as const;
// What has a kept picture is compared; `--update` takes in further stories, all or those whose names match.
const isKept = (id: string) => existsSync(new URL(`pictures/dark-${id}.png`, import.meta.url));
const stories = Object.values(index.entries).filter(({ id, type, tags }) => type === 'story' && !tags?.includes('no-picture') && (process.env['PICTURES'] === 'update' || isKept(id)));

const open = async (page: Page, id: string, theme: string) => {
  await page.clock.setFixedTime(new Date('2025-10-08T18:00:00.000Z'));
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } };
    return ['completed', 'finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
  });
  await page.evaluate(() => document.fonts.ready);
};

for (const { id } of stories) {
  for (const theme of themes) {
    test(`${id} in ${theme} looks as it is kept`, async ({ page }) => {
      await open(page, id, theme);
      await expect(page).toHaveScreenshot(`${theme}-${id}.png`, { fullPage: true });
    });
  }
}

test('each theme changes what is seen', async ({ page }) => {
  const pictures = [];
  for (const theme of themes) {
    await open(page, 'primitives-button--primary', theme);
    pictures.push((await page.screenshot()).toString('base64'));
  }
  expect(new Set(pictures).size).toBe(themes.length);
});
