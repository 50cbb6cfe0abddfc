import { expect, test, type Page } from '@playwright/test';
import { api, element, serveChat } from './embedPage';

/** A room whose messages scroll, with a dialog and a box beside it; its socket finds nobody. */
async function openRoom(page: Page) {
  await serveChat(page);
  await page.setContent(
    `<!doctype html><style>clubline-chat { width: 400px; height: 320px }</style>
    <clubline-chat api="${api}" room="final"></clubline-chat><div id="box"></div><dialog></dialog>`,
  );
  await page.addScriptTag({ content: element('features/dist/elements/chat.js') });
  await expect(page.getByText('Message 5')).toBeInViewport();
}

const moveTo = (page: Page, target: string) =>
  page.evaluate(
    (selector) =>
      document.querySelector(selector)!.append(document.querySelector('clubline-chat')!),
    target,
  );

test('a room that moves on its page still shows the newest message', async ({ page }) => {
  await openRoom(page);
  await moveTo(page, '#box');
  await expect(page.getByText('Message 5')).toBeInViewport();
  await expect(page.getByText('Message 0')).not.toBeInViewport();
});

test('a room that moves into a closed dialog shows the newest message in it', async ({ page }) => {
  await openRoom(page);
  await moveTo(page, 'dialog');
  await page.evaluate(() => document.querySelector('dialog')!.showModal());
  await expect(page.getByText('Message 5')).toBeInViewport();
});

for (const target of ['#box', 'dialog'])
  test(`who reads back is where they were once the room has moved to ${target}`, async ({
    page,
  }) => {
    await openRoom(page);
    const messages = page.getByRole('region', { name: /^Messages/ });
    const scrolled = () => messages.evaluate((box) => box.scrollTop);
    const before = await messages.evaluate((box) => {
      box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
      return new Promise<number>((resolve) => {
        box.addEventListener('scroll', () => resolve(box.scrollTop), { once: true });
      });
    });
    expect(before).toBeGreaterThan(20);
    await moveTo(page, target);
    await page.evaluate(() => document.querySelector('dialog')!.show());
    await expect.poll(scrolled).toBeCloseTo(before, -0.5);
  });
