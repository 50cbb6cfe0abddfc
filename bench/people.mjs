/**
 * Scrolls through the search for people, 5,000 of them, on a processor slowed down four times, and
 * counts tasks over 50 ms of processor time: `node bench/people.mjs` after `npm run build`. Ends
 * with 1 when there is one. PEOPLE sets another number of them.
 */
import { loadavg } from 'node:os';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../scripts/browsers/chromium.mjs';
import { startProduct } from '../scripts/servers/startProduct.mjs';
import { inWords, noteLongest, summary, traceTasks } from './tasks.mjs';

const PEOPLE = Number(process.env.PEOPLE ?? 5_000);
const SLOWDOWN = 4;

const { url, stop } = await startProduct();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 860 } });

// What is measured is the list, not signing five thousand people up.
await page.route(/\/api\/users\?/, (route) => {
  const query = new URL(route.request().url()).searchParams;
  const [limit, number] = [Number(query.get('limit')), Number(query.get('page'))];
  const users = Array.from({ length: limit }, (_, index) => {
    const at = (number - 1) * limit + index;
    return {
      id: `u-${at}`,
      username: `rider_${String(at).padStart(4, '0')}`,
      firstName: 'Rider',
      lastName: `Number ${at}`,
      profilePicture: null,
    };
  });
  return route.fulfill({ json: { users, meta: { hasNextPage: number * limit < PEOPLE } } });
});

/** Scrolls the list by one turn of the wheel a frame until it ends, or `turns` times. */
const scroll = (turns, step) =>
  page.evaluate(
    ({ turns: left, step: by }) =>
      new Promise((resolve) => {
        const box = document.querySelector('[role=dialog] [role=list]').parentElement;
        const turn = (remaining) => {
          const before = box.scrollTop;
          box.scrollTop += by;
          if (remaining === 0 || (box.scrollTop === before && remaining < left - 20))
            resolve(box.scrollTop);
          else requestAnimationFrame(() => turn(remaining - 1));
        };
        turn(left);
      }),
    { turns, step },
  );

let over = 0;
/** What the longest task was while `work` ran. */
const measure = async (what, work) => {
  const longest = summary(await traceTasks(browser, page, work));
  over += longest.over;
  noteLongest(what, longest);
  console.log(
    `${what}: longest task ${inWords(longest)};`,
    `load of this machine ${loadavg()[0].toFixed(1)}`,
  );
};

try {
  await page.goto('/auth?next=%2Fprofile');
  await page.getByRole('link', { name: 'Continue with email' }).click();
  await page.getByLabel('Username or email').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Sign in to your account' }).click();
  await page.getByRole('button', { name: 'Find people' }).click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();

  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await measure(`loading ${PEOPLE} people while scrolling`, async () => {
    const count = page.getByRole('dialog').getByText(`${PEOPLE} users`);
    while ((await count.count()) === 0) await scroll(40, 3_000);
  });
  await scroll(1, -10_000_000);
  await measure('scrolling through them', () => scroll(600, 500));
  const field = page.getByRole('searchbox', { name: 'Search users' });
  await measure('searching them letter by letter', async () => {
    await field.pressSequentially('number 49', { delay: 120 });
    await page.getByText('49', { exact: false }).first().waitFor();
  });
  console.log(`rows in the page: ${await page.getByRole('dialog').getByRole('link').count()}`);
} finally {
  await browser.close();
  await stop();
}
process.exitCode = over > 0 ? 1 : 0;
