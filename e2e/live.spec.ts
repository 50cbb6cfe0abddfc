import { personAtHome, signIn, signUp } from './people';
import { expect, test } from './product';

test('two people at one club see what the other does, and their own other page, too', async ({
  browser,
  product,
}) => {
  const club = 'Havasu Wake Riders';
  const ivy = await personAtHome(browser, product.url, 'ivy_live');
  const demo = await personAtHome(browser, product.url, 'demo');
  await ivy.page.goto('/auth?next=%2Fclubs%2Fdiscover');
  await signUp(ivy, 'Ivy');
  await demo.page.goto('/auth?next=%2Fclubs');
  await signIn(demo, 'demo', 'demo1234');
  await demo.page.getByRole('main').getByRole('link', { name: club }).first().click();
  await expect(demo.page.getByRole('button', { name: 'Joined' })).toBeVisible();
  const members = demo.page.getByText(/^\d+ members?/).first();
  const before = (await members.textContent())!;

  await test.step('who joins is counted', async () => {
    await ivy.page.getByRole('searchbox').fill(club);
    await ivy.page.getByRole('main').getByRole('link', { name: club }).first().click();
    await ivy.page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(members).not.toHaveText(before);
  });

  const words = 'Who brings the spare impeller?';
  const postOf = (page: typeof demo.page) => page.getByRole('article').filter({ hasText: words });
  const phone = await demo.context.newPage();
  await test.step('a post reaches the writer’s other page, others by a button', async () => {
    await phone.goto(demo.page.url());
    await expect(phone.getByRole('article').first()).toBeVisible();
    await demo.page.getByRole('textbox', { name: 'Write a post' }).fill(words);
    await demo.page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(postOf(phone)).toBeVisible();
    await ivy.page.getByRole('button', { name: '1 new post' }).click();
    await expect(postOf(ivy.page)).toBeVisible();
  });

  await test.step('a reaction and a comment reach everybody who looks', async () => {
    await postOf(ivy.page).getByRole('button', { name: /^Like/ }).click();
    await expect(postOf(demo.page).getByRole('button', { name: /1/ }).first()).toBeVisible();
    await postOf(demo.page)
      .getByRole('button', { name: /comment/i })
      .first()
      .click();
    await postOf(ivy.page)
      .getByRole('button', { name: /comment/i })
      .first()
      .click();
    const field = postOf(ivy.page).getByRole('textbox', { name: /comment/i });
    await field.fill('I have two');
    await field.press('Enter');
    await expect(postOf(demo.page).getByText('I have two')).toBeVisible();
  });
});
