import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';
import { injectAxe } from 'axe-playwright';
import type { Page } from 'playwright';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { inStorySource, type InStory } from './checks/inStory.js';

const themes = ['light', 'dark', 'high-contrast'];

/** The rules that depend on colours, which are all that a theme changes. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/** The rules that depend on where things stand, which is what a direction changes. */
const rulesOfPlaces = ['target-size', 'scrollable-region-focusable'];

const texts = join(process.cwd(), '.cache', 'reports', 'texts');

/** Read as a file: Node and Jest import JSON in ways that exclude each other. */
const axeOptions = JSON.parse(
  readFileSync(join(process.cwd(), '.storybook', 'axe.json'), 'utf8'),
) as RunOptions;

/** The window of a story that asks for none. */
const WINDOW = { width: 1280, height: 720 };

/** What a story says of itself, as far as it is read here. */
interface StoryContext {
  tags: string[];
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
    a11y?: { disable?: boolean; config?: { rules?: { id: string; enabled: boolean }[] } };
  };
}

/** What a page has from Storybook and its test runner, from axe, and from `prepare`. */
interface StoryPage extends InStory {
  __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
  __getContext(id: string): Promise<StoryContext>;
  axe: typeof axeCore;
  ownConsole?: Partial<Console>;
}

/**
 * Gets the page ready for a story, in the window that the story asks for: Storybook gives it that
 * only around its own frame.
 */
async function prepare(page: Page, id: string) {
  const { asked, hasAxe } = await page.evaluate(async (storyId) => {
    const here = window as unknown as StoryPage;
    // For each story the runner wraps the console once more, and each wrapper writes out all that
    // it is given: at the fortieth story of a page forty times.
    here.ownConsole ??= { ...console };
    Object.assign(console, here.ownConsole);
    // A new document may still be reading its list of stories.
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
    await here.__STORYBOOK_PREVIEW__.ready();
    // oxlint-disable-next-line no-underscore-dangle -- the runner's own name
    const { parameters, storyGlobals } = await here.__getContext(storyId);
    return {
      asked: parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles,
      hasAxe: 'axe' in window,
    };
  }, id);
  const pixels = (length: string) => Number.parseInt(length, 10);
  const size = asked ? { width: pixels(asked.width), height: pixels(asked.height) } : WINDOW;
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
  // The stories of a file share a page; half a megabyte of axe is read once.
  if (!hasAxe) {
    await injectAxe(page);
    await page.evaluate(inStorySource);
  }
}

/**
 * Everything the page says, to eyes or to assistive technology; the catalogue of messages is
 * checked against it. Nothing where a story shows the catalogue itself.
 */
const textOf = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const here = window as unknown as StoryPage;
    // oxlint-disable-next-line no-underscore-dangle -- the runner's own name
    const { tags } = await here.__getContext(storyId);
    if (tags.includes('catalogue')) return undefined;
    const attributes = [
      'aria-label',
      'placeholder',
      'alt',
      'title',
      'aria-valuetext',
      'aria-description',
      'aria-roledescription',
      'content',
    ];
    const spoken = [...document.body.querySelectorAll('*')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    );
    const scopes = [...document.querySelectorAll('[data-clubline]')].map(
      (element) => element.textContent ?? '',
    );
    return [document.body.innerText, ...scopes, ...spoken.filter(Boolean)].join('\n');
  }, id);

/**
 * What is wrong with the story: what axe finds with every rule in the first theme, and in each
 * other one, switched in place, with those that depend on colours. In the last theme the story is
 * turned from right to left: then axe also looks with the rules that depend on places, and what
 * stands worse than before is found. The page is asked once, and axe is not asked a fourth time: a
 * question takes as long as what axe does in a small story.
 */
const findingsIn = (page: Page, id: string) =>
  page.evaluate(
    async ([storyId, allThemes, options, ofColours, ofPlaces]) => {
      const here = window as unknown as StoryPage;
      // oxlint-disable-next-line no-underscore-dangle -- the runner's own name
      const { a11y } = (await here.__getContext(storyId)).parameters;
      const exceptions = Object.fromEntries(
        (a11y?.config?.rules ?? []).map(({ id: rule, enabled }) => [rule, { enabled }]),
      );
      const everything = { ...options, rules: { ...options.rules, ...exceptions } };
      const only = (rules: string[]) => ({
        ...options,
        runOnly: {
          type: 'rule' as const,
          values: rules.filter((rule) => exceptions[rule]?.enabled !== false),
        },
      });
      const found: string[] = [];
      const look = async (way: string, rules: RunOptions) => {
        if (a11y?.disable) return;
        const { violations } = await here.axe.run('[data-clubline]', rules);
        for (const { id: rule, help, nodes } of violations)
          for (const { html, failureSummary = '' } of nodes)
            found.push(
              [`[${way}] ${rule}: ${help}`, html.slice(0, 300), failureSummary]
                .join('\n')
                .replaceAll('\n', '\n    '),
            );
      };
      for (const [at, theme] of allThemes.entries()) {
        here.putInTheme(theme);
        if (at < allThemes.length - 1) await look(theme, at === 0 ? everything : only(ofColours));
        else {
          here.arrive();
          const before = here.placesNow();
          const isTurned = await here.turnRound();
          const worse = here.worseThan(isTurned ? before : undefined);
          found.push(...worse.map((words) => `[${theme}, right to left] ${words}`));
          await look(`${theme}, right to left`, only([...ofColours, ...ofPlaces]));
          here.turnBack();
        }
      }
      return found;
    },
    [id, themes, axeOptions, rulesOfColours, rulesOfPlaces] as const,
  );

/** Each story is visited once, and is then looked at in each theme and from right to left. */
const config: TestRunnerConfig = {
  preVisit: (page, { id }) => prepare(page, id),
  async postVisit(page, { id, title, name, hasFailure }) {
    // What has failed already says so in its own words.
    if (hasFailure) return;
    const text = await textOf(page, id);
    if (text !== undefined) {
      mkdirSync(texts, { recursive: true });
      writeFileSync(join(texts, `${id}.json`), JSON.stringify({ id, text }));
    }
    const found = await findingsIn(page, id);
    if (found.length > 0) throw new Error(`Found in ${title} / ${name}:\n${found.join('\n')}`);
  },
};

export default config;
