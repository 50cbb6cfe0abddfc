import { metaOf } from './readPages.mjs';

/**
 * @typedef {import('./readFacts.mjs').SourceFile} SourceFile
 * @typedef {import('./facts.types').Facts} Facts
 */

const RIGHT_TO_LEFT = /["']rtl["']|locale: 'ar'/;
const ALL_STATES = /^export const AllStates\b/m;
const EACH_STORY = /^export const (?=\w+: (?:Story|StoryObj<))/m;
const AXE_RULES = /\ba11y: \{\s*config: \{\s*rules: ([\s\S]*?enabled: false[\s\S]*?\])/g;
const NO_AXE = /\ba11y: \{ disable: true \}/;

/**
 * What stories leave out of what each story is looked at with, in what they say of themselves.
 * @param {readonly string[]} stories the text of each, with that of its file before the first
 */
function readExcuses(stories) {
  const excused = {};
  for (const text of stories) {
    // What a story says stands in the place of what its file says.
    const [, rules = ''] = [...text.matchAll(AXE_RULES)].at(-1) ?? [];
    for (const [, rule] of rules.matchAll(/'([a-z-]+)'/g)) excused[rule] = (excused[rule] ?? 0) + 1;
  }
  return {
    excused,
    withoutAxe: stories.filter((text) => NO_AXE.test(text)).length,
  };
}

/**
 * What the stories of each page show, by its title: each of them is looked at by axe in three
 * themes, and from right to left, apart from what it leaves out.
 * @param {readonly SourceFile[]} files
 * @returns {Facts['stories']}
 */
export const readStories = (files) =>
  Object.fromEntries(
    files.flatMap(({ path, text }) => {
      const { title } = metaOf({ path, text }) ?? {};
      if (title === undefined) return [];
      const [ofFile = '', ...stories] = text.split(EACH_STORY);
      return [
        [
          title,
          {
            count: stories.length,
            rightToLeft: stories.filter((story) => RIGHT_TO_LEFT.test(story)).length,
            hasAllStates: ALL_STATES.test(text),
            ...readExcuses(stories.map((story) => ofFile + story)),
          },
        ],
      ];
    }),
  );

/**
 * The stories that each run of the engines opens in Firefox and WebKit, by their ids.
 * @param {string} text of `e2e/engines/stories.ts`
 * @returns {Facts['inEngines']}
 */
export const readEngines = (text) =>
  [...text.matchAll(/'([a-z-]+--[a-z-]+)'/g)].map(([, id]) => id);
