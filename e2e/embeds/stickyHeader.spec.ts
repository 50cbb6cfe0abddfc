import { expect, test, type Page } from '@playwright/test';
import { allWays, openEmbeds } from './embedPage';

const HEADER_PX = 64;

/** An embed in each theme on a page whose header stays at the top of the window. */
async function openBelowHeader(page: Page, way: (typeof allWays)[number]) {
  await openEmbeds(page, way, '');
  await page.addStyleTag({
    content: `
      html { --clubline-offset-top: ${HEADER_PX}px }
      body { margin: 0; padding-block: 1500px }`,
  });
}

/** How far below the top of the window it stands. */
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => Math.round(one.getBoundingClientRect().top));

for (const way of allWays.filter((one) => one.startsWith('results'))) {
  test(`the head of a table stays below the header of its page: ${way}`, async ({ page }) => {
    await openBelowHeader(page, way);
    await page
      .getByRole('row')
      .nth(4)
      .evaluate((row) => window.scrollBy(0, row.getBoundingClientRect().top));
    expect(await topOf(page, 'thead')).toBe(HEADER_PX);
  });

  test(`the head of a table that scrolls in itself stays at its top: ${way}`, async ({ page }) => {
    await openBelowHeader(page, way);
    const section = page.getByRole('table').first().locator('..');
    await section.evaluate((box) => {
      box.tabIndex = 0;
      box.style.setProperty('--clubline-height', '160px');
      box.scrollTop = 200;
      window.scrollBy(0, box.getBoundingClientRect().top - 300);
    });
    expect(await topOf(page, 'thead')).toBe(300);
  });
}

for (const way of allWays)
  test(`what an address leads to is not hidden by the header: ${way}`, async ({ page }) => {
    await openBelowHeader(page, way);
    const scope = way.endsWith('element') ? '[data-shown]' : '[data-clubline]';
    await page
      .locator(scope)
      .first()
      .evaluate((one) => one.scrollIntoView());
    expect(await topOf(page, scope)).toBe(HEADER_PX);
  });
