/**
 * How smoothly long lists scroll: 1,000 clubs and a feed of 500 posts, in the built product, on a
 * processor slowed down four times. `node bench/scrolling.mjs` after `npm run build`; CLUBS and
 * POSTS set other numbers. Ends with 1 when a task while scrolling took over 50 ms of processor
 * time.
 */
import { loadavg } from 'node:os';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../scripts/browsers/chromium.mjs';
import { startProduct } from '../scripts/servers/startProduct.mjs';
import { callApi } from '../scripts/servers/callApi.mjs';
import { inWords, noteLongest, summary, traceTasks } from './tasks.mjs';

const CLUBS = Number(process.env.CLUBS ?? 1_000);
const POSTS = Number(process.env.POSTS ?? 500);
const SLOWDOWN = 4;
const TURNS = 400;
// Two notches of a wheel every other frame: 7,000 px a second, faster than one reads and about as
// fast as one flings.
const TURN_PX = 240;

// One person makes all of it.
const { url, stop } = await startProduct({ RATE_LIMIT_SCALE: '1000' });

async function fill() {
  const { accessToken, user } = await callApi(url, '/auth/sign-in', {
    username: 'demo',
    password: 'demo1234',
  });
  let club;
  for (let n = 0; n < CLUBS; n += 1)
    club = (
      await callApi(
        url,
        '/clubs',
        {
          name: `Bench Club ${String(n).padStart(4, '0')}`,
          ownerId: user.id,
          description: 'Rides and meets.',
        },
        accessToken,
      )
    ).data.club;
  for (let n = 0; n < POSTS; n += 1)
    await callApi(
      url,
      '/club-social/club-posts',
      {
        userId: user.id,
        clubId: club.id,
        content: [
          `Lap ${n}: faster past the second buoy.`,
          `@demo wrote it down at https://example.com/laps/${n}`,
        ].join(' '),
      },
      accessToken,
    );
  return club.id;
}

/** Turns the wheel to the end of what is there and back. */
async function scroll(browser, page, turns) {
  await page.mouse.move(640, 500);
  return summary(
    await traceTasks(browser, page, async () => {
      for (const direction of [1, -1]) {
        for (let turn = 0; turn < turns; turn += 1) {
          await page.mouse.wheel(0, direction * TURN_PX);
          await page.evaluate(
            () =>
              new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
          );
        }
      }
    }),
  );
}

/**
 * Scrolls the first page of a list, which says how fast this machine is just now, then all of it
 * once it is loaded.
 */
async function scrollThrough(browser, page, name, rows) {
  await page.locator(rows).first().waitFor();
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
  const more = page.getByRole('button', { name: 'Load more' });
  const heightOfAll = () => page.evaluate(() => document.documentElement.scrollHeight);
  await slowDown(SLOWDOWN);
  const firstPage = await scroll(browser, page, TURNS / 8);
  await slowDown(1);
  while ((await more.count()) > 0) {
    const before = await heightOfAll();
    await more.first().click();
    await page.waitForFunction((known) => document.documentElement.scrollHeight > known, before);
  }
  // Nobody loads all of it within seconds as this does: what the loading left behind is not counted
  // as scrolling's.
  await session.send('HeapProfiler.collectGarbage');
  await slowDown(SLOWDOWN);
  const longest = await scroll(browser, page, TURNS);
  await slowDown(1);
  console.log(
    `${name}, ${await heightOfAll()} px of them,`,
    `${await page.locator(rows).count()} in the page at the end:`,
    `longest task ${inWords(longest, { ofHowMany: true })}, 99 % below ${longest.most} ms`,
  );
  console.log(
    `  the first turns alone: longest task ${firstPage.processor} ms,`,
    `${firstPage.over} of ${firstPage.count} over, 99 % below ${firstPage.most} ms;`,
    `load of this machine ${loadavg()[0].toFixed(1)}`,
  );
  noteLongest(`scrolling ${name}`, longest);
  return longest.over === 0;
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
let isFine = false;
try {
  const clubId = await fill();
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 860 } });
  await page.goto('/auth?next=%2Fclubs');
  await page.getByRole('link', { name: 'Continue with email' }).click();
  await page.getByLabel('Username or email').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Sign in to your account' }).click();
  const areClubsFine = await scrollThrough(browser, page, 'clubs', 'main a[href^="/clubs/"]');
  await page.goto(`/clubs/${clubId}`);
  isFine = (await scrollThrough(browser, page, 'feed', 'main article')) && areClubsFine;
} finally {
  await browser.close();
  await stop();
}
process.exitCode = isFine ? 0 : 1;
