import { test as plain, type Page } from '@playwright/test';
import { serveGuestPage } from './server.ts';

type Shown = { width?: number; dir?: string; theme?: string; className?: string };
export type Stage = { show(name: string, options?: Shown): void; clear(): void };
declare global {
  var stage: Stage;
}

/** A page of somebody else's, with everything it complains about. */
export const test = plain.extend<{ open: (path?: string) => Promise<Page>; complaints: string[] }, { site: Awaited<ReturnType<typeof serveGuestPage>> }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await serveGuestPage();
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
  },
  open: ({ page, site }, use) =>
    use(async (path = '/') => {
      await page.goto(site.url + path);
      return page;
    }),
});

export { expect } from '@playwright/test';
