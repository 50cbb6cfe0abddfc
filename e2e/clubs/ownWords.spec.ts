import type { Page } from '@playwright/test';
import { newAccount, personSignedIn } from '../people';
import { expect, test } from '../product';
import { picture } from '../watch';

/** Lets the next call of this kind do its work, and loses the answer. */
async function loseAnswer(page: Page, method: string, path: RegExp) {
  const isMeant = (url: URL) => path.test(url.pathname);
  await page.route(isMeant, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
    await page.unroute(isMeant);
  });
}

/** What a browser does with files that are dropped on an element, by its selector. */
const drop = (page: Page, selector: string, names: string[]) =>
  page.evaluate(
    ({ selector: target, files }) => {
      const dataTransfer = new DataTransfer();
      for (const { name, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], name, { type: 'image/png' }));
      }
      document
        .querySelector(target)!
        .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    },
    {
      selector,
      files: names.map((name) => ({ name, base64: picture(name).buffer.toString('base64') })),
    },
  );

test('one’s own words: answered, changed and deleted under the eyes of others', async ({
  browser,
  product,
}) => {
  test.setTimeout(150_000);
  const { page: hers } = await personSignedIn(
    browser,
    product.url,
    await newAccount(product.url, 'ona_bay', 'Ona'),
  );
  const { page: his } = await personSignedIn(
    browser,
    product.url,
    await newAccount(product.url, 'pit_bay', 'Pit'),
  );
  const post = (page: Page) => page.getByRole('article').filter({ hasText: 'Four from the pier' });
  const answer = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();
  const choose = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();
  const confirm = (page: Page) =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

  await test.step('a club whose answer is lost is made once', async () => {
    await loseAnswer(hers, 'POST', /\/api\/clubs$/);
    await hers.goto('/create-club');
    await hers.getByLabel('Club Name').fill('Bay Buoys');
    await hers.getByRole('button', { name: 'Create Club' }).click();
    await expect(hers.getByText('Club created 🎉')).toBeVisible();
    await expect(hers.getByRole('heading', { level: 1, name: 'Bay Buoys' })).toBeVisible();
    await hers.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(hers.getByRole('main').getByRole('link', { name: 'Bay Buoys' })).toHaveCount(1);
    await hers.getByRole('main').getByRole('link', { name: 'Bay Buoys' }).click();
    await expect(hers.getByRole('textbox', { name: 'Write a post' })).toBeVisible();
    await his.goto(hers.url());
    await his.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(his.getByText('2 members').first()).toBeVisible();
  });

  await test.step('four pictures that are dropped go with a post and their words', async () => {
    await hers.getByRole('textbox', { name: 'Write a post' }).fill('Four from the pier');
    await drop(hers, 'form[aria-label="Write a post"]', ['a.png', 'b.png', 'c.png', 'd.png']);
    for (const at of [1, 2, 3, 4])
      await hers.getByRole('textbox', { name: `Describe picture ${at}` }).fill(`Buoy ${at}`);
    await hers.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(post(hers).getByRole('img', { name: /^Buoy \d$/ })).toHaveCount(4);
    await his.getByRole('button', { name: '1 new post' }).click();
    await expect(post(his).getByRole('img', { name: 'Buoy 4' })).toBeVisible();
  });

  await test.step('he comments, she answers him, and he sees it below his words', async () => {
    for (const page of [hers, his])
      await post(page)
        .getByRole('button', { name: /comment/ })
        .click();
    await post(his).getByRole('textbox', { name: 'Write a comment' }).fill('Whch one is yours?');
    await his.keyboard.press('Enter');
    await answer(hers, /^Reply to Pit/);
    await hers.keyboard.type('The yellow one');
    await hers.keyboard.press('Enter');
    const thread = his.getByRole('listitem').filter({ hasText: 'Whch one is yours?' });
    await expect(thread.getByRole('list').getByText('The yellow one')).toBeVisible();
  });

  await test.step('he mends his words, and she sees them marked', async () => {
    await answer(his, /^More about the comment by Pit/);
    await choose(his, 'Edit');
    await his.getByRole('textbox', { name: 'Edit your comment' }).fill('Which one is yours?');
    await his.keyboard.press('Enter');
    await expect(hers.getByText('Which one is yours?')).toBeVisible();
    await expect(post(hers).getByText(/edited/)).toBeVisible();
  });

  await test.step('he deletes them although the answer is lost, and all is gone', async () => {
    await loseAnswer(his, 'DELETE', /\/api\/club-social\/club-comments\//);
    await answer(his, /^More about the comment by Pit/);
    await choose(his, 'Delete');
    await confirm(his);
    await expect(his.getByText('Deleted', { exact: true })).toBeVisible();
    for (const page of [hers, his]) await expect(page.getByText('The yellow one')).toHaveCount(0);
    await expect(post(hers).getByRole('button', { name: '0 comments' })).toBeVisible();
  });

  await test.step('he mends a message in a channel, and she sees it marked', async () => {
    for (const page of [hers, his]) await page.getByRole('tab', { name: 'lounge' }).click();
    await his.getByRole('textbox', { name: 'Write a message' }).fill('Wrogn channel');
    await his.keyboard.press('Enter');
    await expect(hers.getByText('Wrogn channel')).toBeVisible();
    await his.getByText('Wrogn channel').hover();
    await answer(his, /^Edit your message$/);
    await his.getByRole('textbox', { name: 'Edit your message' }).fill('Wrong channel');
    await his.keyboard.press('Enter');
    for (const page of [hers, his]) {
      await expect(page.getByText('Wrong channel')).toBeVisible();
      await expect(page.getByRole('log').getByText(/edited/)).toBeVisible();
    }
  });

  await test.step('a picture in a channel has its words, and opens', async () => {
    await drop(his, 'form[aria-label="Write a message"]', ['start.png']);
    await his.getByRole('textbox', { name: 'Describe the picture' }).fill('The start line');
    await his.getByRole('button', { name: 'Send message' }).click();
    await hers.getByRole('button', { name: 'Open picture 1: The start line' }).click();
    await expect(
      hers.getByRole('dialog').getByRole('img', { name: 'The start line' }),
    ).toBeVisible();
    await hers.keyboard.press('Escape');
    await expect(hers.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a message in a channel goes from both pages', async () => {
    const wrong = his.locator('[data-message]').filter({ hasText: 'Wrong channel' });
    await wrong.hover();
    await wrong.getByRole('button', { name: /^Delete the message by Pit/ }).click();
    await confirm(his);
    for (const page of [hers, his]) await expect(page.getByText('Wrong channel')).toHaveCount(0);
  });

  await test.step('a follow whose answer is lost holds', async () => {
    await loseAnswer(his, 'POST', /\/follow-user$/);
    await his.goto('/profile/ona_bay');
    await his.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(his.getByRole('button', { name: 'Following' })).toBeVisible();
    await expect(his.getByText('Follow failed')).toHaveCount(0);
    await his.reload();
    await expect(his.getByRole('button', { name: 'Following' })).toBeVisible();
    await expect(his.getByRole('button', { name: /^1\s*Followers/ })).toBeVisible();
  });

  const early = his.getByRole('article').filter({ hasText: 'Too early' });
  await test.step('a post on one’s own page is mended under the eyes of others', async () => {
    await his.goto('/profile');
    await his.getByRole('textbox', { name: 'Write a post' }).fill('To early');
    await his.getByRole('button', { name: 'Post', exact: true }).click();
    await hers.goto('/profile/pit_bay');
    await expect(hers.getByText('To early')).toBeVisible();
    await answer(his, /^More about the post by Pit/);
    await choose(his, 'Edit your post');
    await his.getByRole('textbox', { name: 'Edit your post' }).fill('Too early');
    await his.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(early.getByText(/edited/)).toBeVisible();
    await expect(
      hers
        .getByRole('article')
        .filter({ hasText: 'Too early' })
        .getByText(/edited/),
    ).toBeVisible();
  });

  await test.step('a post on one’s own page goes', async () => {
    await early.getByRole('button', { name: /^More about the post/ }).click();
    await choose(his, 'Delete');
    await confirm(his);
    await expect(early).toHaveCount(0);
    await his.reload();
    await expect(his.getByRole('textbox', { name: 'Write a post' })).toBeVisible();
    await expect(his.getByText('Too early')).toHaveCount(0);
  });
});
