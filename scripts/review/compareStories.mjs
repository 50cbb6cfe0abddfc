import { isSamePicture } from './difference.mjs';
import { openStage } from './stage.mjs';
import { themes as allThemes } from './themes.mjs';
import { viewName, widths } from './views.mjs';

/** So many differences are looked at twice; after that, the next ones are no surprise. */
const recheckLimit = 40;
/** So many stories that could not be shown are tried again: the browser may have died. */
const faultLimit = 40;
const mostTries = 8;

const onEach = async (sides, act) =>
  Object.fromEntries(await Promise.all(sides.map(async (side) => [side, await act(side)])));

/** Whether the two pictures of one theme are the same; a story of one side only never is. */
const isSame = async ({ before, after }) =>
  Boolean(before && after) && (await isSamePicture(before, after));

/** Takes pictures on all sides until they are the same, or none of them changes any more. */
async function takePictures(stages, sides) {
  const take = () => onEach(sides, (side) => stages[side].picture());
  let taken = await take();
  for (let tries = 1; tries < mostTries && !(await isSame(taken)); tries += 1) {
    const last = taken;
    taken = await take();
    const still = await onEach(sides, (side) => isSamePicture(last[side], taken[side]));
    if (Object.values(still).every(Boolean)) break;
  }
  return taken;
}

/** What is found after a change more often than before it. */
export const newProblems = ({ before = [], after = [] }) =>
  after.filter(({ id, count }) => count > (before.find((one) => one.id === id)?.count ?? 0));

/** What was seen of a story of which nothing was seen. */
const nothing = (faults) => ({
  faults,
  pictures: {},
  differing: [],
  problems: [],
  scrolling: [],
  isWide: false,
});

/** Adds what one window shows in each theme: its pictures, what differs, and what axe finds new. */
async function lookIn(width, { stages, sides, themes }, seen) {
  for (const theme of themes) {
    const view = viewName(theme, width);
    await onEach(sides, (side) => stages[side].setTheme(theme));
    seen.pictures[view] = await takePictures(stages, sides);
    if (await isSame(seen.pictures[view])) continue;
    seen.differing.push(view);
    for (const problem of newProblems(await onEach(sides, (side) => stages[side].problems())))
      if (!seen.problems.some((one) => one.theme === theme && one.id === problem.id))
        seen.problems.push({ theme, ...problem });
  }
}

/**
 * One story on its sides, and its pictures in these themes; in a wide window as well where it looks
 * different there on one of the sides.
 * @returns what could not be shown, else the pictures, the views that differ, what axe finds in
 * these by now and did not find before, and what scrolls in a box
 */
async function look(stages, { id, sides }, themes) {
  const seen = nothing(await onEach(sides, (side) => stages[side].show(id)));
  if (Object.values(seen.faults).some(Boolean)) return seen;
  const both = { stages, sides, themes };
  const setFirst = () => onEach(sides, (side) => stages[side].setTheme(themes[0]));
  await setFirst();
  await onEach(sides, (side) => stages[side].notice());
  await lookIn(widths.usual, both, seen);
  seen.scrolling = await stages[sides.at(-1)].scrolling();
  await setFirst();
  seen.isWide = Object.values(await onEach(sides, (side) => stages[side].widen())).some(Boolean);
  if (seen.isWide) await lookIn(widths.wide, both, seen);
  return seen;
}

/** Looks at a story; what goes wrong with the page itself is a fault as well. */
const lookSafely = (stages, story, themes) =>
  look(stages, story, themes).catch((error) => nothing({ page: error.message.split('\n')[0] }));

const isFaulty = ({ faults }) => Object.values(faults).some(Boolean);
/** A story of one side only differs in any case. */
const isDifferent = ({ sides }, { differing }) => sides.length === 2 && differing.length > 0;

/** Which results are doubted, and how many more may be. */
function doubts() {
  let [differences, faults] = [recheckLimit, faultLimit];
  return {
    has: (story, seen) =>
      isFaulty(seen) ? faults > 0 : isDifferent(story, seen) && differences > 0,
    /** Takes what was seen again for what it is. */
    settle(story, seen) {
      if (isFaulty(seen)) faults -= 1;
      else if (isDifferent(story, seen)) differences -= 1;
    },
  };
}

/**
 * Takes the pictures of every story on both sides and reports each as soon as it is compared.
 * @param {{ browser: () => Promise<import('playwright').Browser>, url: string, files: object[][],
 *   themes?: string[], pages?: number }} task a browser that runs; files as `listStories` makes
 *   them; how many pages a side has at once
 * @param {(story: object, seen: object) => Promise<void> | void} onStory
 * @throws when there is no browser any more
 */
export async function compareStories(
  { browser, url, files, themes = allThemes, pages = 4 },
  onStory,
) {
  const queue = [...files];
  const doubt = doubts();
  const openStages = async () => {
    const running = await browser();
    return onEach(['before', 'after'], (side) => openStage(running, url, side));
  };
  // What has died cannot be closed.
  const close = (stages) => Promise.allSettled(Object.values(stages).map((stage) => stage.close()));

  const work = async () => {
    let stages = await openStages();
    for (let file = queue.shift(); file; file = queue.shift()) {
      for (const stage of Object.values(stages)) stage.leave();
      for (const story of file) {
        let seen = await lookSafely(stages, story, themes);
        // What earlier stories left behind, or a busy moment, is no difference: it has to show in a
        // page of its own as well.
        if (doubt.has(story, seen)) {
          await close(stages);
          stages = await openStages();
          seen = await lookSafely(stages, story, themes);
          doubt.settle(story, seen);
        }
        await onStory(story, seen);
      }
    }
    await close(stages);
  };
  await Promise.all(Array.from({ length: Math.min(pages, files.length) }, work));
}
