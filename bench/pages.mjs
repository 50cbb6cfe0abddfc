/**
 * What a screen costs a visitor on a slow phone, on the built product served as in production:
 * processor four times slower, 1.6 Mbit/s, 150 ms, nothing cached.
 * `node bench/pages.mjs [--runs 5] [--paths /,/scores] [--requests]`; needs `node scripts/build.mjs
 * site api`. `--requests` also prints what was asked for, and when in ms, by that run of each
 * screen that asked for most.
 * Ends with 1 where a screen is over its aim.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../scripts/browsers/chromium.mjs';
import { startProduct } from '../scripts/servers/startProduct.mjs';
import { callApi } from '../scripts/servers/callApi.mjs';
import { watchRequests } from './clients/watchRequests.mjs';
import { noteFigure } from './figures.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    paths: { type: 'string' },
    requests: { type: 'boolean', default: false },
  },
});
const SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const QUIET_MS = 1_000;
const MOST = { requests: 20, scripts: 12, shift: 0.02, answer: 100 };

/** Where a screen is, the aim of its largest paint in ms, and what is pressed on it, in order. */
const screensOf = (clubId) => [
  {
    path: '/',
    aim: 1_800,
    isPublic: true,
    presses: [
      ['button', 'Pause the moving pictures'],
      ['button', 'Pause the row of partners'],
    ],
  },
  {
    path: '/clubs/discover',
    aim: 2_500,
    presses: [
      ['tab', 'Your clubs'],
      ['button', 'Your account'],
      ['menuitemradio', 'Dark'],
      ['button', 'Open menu'],
    ],
  },
  {
    path: `/clubs/${clubId}`,
    name: 'a club',
    aim: 2_500,
    presses: [
      ['button', 'Choose a reaction'],
      ['menuitemradio', 'Love'],
      ['button', /comments?$/],
      ['tab', 'Members'],
    ],
  },
  {
    path: '/scores',
    aim: 2_500,
    presses: [
      ['button', /^Show Monday/],
      ['button', 'View schedule'],
    ],
  },
];

/** Runs in the page before anything else does. */
const observe = () => {
  const seen = { shift: 0, largest: 0, element: '', answer: 0 };
  window.clublinePage = seen;
  const on = (type, take, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  on('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.largest = startTime;
    seen.element = `${element?.localName ?? ''} ${url || (element?.textContent ?? '')}`;
  });
  on(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) seen.answer = Math.max(seen.answer, duration);
    },
    { durationThreshold: 16 },
  );
};

/** How long the press just made took to be answered, once that is painted and reported. */
const answerTo = async () => {
  for (let frame = 0; frame < 4; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return window.clublinePage.answer;
};

/** Until everything that was asked for has come, and nothing more is for a while. */
async function quiet(requests) {
  let quietSince = Date.now();
  for (let known = 0; Date.now() - quietSince < QUIET_MS;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (requests.length === known && requests.every(({ isDone }) => isDone)) continue;
    known = requests.length;
    quietSince = Date.now();
  }
}

/** Loads a screen with nothing cached, and presses what stands on it. */
async function measure(browser, { url, session }, { path, isPublic, presses }) {
  const localStorage = isPublic
    ? []
    : Object.entries(session).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 375, height: 760 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const requests = await watchRequests(devtools);
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(observe);
  await page.goto(url + path, { waitUntil: 'commit' });
  const find = ([role, name]) => page.getByRole(role, { name }).locator('visible=true').first();
  await find(presses[0]).waitFor();
  await quiet(requests);
  const loaded = [...requests];
  const { largest, shift, element } = await page.evaluate(() => window.clublinePage);
  const answers = [];
  for (const press of presses) {
    await page.evaluate(() => void (window.clublinePage.answer = 0));
    await find(press).click();
    answers.push(await page.evaluate(answerTo));
  }
  await context.close();
  return {
    largest,
    element,
    shift,
    answer: Math.max(...answers),
    answers,
    requests: loaded,
    scripts: loaded.filter(({ type }) => type === 'Script').length,
    bytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** What the run asked for that asked for most. */
const busiest = (runs) =>
  runs.toSorted((a, b) => b.requests.length - a.requests.length)[0].requests;

/** Several runs of a screen as a line of the table; `isFine` where it keeps all its aims. */
function lineOf({ path, name = path, aim }, runs) {
  const of = (key) => runs.map((run) => run[key]);
  const line = {
    largest: Math.round(median(of('largest'))),
    requests: Math.max(...runs.map(({ requests }) => requests.length)),
    scripts: Math.max(...of('scripts')),
    shift: Number(Math.max(...of('shift')).toFixed(3)),
    answer: median(of('answer')),
  };
  noteFigure(`${name}, largest paint`, line.largest, { unit: ' ms', most: aim });
  noteFigure(`${name}, longest answer to a press`, line.answer, { unit: ' ms', most: MOST.answer });
  for (const key of ['requests', 'scripts', 'shift'])
    noteFigure(`${name}, ${key}`, line[key], { most: MOST[key] });
  return {
    isFine: line.largest <= aim && Object.keys(MOST).every((key) => line[key] <= MOST[key]),
    row: {
      screen: name,
      'largest paint, ms': line.largest,
      aim,
      best: Math.round(Math.min(...of('largest'))),
      requests: line.requests,
      scripts: line.scripts,
      kB: Math.round(median(of('bytes')) / 1_000),
      'layout shift': line.shift,
      'longest answer, ms': line.answer,
      'what is largest': runs.at(-1).element.trim().slice(0, 40),
    },
  };
}

const product = await startProduct();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
try {
  const account = { username: 'demo', password: 'demo1234' };
  const { user, accessToken, refreshToken } = await callApi(product.url, '/auth/sign-in', account);
  const answer = await fetch(`${product.url}/api/users/${user.id}/get-clubs`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { userClubs } = await answer.json();
  const site = {
    url: product.url,
    session: {
      cl_access_token: accessToken,
      cl_refresh_token: refreshToken,
      cl_username: account.username,
    },
  };
  const paths = values.paths?.split(',');
  const screens = screensOf(userClubs[0].id).filter(
    ({ path, name }) => !paths || paths.includes(path) || paths.includes(name),
  );
  const lines = [];
  for (const screen of screens) {
    const runs = [];
    for (let run = 0; run < Number(values.runs); run += 1)
      runs.push(await measure(browser, site, screen));
    lines.push(lineOf(screen, runs));
    console.table(
      screen.presses.map(([, name], press) => ({
        screen: screen.name ?? screen.path,
        pressed: String(name),
        'answer, ms': median(runs.map(({ answers }) => answers[press])),
        best: Math.min(...runs.map(({ answers }) => answers[press])),
      })),
    );
    if (values.requests)
      console.table(
        busiest(runs).map(({ type, path, begin, end, bytes }) => ({
          begin: Math.round(begin),
          end: Math.round(end),
          bytes,
          type,
          path: path.slice(0, 70),
        })),
      );
  }
  console.log(`${values.runs} runs, load of this machine ${loadavg()[0].toFixed(1)}`);
  console.table(lines.map(({ row }) => row));
  process.exitCode = lines.every(({ isFine }) => isFine) ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}
