import { newAccount, personSignedIn, type SignedIn } from './people';
import { expect, test } from './product';
import { picture } from './watch';

const PICTURE = picture('start.png');

async function ask(
  url: string,
  { accessToken }: SignedIn,
  method: string,
  path: string,
  body?: object,
): Promise<{ data: Record<string, { id: string }> }> {
  const headers = {
    Authorization: `Bearer ${accessToken}`,
    ...(body && { 'Content-Type': 'application/json' }),
  };
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return (await answer.json().catch(() => ({}))) as { data: Record<string, { id: string }> };
}

test(
  'a club kept in order: who is outside, who is muted, who is banned, and what was ' + 'reported',
  async ({ browser, product: { url } }) => {
    const [ada, max, rex, eve] = [
      await newAccount(url, 'ada_order', 'Ada'),
      await newAccount(url, 'max_order', 'Max'),
      await newAccount(url, 'rex_order', 'Rex'),
      await newAccount(url, 'eve_order', 'Eve'),
    ];
    const made = await ask(url, ada, 'POST', '/clubs', {
      name: 'Orderly Riders',
      slug: 'orderly-riders',
      ownerId: ada.id,
      isPrivate: false,
      coOwnerIds: '',
    });
    const id = made.data.club?.id ?? '';
    for (const person of [max, rex])
      await ask(url, person, 'POST', `/clubs/${id}/join`, { userId: person.id });
    const spam = await ask(url, rex, 'POST', '/club-social/club-posts', {
      userId: rex.id,
      clubId: id,
      content: 'Cheap passes, write to me',
      mediaUrls: [],
    });
    for (const [person, reason] of [
      [max, 'spam'],
      [ada, 'spam'],
    ] as const)
      await ask(url, person, 'POST', `/club-social/club-posts/${spam.data.post?.id}/reports`, {
        reason,
      });
    const at = async (account: SignedIn) => {
      const person = await personSignedIn(browser, url, account);
      await person.page.goto(`/clubs/${id}`);
      return person;
    };

    await test.step('somebody outside sees names of channels, and no word in them', async () => {
      const { page, complaints } = await at(eve);
      await page.getByRole('tab', { name: 'match-day' }).click();
      await expect(
        page.getByRole('tabpanel').getByText('Join Orderly Riders to view posts.'),
      ).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      expect(complaints).toEqual([]);
    });

    const owner = await at(ada);
    await test.step('the owner reads a picture that was reported, and lets it stay', async () => {
      const { page } = await at(rex);
      await page.locator('input[type="file"]').setInputFiles(PICTURE);
      await page.getByLabel('Describe the picture').fill('A pier at dawn');
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      const shown = page
        .getByRole('article')
        .filter({ has: page.getByRole('img', { name: 'A pier at dawn' }) });
      await expect(shown).toBeVisible();

      const member = (await at(max)).page;
      await member
        .getByRole('article')
        .filter({ has: member.getByRole('img', { name: 'A pier at dawn' }) })
        .getByRole('button', { name: /^More about/ })
        .click();
      await member.getByRole('menuitem', { name: 'Report post' }).click();
      await member.getByRole('radio', { name: 'Violence' }).press('Space');
      await member.getByRole('button', { name: 'Send report' }).click();
      await expect(member.getByText('Report sent')).toBeVisible();

      await owner.page.getByRole('tab', { name: 'Reports' }).click();
      const report = owner.page
        .getByRole('list', { name: 'Reported posts' })
        .locator('> li')
        .filter({ hasText: 'Violence' });
      await expect(report.getByRole('img', { name: 'A pier at dawn' })).toBeVisible();
      await report.getByRole('button', { name: 'Let it stay' }).click();
      await expect(owner.page.getByText('The post stays')).toBeVisible();
      await expect(report).toHaveCount(0);
    });

    await test.step('the other one she deletes, asked first', async () => {
      await expect(owner.page.getByText('Spam or advertising · 2')).toBeVisible();
      await owner.page.getByRole('button', { name: 'Delete post' }).click();
      await owner.page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Delete post' })
        .click();
      await expect(owner.page.getByText('No reports to decide on.')).toBeVisible();
      expect(owner.complaints).toEqual([]);
    });

    await test.step('who is muted reads, reacts, and is told why there is no field', async () => {
      await ask(url, ada, 'PUT', `/clubs/${id}/mutes/${max.id}`);
      const { page, complaints } = await at(max);
      await expect(
        page.getByText('You have been muted in this club by its owners. You can read and react.'),
      ).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await page
        .getByRole('article')
        .getByRole('button', { name: /^Like,/ })
        .click();
      await expect(
        page.getByRole('button', { name: 'Like, your reaction, 1 reaction' }),
      ).toBeVisible();
      await page.getByRole('tab', { name: 'match-day' }).click();
      await expect(
        page.getByRole('tabpanel').getByText('You have been muted in this club by its owners.'),
      ).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      expect(complaints).toEqual([]);
    });

    await test.step('who is banned is told so everywhere and cannot join', async () => {
      await ask(url, ada, 'PUT', `/clubs/${id}/bans/${rex.id}`);
      const { page, complaints } = await at(rex);
      await expect(
        page.getByText('You have been banned from this club by its owners.'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Join', exact: true })).toHaveCount(0);
      await page.getByRole('tab', { name: 'match-day' }).click();
      await expect(
        page.getByRole('tabpanel').getByText('You have been banned from this club by its owners.'),
      ).toBeVisible();
      expect(complaints).toEqual([]);
    });
  },
);
