import { test as plain, type Page } from '@playwright/test';
import { serveGuestPage } from './server.ts';

type Shown = { width?: number; dir?: string; theme?: string; className?: string };
type Stage = { show(name: string, options?: Shown): void; clear(): void };
declare global {
  var stage: Stage;
}

/** A page of somebody else's, with everything it complains about. */
export const test = plain.extend<
  { open: (path?: string) => Promise<Page>; complaints: string[] },
  { site: Awaited<ReturnType<typeof serveGuestPage>> }
>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const site = await serveGuestPage();
      await give(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  complaints: async ({ page }, give) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await give(complaints);
  },
  open: ({ page, site }, give) =>
    give(async (path = '/') => {
      await page.goto(site.url + path);
      return page;
    }),
});

export { expect } from '@playwright/test';
