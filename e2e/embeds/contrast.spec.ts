import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

const script = readFileSync(
  join(import.meta.dirname, '../../packages/ui/dist/elements/results.js'),
  'utf8',
);
const race = {
  title: 'Final',
  raceLabel: 'Race 1',
  motoLabels: ['Moto 1'],
  rows: [1, 2, 3, 4].map((pos) => ({ rank: pos, rider: `Rider ${pos}`, motos: [{ pos }] })),
};
const themes = ['light', 'dark', 'high-contrast', 'system', undefined];
const grounds = { light: 'rgb(255, 255, 255)', dark: 'rgb(0, 0, 0)' };

/** The results in each theme on a page of somebody else’s, which says nothing but its ground. */
const open = async (page: Page, ground: string) => {
  await page.setContent(
    `<body style="background:${ground}">${themes
      .map((theme) => `<clubline-results sortable explain ${theme ? `theme=${theme}` : ''}>`)
      .map((tag) => `${tag}<script type="application/json">${JSON.stringify(race)}</script>`)
      .join('</clubline-results>')}</clubline-results>`,
  );
  await page.addScriptTag({ content: script });
  await expect(page.getByRole('table')).toHaveCount(themes.length);
};

/** Each colour of letters with what is behind it, or with `ground`. */
const colours = (page: Page, paper?: string) =>
  page.locator('clubline-results').evaluateAll((elements, ground) => {
    const pairs = new Set<string>();
    const behind = (start: Element): string => {
      for (let one: Element | null = start; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return 'none of its own';
    };
    for (const element of elements)
      for (const one of element.shadowRoot!.querySelectorAll('*'))
        if ([...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
          pairs.add(
            [
              element.getAttribute('theme'),
              getComputedStyle(one).color,
              ground ?? behind(one),
            ].join('|'),
          );
    return [...pairs];
  }, paper);

/** How light a colour is, from 0 to 1, as WCAG says. */
const luminance = (rgb: string) => {
  const [red, green, blue] = rgb.match(/\d+/g)!.map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};
const contrast = (one: string, other: string) => {
  const [less, more] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (more! + 0.05) / (less! + 0.05);
};

const unreadable = (pairs: string[]) =>
  pairs.filter((pair) => {
    const [, letters, ground] = pair.split('|');
    return !ground!.startsWith('rgb') || contrast(letters!, ground!) < 4.5;
  });

for (const [host, ground] of Object.entries(grounds))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`results are readable on a ${host} page, a ${colorScheme} system and paper`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, ground);
      expect(unreadable(await colours(page))).toEqual([]);
      await page.emulateMedia({ colorScheme, media: 'print' });
      expect(unreadable(await colours(page, grounds.light))).toEqual([]);
    });
