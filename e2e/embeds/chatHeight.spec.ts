import { expect, test, type Page } from '@playwright/test';
import { openEmbeds, type Way } from './embedPage';

const ways = ['chat element', 'chat in React'] satisfies Way[];

/** What a page may say of the box of a chat, and how tall it is then, in px. */
const boxes = {
  'height: 300px': 300,
  'height: 900px': 900,
  'max-height: 300px': 300,
  'min-height: 900px': 900,
};

/** How tall the first chat is on the page, and what of it is in view. */
const measure = (page: Page) =>
  page
    .locator('clubline-chat, [data-react] > [data-clubline]')
    .first()
    .evaluate((box) => {
      const inside = box.shadowRoot ?? box;
      const find = (name: string) => inside.querySelector(name)!;
      const edges = (one: Element) => {
        const { top, bottom, height } = one.getBoundingClientRect();
        return { top, bottom, height };
      };
      const list = find('section section');
      return {
        box: edges(box).height,
        room: edges(find('section')).height,
        isFieldInRoom: edges(find('form')).bottom <= edges(find('section')).bottom,
        isListAboveField: edges(list).bottom <= edges(find('form')).top + 1,
        scrolls: list.scrollHeight > list.clientHeight,
        toNewest: list.scrollHeight - list.scrollTop - list.clientHeight,
      };
    });

for (const way of ways) {
  for (const [style, height] of Object.entries(boxes))
    test(`${way}: ${style} is that of the room, and the field stays in it`, async ({ page }) => {
      await openEmbeds(page, way, '');
      await page.addStyleTag({
        content: `clubline-chat, [data-react] > [data-clubline] { ${style} }`,
      });
      await expect
        .poll(() => measure(page))
        .toMatchObject({ box: height, room: height, isFieldInRoom: true, isListAboveField: true });
      if (height > 300) return;
      await expect.poll(async () => (await measure(page)).scrolls).toBe(true);
      await expect.poll(async () => (await measure(page)).toNewest).toBeLessThanOrEqual(1);
    });

  test(`${way}: without a height its messages have 420 px`, async ({ page }) => {
    await openEmbeds(page, way, '');
    const list = page.getByRole('region', { name: /^Messages/ }).first();
    expect((await list.boundingBox())?.height).toBe(420);
  });
}
