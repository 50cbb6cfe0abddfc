import { noteFigure } from './figures.mjs';

/** A task of this many milliseconds is one that a person can feel. */
export const LONG_TASK_MS = 50;

const MARK = 'clubline-bench';
// No `devtools.timeline`: it takes the stack of each timer and request, which itself makes tasks
// long.
const categories = ['toplevel', 'blink.user_timing', '__metadata'];

/**
 * Runs `work` and answers the tasks of the page's main thread meanwhile, in ms: by the clock, and
 * by the time the processor gave to them. Only the second says what the page costs: on a busy
 * machine the first includes waiting for others.
 */
export async function traceTasks(browser, page, work) {
  // Marks the thread of each document: a navigation may move the page into another process.
  await page.addInitScript((mark) => void performance.mark(mark), MARK);
  await browser.startTracing(page, { categories });
  await page.evaluate((mark) => void performance.mark(mark), MARK);
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const threads = new Set(
    traceEvents.filter(({ name }) => name === MARK).map(({ pid, tid }) => `${pid}:${tid}`),
  );
  if (threads.size === 0) throw new Error('The page’s thread is not in the trace.');
  return traceEvents
    .filter(
      ({ name, ph, pid, tid }) =>
        name === 'ThreadControllerImpl::RunTask' && ph === 'X' && threads.has(`${pid}:${tid}`),
    )
    .map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1_000, processor: tdur / 1_000 }));
}

/** Puts the longest task of a `summary` into the table of all benches. */
export const noteLongest = (what, { processor }) =>
  noteFigure(`${what}, longest task`, processor, { unit: ' ms', most: LONG_TASK_MS });

/** What a `summary` says, for people. */
export const inWords = ({ processor, clock, over, count }, { ofHowMany = false } = {}) =>
  [
    `${processor} ms of processor time, ${clock} ms on the clock; ${over}`,
    ...(ofHowMany ? [`of ${count}`] : []),
    `over ${LONG_TASK_MS} ms of processor time`,
  ].join(' ');

/**
 * The longest task by either measure, how many of them are longer than `limit`, and what 99 of 100
 * that did anything stay below.
 */
export function summary(tasks, limit = LONG_TASK_MS) {
  const longest = (key) => Number(Math.max(0, ...tasks.map((task) => task[key])).toFixed(1));
  const over = (key) => tasks.filter((task) => task[key] > limit).length;
  const busy = tasks
    .map(({ processor }) => processor)
    .filter((ms) => ms > 1)
    .sort((a, b) => a - b);
  return {
    processor: longest('processor'),
    clock: longest('clock'),
    over: over('processor'),
    overByClock: over('clock'),
    count: busy.length,
    most: Number((busy[Math.floor(busy.length * 0.99)] ?? 0).toFixed(1)),
  };
}
