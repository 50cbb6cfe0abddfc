import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunOptions } from 'axe-core';
import type { BrowserContext, Page } from 'playwright';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import { getStoryContext } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';

const themes = ['light', 'dark', 'high-contrast'];

/** The rules that depend on colours, which are all that a theme changes. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

const texts = join(process.cwd(), '.cache', 'reports', 'texts');

/** Read as a file: Node and Jest import JSON in ways that exclude each other. */
const axeOptions = JSON.parse(
  readFileSync(join(process.cwd(), '.storybook', 'axe.json'), 'utf8'),
) as RunOptions;

/**
 * Everything the page says, to eyes or to assistive technology; the catalogue of messages is
 * checked against it.
 */
const textOf = (page: Page) =>
  page.evaluate(() => {
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
  });

/**
 * Gives the story's own scope and what floats from it another theme; a scope inside it keeps the
 * theme it chose.
 */
const setTheme = (page: Page, theme: string) =>
  page.evaluate((name) => {
    const outer = document
      .querySelector('#storybook-root [data-clubline]')
      ?.getAttribute('data-clubline-theme');
    for (const scope of document.querySelectorAll('[data-clubline]')) {
      const floatsFromInner =
        scope.hasAttribute('data-clubline-portal') &&
        scope.getAttribute('data-clubline-theme') !== outer;
      if (floatsFromInner || scope.parentElement?.closest('[data-clubline]'))
        scope.toggleAttribute('data-own-theme', true);
      if (!scope.hasAttribute('data-own-theme')) scope.setAttribute('data-clubline-theme', name);
    }
  }, theme);

/** The stories that were begun. */
const tried = new Set<string>();

/** What Jest's environment and the runner's own setup keep for the file that is running. */
const environment = globalThis as unknown as {
  page: Page;
  context: BrowserContext;
  jestPlaywright: { resetContext(): Promise<void> };
  __sbSetupPage(page: Page, context: BrowserContext): Promise<void>;
};

/** The window of a story that asks for none. */
const WINDOW = { width: 1280, height: 720 };

/** What Storybook's own types leave out of a story's context. */
interface StoryWindow {
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
  };
}

/** Storybook gives a story its window only around its own frame; here the page takes that size. */
async function fitWindow(page: Page, context: TestContext) {
  const { parameters, storyGlobals } = (await getStoryContext(
    page,
    context,
  )) as unknown as StoryWindow;
  const asked = parameters.viewport.options[storyGlobals.viewport?.value ?? ''];
  const pixels = (length: string) => Number.parseInt(length, 10);
  await page.setViewportSize(
    asked ? { width: pixels(asked.styles.width), height: pixels(asked.styles.height) } : WINDOW,
  );
}

/**
 * Each story is visited once, in the window that it asks for; axe then looks at it, and at its
 * colours in every other theme, switched in place.
 */
const config: TestRunnerConfig = {
  async preVisit(_page, context) {
    // Asked for the story that it shows, a page answers at once, and plays nothing.
    if (tried.has(context.id)) {
      await environment.jestPlaywright.resetContext();
      // oxlint-disable-next-line no-underscore-dangle -- the runner's own name
      await environment.__sbSetupPage(environment.page, environment.context);
    }
    tried.add(context.id);
    const { page } = environment;
    await fitWindow(page, context);
    // The stories of a file share a page; half a megabyte of axe is read once.
    if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page);
  },
  async postVisit(page, context) {
    // What has failed already says so in its own words.
    if (context.hasFailure) return;
    const { parameters, tags } = await getStoryContext(page, context);
    if (!tags.includes('catalogue')) {
      mkdirSync(texts, { recursive: true });
      writeFileSync(
        join(texts, `${context.id}.json`),
        JSON.stringify({ id: context.id, text: await textOf(page) }),
      );
    }
    const a11y = parameters['a11y'] as
      { disable?: boolean; config?: { rules?: { id: string; enabled: boolean }[] } } | undefined;
    if (a11y?.disable) return;
    const exceptions = Object.fromEntries(
      (a11y?.config?.rules ?? []).map(({ id, enabled }) => [id, { enabled }]),
    );
    const found: string[] = [];
    const everything = { ...axeOptions, rules: { ...axeOptions.rules, ...exceptions } };
    const colours = rulesOfColours.filter((id) => exceptions[id]?.enabled !== false);
    for (const theme of themes) {
      await setTheme(page, theme);
      const violations = await getViolations(
        page,
        '[data-clubline]',
        theme === themes[0]
          ? everything
          : { ...axeOptions, runOnly: { type: 'rule', values: colours } },
      );
      for (const { id, help, nodes } of violations) {
        for (const { html, failureSummary = '' } of nodes) {
          const lines = [`[${theme}] ${id}: ${help}`, html.slice(0, 300), failureSummary];
          found.push(lines.join('\n').replaceAll('\n', '\n    '));
        }
      }
    }
    if (found.length > 0)
      throw new Error(`axe found in ${context.title} / ${context.name}:\n${found.join('\n')}`);
  },
};

export default config;
