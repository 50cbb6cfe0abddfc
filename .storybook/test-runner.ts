import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';
import { injectAxe } from 'axe-playwright';
import type { Page } from 'playwright';
import type { TestRunnerConfig } from '@storybook/test-runner';

const themes = ['light', 'dark', 'high-contrast'];

/** The rules that depend on colours, which are all that a theme changes. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

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
interface StoryPage {
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
  if (!hasAxe) await injectAxe(page);
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
 * What axe finds in the story: with every rule in the first theme, and in each other one, switched
 * in place, with those that depend on colours. The page is asked once: a question takes as long as
 * what axe does in a small story.
 */
const findingsIn = (page: Page, id: string) =>
  page.evaluate(
    async ([storyId, allThemes, options, colours]) => {
      const here = window as unknown as StoryPage;
      // oxlint-disable-next-line no-underscore-dangle -- the runner's own name
      const { a11y } = (await here.__getContext(storyId)).parameters;
      if (a11y?.disable) return [];
      const exceptions = Object.fromEntries(
        (a11y?.config?.rules ?? []).map(({ id: rule, enabled }) => [rule, { enabled }]),
      );
      const everything = { ...options, rules: { ...options.rules, ...exceptions } };
      const values = colours.filter((rule) => exceptions[rule]?.enabled !== false);
      const ofColours = { ...options, runOnly: { type: 'rule' as const, values } };
      const found: string[] = [];
      for (const theme of allThemes) {
        // The story's own scope and what floats from it; a scope inside it keeps its own theme.
        const outer = document
          .querySelector('#storybook-root [data-clubline]')
          ?.getAttribute('data-clubline-theme');
        for (const scope of document.querySelectorAll('[data-clubline]')) {
          const floatsFromInner =
            scope.hasAttribute('data-clubline-portal') &&
            scope.getAttribute('data-clubline-theme') !== outer;
          if (floatsFromInner || scope.parentElement?.closest('[data-clubline]'))
            scope.toggleAttribute('data-own-theme', true);
          if (!scope.hasAttribute('data-own-theme'))
            scope.setAttribute('data-clubline-theme', theme);
        }
        // A colour on its way to another is neither.
        for (const animation of document.getAnimations())
          if (animation instanceof CSSTransition) animation.finish();
        const { violations } = await here.axe.run(
          '[data-clubline]',
          theme === allThemes[0] ? everything : ofColours,
        );
        for (const { id: rule, help, nodes } of violations)
          for (const { html, failureSummary = '' } of nodes)
            found.push(
              [`[${theme}] ${rule}: ${help}`, html.slice(0, 300), failureSummary]
                .join('\n')
                .replaceAll('\n', '\n    '),
            );
      }
      return found;
    },
    [id, themes, axeOptions, rulesOfColours] as const,
  );

/** Each story is visited once; axe then looks at it. */
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
    if (found.length > 0) throw new Error(`axe found in ${title} / ${name}:\n${found.join('\n')}`);
  },
};

export default config;
