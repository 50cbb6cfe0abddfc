import { chatRoom } from '@clubline/ui/locales/es';
import { expect, test, type Page } from '@playwright/test';
import { api, element, serveChat } from './embedPage';

/** A chat with its Close on a page of this width; its socket finds nobody. */
async function openChat(page: Page, width: number, labels: object) {
  await page.setViewportSize({ width, height: 800 });
  await serveChat(page);
  await page.setContent(
    `<!doctype html><clubline-chat api="${api}" room="final" closable></clubline-chat>`,
  );
  await page.locator('clubline-chat').evaluate((chat, given) => {
    Object.assign(chat, { labels: given });
  }, labels);
  await page.addScriptTag({ content: element('features/dist/elements/chat.js') });
  await expect(page.getByRole('combobox')).toBeVisible();
}

/** What is seen of the header: its words and controls, each with the box that it fills. */
const boxesIn = (page: Page) =>
  page.locator('clubline-chat header').evaluate((header) => {
    const boxOf = (name: string, { left, right, top, bottom }: DOMRect) => ({
      name,
      left,
      right,
      top,
      bottom,
    });
    const boxes = [...header.querySelectorAll('button')].map((one) =>
      boxOf(one.localName, one.getBoundingClientRect()),
    );
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('label, button')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      boxes.push(boxOf(text.textContent ?? '', range.getBoundingClientRect()));
    }
    return { header: boxOf('header', header.getBoundingClientRect()), boxes };
  });

type Box = Awaited<ReturnType<typeof boxesIn>>['header'];
const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Functions cannot be handed to a page; what stands in this header are words. */
const { reconnecting, announceLabel, announceAll, close } = chatRoom;
const languages = {
  English: {},
  'English, reconnecting': { connecting: 'Reconnecting…' },
  Spanish: { connecting: reconnecting, announceLabel, announceAll, close },
};

for (const [language, labels] of Object.entries(languages))
  for (const width of [280, 320, 375, 480])
    test(`nothing in the header covers anything else, ${width} px wide (${language})`, async ({
      page,
    }) => {
      await openChat(page, width, labels);
      const { header, boxes } = await boxesIn(page);
      const pairs = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => overlap(one, other))
          .map((other) => `${one.name} covers ${other.name}`),
      );
      expect(pairs).toEqual([]);
      const outside = boxes.filter(({ left, right }) => left < header.left || right > header.right);
      expect(outside.map(({ name }) => name)).toEqual([]);
    });

for (const width of [280, 480])
  test(`what screen readers say is chosen where it has the focus, ${width} px wide`, async ({
    page,
  }) => {
    await openChat(page, width, {});
    const choice = page.getByRole('combobox', { name: 'Screen readers say' });
    const isOnTop = () =>
      choice.evaluate((select) => {
        const { left, width: wide, top, height } = select.getBoundingClientRect();
        const root = select.getRootNode() as ShadowRoot;
        return root.elementFromPoint(left + wide / 2, top + height / 2) === select;
      });
    expect(await isOnTop()).toBe(false);
    await choice.focus();
    expect(await isOnTop()).toBe(true);
    await choice.selectOption('Only mentions');
    const { header } = await boxesIn(page);
    const { x, width: wide } = (await choice.boundingBox())!;
    expect([x >= header.left, x + wide <= header.right]).toEqual([true, true]);
    await choice.blur();
    expect(await isOnTop()).toBe(false);
  });
