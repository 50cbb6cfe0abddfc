import { writeFile } from 'node:fs/promises';
import { expect, test as product } from '../product';
import type { SignedIn } from '../people';
import type { Choices, Engine, EngineBrowser, EnginePage } from './drivers/driver';
import { Screen } from './screen';
import { startEngine } from './drivers/startEngine';

/** A person at a browser of their own. */
interface EnginePerson {
  screen: Screen;
  browser: EngineBrowser & {
    /** Lets the browser complain of what a journey has brought about. */
    forgive(complaint: RegExp): void;
  };
}

interface Fixtures {
  /** Opens a browser for one more person, signed in when there is an account. */
  person: (account?: SignedIn, url?: string, choices?: Choices) => Promise<EnginePerson>;
}

/** Leaves what a page shows, as a picture and as words, for whoever looks into a failure. */
async function keepLook(page: EnginePage, path: (name: string) => string) {
  await page.screenshot(path('png')).catch(() => undefined);
  const words = await page.evaluate(() => document.body.innerText).catch(String);
  await writeFile(path('txt'), words);
}

/**
 * Journeys in another engine: the product, one engine for each worker, and people who must not have
 * seen a complaint of their browser by the end.
 */
export const test = product.extend<Fixtures, { engine: Engine }>({
  engine: [
    async ({ settings: _settings }, give, info) => {
      const engine = await startEngine(info.project.name);
      await give(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Playwright's own browser is not started.
  contextsClosed: async ({ product: _product }, give) => give(),
  person: async ({ engine, product: { url } }, give, info) => {
    const people: EnginePerson[] = [];
    const forgiven: RegExp[] = [];
    await give(async (account, address = url, choices = {}) => {
      const opened = await engine.open(choices);
      const browser = {
        ...opened,
        forgive: (complaint: RegExp) => void forgiven.push(complaint),
      };
      const person = { browser, screen: new Screen(browser.page, address) };
      people.push(person);
      if (account) {
        // A page of ours that needs no session, for a storage to write into.
        await person.screen.goto('/terms');
        await browser.page.evaluate(
          (kept) =>
            Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
          {
            cl_access_token: account.accessToken,
            cl_refresh_token: account.refreshToken,
            cl_username: account.username,
          },
        );
      }
      return person;
    });
    if (info.status !== info.expectedStatus)
      for (const [index, { browser }] of people.entries())
        await keepLook(browser.page, (name) => info.outputPath(`person-${index + 1}.${name}`));
    const complaints = people
      .flatMap(({ browser }) => browser.complaints())
      .filter((complaint) => !forgiven.some((expected) => expected.test(complaint)));
    await Promise.all(people.map(({ browser }) => browser.close()));
    expect(complaints, 'what the browsers complained of').toEqual([]);
  },
});

export { expect };
export { until } from './screen';
