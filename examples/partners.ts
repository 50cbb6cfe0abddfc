import { test as base, expect, type Page } from '@playwright/test';
import { signInByApi, type SignedIn } from '../e2e/people';
import { enterRoom, type Writer } from '../e2e/writer';

const given = JSON.parse(process.env['CLUBLINE_EXAMPLES'] ?? '{}') as {
  api: string;
  origins: Record<string, string>;
};

/** Address of the API that the examples speak to. */
export const api = given.api;
/** Address of each example that is running. */
export const origins = given.origins;
export const room = 'aqua_world_finals_2025';

export interface Fan extends Writer {
  id: string;
  username: string;
  token: string;
}

/** Everything the page says in the console or fails at. A good guest says nothing. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // A call that the embed itself gives up, as when its person has changed, has not failed.
    if (why !== 'net::ERR_ABORTED') said.push(`failed: ${request.url()} ${why}`);
  });
  return said;
}

export const test = base.extend<{ fan: Fan }, { account: SignedIn }>({
  account: [
    // Playwright reads what a fixture needs from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, give) => give(await signInByApi(new URL(api).origin, 'demo', 'demo1234')),
    { scope: 'worker' },
  ],
  /** Somebody who is in the room by other means than the page under test. */
  async fan({ account }, give) {
    const { origin } = new URL(api);
    const { id, username, accessToken: token } = account;
    const writer = await enterRoom(origin, account, room);
    await give({ id, username, token, ...writer });
    writer.leave();
  },
});
export { expect };
