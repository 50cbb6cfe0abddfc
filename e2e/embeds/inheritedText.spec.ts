import { expect, test, type Page } from '@playwright/test';
import { allWays, openEmbeds } from './embedPage';

/** What a page says of its text, all of which is inherited, and none of which changes a width. */
const ofText = `
  text-transform: uppercase; letter-spacing: 0.08em; word-spacing: 1em; text-indent: 3em;
  text-align: center; text-align-last: center; font-style: italic; font-variant: small-caps;
  font-weight: 900; font-stretch: 50%; font-size: 30px; line-height: 3; color: red;
  white-space: pre; word-break: break-all; overflow-wrap: normal; hyphens: auto; tab-size: 1;
  text-shadow: 1px 1px red; -webkit-text-fill-color: red; -webkit-text-stroke: 1px red;
  user-select: none; cursor: wait; caret-color: red; quotes: none; list-style: square;
  border-collapse: collapse; border-spacing: 9px; fill: red; stroke: red`;

/** What differs between two moments, of all that is computed for what the embeds consist of. */
const differences = (page: Page, style: string) =>
  page.locator('[data-shown]').evaluateAll((embeds, given) => {
    const look = () =>
      embeds
        .flatMap((embed) => [...(embed.shadowRoot ?? embed).querySelectorAll('*')])
        // What may have an own outermost element of the page around it.
        .filter((one) => one.closest('section, [role="table"]'))
        .map((one) => {
          const computed = getComputedStyle(one);
          return Object.fromEntries([...computed].map((name) => [name, computed[name as 'color']]));
        });
    const before = look();
    document.body.style.cssText = given;
    return look().flatMap((now, index) =>
      Object.keys(now).filter((name) => now[name] !== before[index]![name]),
    );
  }, style);

for (const way of allWays) {
  test(`${way}: what a page says of its own text is not inherited`, async ({ page }) => {
    await openEmbeds(page, way, '');
    expect([...new Set(await differences(page, ofText))]).toEqual([]);
  });
}

for (const way of ['results element', 'chat element'] as const) {
  test(`${way}: it is as hidden, and as much out of reach, as what is around it`, async ({
    page,
  }) => {
    await openEmbeds(page, way, '');
    const changed = await differences(page, 'visibility: hidden; pointer-events: none');
    expect([...new Set(changed)].sort()).toEqual(['pointer-events', 'visibility']);
  });
}
