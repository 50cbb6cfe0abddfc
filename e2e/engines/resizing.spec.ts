import { newAccount } from '../people';
import { expect, test } from './people';
import type { EnginePage } from './drivers/driver';
import type { Screen } from './screen';

/** From several columns beside a rail to a phone and back, and what is a pixel more. */
const WIDTHS = [1280, 1000, 767, 768, 500, 375, 620, 1279, 1280];

/** Keeps what a page reports as an error, where drivers do not hear of it. */
const listen = (page: EnginePage) =>
  page.evaluate(() => {
    const kept: string[] = [];
    Object.assign(window, { kept });
    window.addEventListener('error', ({ message }) => kept.push(message));
  });
const heard = (page: EnginePage) =>
  page.evaluate(() => (window as unknown as { kept: string[] }).kept);

/** Turns the window to each width, and lets the page paint. */
async function turn({ page }: Screen) {
  for (const width of WIDTHS) {
    await page.resize(width, 860);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 6; frame += 1)
        await new Promise((resolve) => void requestAnimationFrame(resolve));
    });
  }
}

test('no width of the window makes a page report a loop of what watches sizes', async ({
  person,
  product,
}, info) => {
  const account = await newAccount(product.url, `wid_${info.project.name}`, 'Wida');
  const { screen } = await person(account);
  for (const [path, shown] of [
    ['/clubs/discover', () => screen.getByRole('searchbox')],
    ['/scores', () => screen.getByRole('button', { name: 'Join Live Chatroom' })],
  ] as const)
    await test.step(path, async () => {
      await screen.goto(path);
      await shown().shown();
      if (path === '/scores') {
        await shown().click();
        await screen.getByRole('textbox', { name: /message/i }).shown();
      } else await screen.getByRole('listitem').first().shown();
      await listen(screen.page);
      await turn(screen);
      expect(await heard(screen.page)).toEqual([]);
    });
});
