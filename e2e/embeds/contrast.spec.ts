import { expect, test, type Page } from '@playwright/test';
import { allWays, colours, openEmbeds, type Pair } from './embedPage';

const white = 'rgb(255, 255, 255)';

/** What pages say of themselves; only the last leaves it to the system. */
const hosts = {
  'light page': 'style="background: white"',
  'dark page': 'style="background: black; color: white"',
  'page that names itself light': 'style="color-scheme: light"',
  'page that names itself dark': 'style="color-scheme: dark"',
  'page that follows the system': 'style="color-scheme: light dark"',
};
const schemeOf = (host: string, system: 'light' | 'dark') =>
  /light|dark/.exec(host.replace(/.*follows.*/, system))![0];

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

const unreadable = (pairs: Pair[]) =>
  pairs.filter(
    ({ colour, ground }) => !ground.startsWith('rgb(') || contrast(colour, ground) < 4.5,
  );
const isDark = ({ ground }: Pair) => luminance(ground) < 0.2;
const grounds = async (page: Page, theme: string) => {
  const pairs = (await colours(page)).filter((pair) => pair.theme === theme);
  return [...new Set(pairs.map((pair) => (isDark(pair) ? 'dark' : 'light')))];
};

for (const way of allWays)
  for (const [host, attributes] of Object.entries(hosts))
    test(`${way}: readable on a ${host}, under each system, and on paper`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await openEmbeds(page, way, attributes);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, media: 'screen' });
        const scheme = schemeOf(host, colorScheme);
        await expect
          .poll(() => grounds(page, 'system'), `system, under ${colorScheme}`)
          .toEqual([scheme]);
        expect.soft(await grounds(page, 'light'), 'light').toEqual(['light']);
        expect.soft(await grounds(page, 'dark'), 'dark').toEqual(['dark']);
        expect(unreadable(await colours(page))).toEqual([]);
        await page.emulateMedia({ colorScheme, media: 'print' });
        expect(unreadable(await colours(page, white))).toEqual([]);
      }
    });
