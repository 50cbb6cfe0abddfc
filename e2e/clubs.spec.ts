import type { Page } from '@playwright/test';
import { newAccount, personSignedIn } from './people';
import { expect, test } from './product';
import { picture } from './watch';

const PICTURE = picture('start.png');

/** What a page asks of the API from now on. */
function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/uploads/'))
      calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test(
  'two people and a club: made with a co-owner and a picture, joined, lived in, kept in ' +
    'order, left',
  async ({ browser, product }) => {
    const [nia, tom] = [
      await newAccount(product.url, 'nia_cole', 'Nia'),
      await newAccount(product.url, 'tom_reed', 'Tom'),
    ];
    const uma = await newAccount(product.url, 'uma_west', 'Uma');
    const { page: hers, complaints } = await personSignedIn(browser, product.url, nia);
    const { page: his } = await personSignedIn(browser, product.url, tom);

    await test.step('Nia makes the club', async () => {
      await hers.goto('/create-club');
      await hers.getByLabel('Club Name').fill('Pier Sprinters');
      await hers.getByLabel('Club Picture').setInputFiles(PICTURE);
      await hers.getByLabel('Co-Owners').fill('uma_west');
      await hers.getByRole('button', { name: 'Create Club' }).click();
      await expect(hers.getByText('Club created 🎉')).toBeVisible();
      await hers.goto('/clubs');
      await hers.getByRole('link', { name: 'Pier Sprinters' }).first().click();
      await expect(hers.getByText('1 member', { exact: true })).toBeVisible();
    });
    const address = hers.url();
    const { page: umas } = await personSignedIn(browser, product.url, uma);

    await test.step('Uma is notified of her invitation, a co-owner once she accepts', async () => {
      await umas.goto('/notifications');
      await umas.getByRole('link', { name: /invited you to be a co-owner of Pier Spr/ }).click();
      await expect(umas).toHaveURL(address);
      const invitation = umas.getByRole('region', { name: 'Invitation' });
      await invitation.getByRole('button', { name: 'Accept' }).click();
      await expect(invitation.getByText('You are a co-owner of this club now')).toBeVisible();
      await expect(umas.getByText('2 members').first()).toBeVisible();
      await expect(umas.getByRole('button', { name: 'Join', exact: true })).toBeHidden();
    });
    const post = (page: Page, words: string) =>
      page.getByRole('article').filter({ hasText: words });

    await test.step('Tom joins; the page of a club takes at most four calls', async () => {
      await his.goto(address);
      await his.getByRole('button', { name: 'Join', exact: true }).click();
      await expect(his.getByText('3 members').first()).toBeVisible();
      const calls = apiCalls(his);
      await his.reload();
      await expect(his.getByRole('textbox', { name: 'Write a post' })).toBeVisible();
      await expect(his.getByText('No posts yet in this club.')).toBeVisible();
      const ofThePage = calls.filter((call) => /\/(clubs|club-social|club-channels)/.test(call));
      expect(ofThePage.length, ofThePage.join('\n')).toBeGreaterThan(0);
      expect(ofThePage.length, ofThePage.join('\n')).toBeLessThanOrEqual(4);
    });

    await test.step('he mentions Nia in a post with a picture, for her behind a pill', async () => {
      const field = his.getByRole('textbox', { name: 'Write a post' });
      await field.pressSequentially('Look at this @nia');
      await expect(his.getByRole('option', { name: /nia_cole/ })).toBeVisible();
      await his.keyboard.press('Enter');
      await expect(field).toHaveValue(/@nia_cole/);
      await his.locator('input[type="file"]').setInputFiles(PICTURE);
      await his.getByLabel('Describe the picture').fill('The pier at dawn');
      await his.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(
        post(his, 'Look at this').getByRole('img', { name: 'The pier at dawn' }),
      ).toBeVisible();
      await hers.getByRole('button', { name: '1 new post' }).click();
      await expect(post(hers, 'Look at this')).toBeVisible();
    });

    await test.step(
      'she reacts by a long press with the mouse, then by keyboard, and ' + 'comments',
      async () => {
        const hersOf = post(hers, 'Look at this');
        const button = hersOf.getByRole('button', { name: /^Like,/ });
        await button.scrollIntoViewIfNeeded();
        await button.hover();
        await hers.mouse.down();
        await expect(hers.getByRole('menu', { name: 'Reactions' })).toBeVisible();
        await hers.mouse.up();
        await hers.getByRole('menuitemradio', { name: 'Love' }).click();
        await expect(
          hersOf.getByRole('button', { name: 'Love, your reaction, 1 reaction' }),
        ).toBeVisible();

        await hersOf.getByRole('button', { name: 'Choose a reaction' }).press('Enter');
        await expect(hers.getByRole('menuitemradio', { name: 'Love' })).toBeFocused();
        await hers.keyboard.press('ArrowRight');
        await hers.keyboard.press('Enter');
        await expect(
          hersOf.getByRole('button', { name: 'Haha, your reaction, 1 reaction' }),
        ).toBeVisible();

        await hersOf.getByRole('button', { name: '0 comments' }).click();
        await hersOf.getByRole('textbox', { name: 'Write a comment' }).fill('Beautiful.');
        await hers.keyboard.press('Enter');
        await expect(hersOf.getByRole('button', { name: '1 comment' })).toBeVisible();
      },
    );

    await test.step('a channel message reaches her as it is written', async () => {
      for (const page of [hers, his]) await page.getByRole('tab', { name: 'match-day' }).click();
      await expect(hers.getByRole('textbox', { name: 'Write a message' })).toBeVisible();
      await his.getByRole('textbox', { name: 'Write a message' }).fill('On the water in five');
      await his.keyboard.press('Enter');
      await expect(hers.getByText('On the water in five')).toBeVisible();
      for (const page of [hers, his])
        await page.getByRole('tab', { name: 'General', exact: true }).click();
    });

    await test.step('he deletes his post, and it goes from her page too', async () => {
      await expect(post(hers, 'Look at this')).toBeVisible();
      await post(his, 'Look at this')
        .getByRole('button', { name: /^More about the post/ })
        .click();
      await his.getByRole('menuitem', { name: 'Delete' }).click();
      await his.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(his.getByText('Deleted', { exact: true })).toBeVisible();
      await expect(post(hers, 'Look at this')).toHaveCount(0);
    });

    await test.step('she mutes him, lets him speak again, and edits the description', async () => {
      await hers.getByRole('tab', { name: 'Members' }).click();
      const act = async (item: string) => {
        await hers.getByRole('button', { name: /^More about Tom/ }).click();
        await hers.getByRole('menuitem', { name: item }).click();
      };
      await act('Mute Tom Okafor');
      await expect(hers.getByText('Tom Okafor is muted')).toBeVisible();
      await his.reload();
      await expect(
        his.getByText('You have been muted in this club by its owners. You can read and react.'),
      ).toBeVisible();
      await act('Unmute Tom Okafor');
      await expect(hers.getByText('Tom Okafor may write again')).toBeVisible();

      await hers.getByRole('button', { name: 'Club Info' }).click();
      await hers.getByRole('link', { name: 'Edit Club' }).click();
      await hers.getByLabel('Description').fill('Sprints at sunrise.');
      await hers.getByRole('button', { name: 'Save Changes' }).click();
      await expect(hers.getByText('Club updated')).toBeVisible();
    });

    await test.step('Uma resigns, and may leave like every member', async () => {
      await umas.getByRole('button', { name: 'Club Info' }).click();
      await umas.getByRole('button', { name: 'Resign as co-owner' }).click();
      await umas.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
      await expect(umas.getByText('You are no longer a co-owner')).toBeVisible();
      await expect(umas.getByRole('button', { name: 'Joined', exact: true })).toBeVisible();
    });

    await test.step('he leaves, and nothing said among members stays with him', async () => {
      await his.reload();
      await his.getByRole('button', { name: 'Joined', exact: true }).click();
      await his.getByRole('menuitem', { name: 'Leave' }).click();
      await expect(his.getByText('Join Pier Sprinters to view posts.')).toBeVisible();
      await expect(his.getByText('2 members').first()).toBeVisible();
      await his.getByRole('button', { name: 'Club Info' }).click();
      await expect(his.getByText('Sprints at sunrise.')).toBeVisible();
    });
    expect(complaints).toEqual([]);
  },
);
