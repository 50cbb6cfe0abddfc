import { isSamePicture } from './difference.mjs';
import { openStage } from './stage.mjs';
import { themes as allThemes } from './themes.mjs';

/** So many differences are looked at twice; after that, the next ones are no surprise. */
const recheckLimit = 40;
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

/**
 * One story on its sides, and its pictures in these themes.
 * @returns what could not be shown, else the pictures, the themes that differ, and what axe finds
 * in these by now and did not find before
 */
async function look(stages, { id, sides }, themes) {
  const faults = await onEach(sides, (side) => stages[side].show(id));
  const pictures = {};
  const differing = [];
  const problems = [];
  if (Object.values(faults).some(Boolean)) return { faults, pictures, differing, problems };
  for (const theme of themes) {
    await onEach(sides, (side) => stages[side].setTheme(theme));
    pictures[theme] = await takePictures(stages, sides);
    if (await isSame(pictures[theme])) continue;
    differing.push(theme);
    for (const problem of newProblems(await onEach(sides, (side) => stages[side].problems())))
      problems.push({ theme, ...problem });
  }
  return { faults, pictures, differing, problems };
}

/** Looks at a story; what goes wrong with the page itself is a fault as well. */
const lookSafely = (stages, story, themes) =>
  look(stages, story, themes).catch((error) => ({
    faults: { page: error.message.split('\n')[0] },
    pictures: {},
    differing: [],
    problems: [],
  }));

/** A story of one side only differs in any case. */
const isDoubtful = ({ sides }, { faults, differing }) =>
  Object.values(faults).some(Boolean) || (sides.length === 2 && differing.length > 0);

/**
 * Takes the pictures of every story on both sides and reports each as soon as it is compared.
 * @param {{ browser: import('playwright').Browser, url: string, files: object[][],
 *   themes?: string[], pages?: number }} task files as `listStories` makes them; how many pages a
 *   side has at once
 * @param {(story: object, seen: object) => Promise<void> | void} onStory
 * @throws when the browser is gone
 */
export async function compareStories(
  { browser, url, files, themes = allThemes, pages = 4 },
  onStory,
) {
  const queue = [...files];
  let rechecks = recheckLimit;
  const openStages = () => onEach(['before', 'after'], (side) => openStage(browser, url, side));
  const close = (stages) => Promise.all(Object.values(stages).map((stage) => stage.close()));

  const work = async () => {
    let stages = await openStages();
    for (let file = queue.shift(); file; file = queue.shift()) {
      for (const stage of Object.values(stages)) stage.leave();
      for (const story of file) {
        let seen = await lookSafely(stages, story, themes);
        // What earlier stories left behind, or a busy moment, is no difference: it has to show in a
        // page of its own as well.
        if (rechecks > 0 && isDoubtful(story, seen)) {
          await close(stages);
          stages = await openStages();
          seen = await lookSafely(stages, story, themes);
          if (isDoubtful(story, seen)) rechecks -= 1;
        }
        await onStory(story, seen);
      }
    }
    await close(stages);
  };
  await Promise.all(Array.from({ length: Math.min(pages, files.length) }, work));
}
