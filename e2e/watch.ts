import type { Page } from '@playwright/test';

/** The calls of the API that a page makes while `open` runs and until the network rests. */
export async function callsWhile(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  const note = (request: { url(): string; method(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/uploads/'))
      calls.push(`${request.method()} ${pathname}`);
  };
  page.on('request', note);
  await open();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return calls;
}

/** What a page complains of from now on, in its console or by errors that nobody catches. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // Journeys block the worker, and Playwright says so in the page's own console.
    if (text.startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** A picture of one pixel, for file fields. */
export const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhf' +
      'DwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
});
