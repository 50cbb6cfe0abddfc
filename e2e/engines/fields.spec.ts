import { newAccount } from '../people';
import { joinClub } from './clubs';
import { expect, test, until } from './people';
import type { Target } from './screen';

const LINES = ['one', 'two', 'three', 'four', 'five'];

const height = async (field: Target) => (await field.box())?.height ?? 0;

/** Writes five lines, watches the field grow, and takes them away again. */
async function growsAndShrinks(field: Target) {
  await field.click();
  const before = await height(field);
  for (const line of LINES) {
    await field.page.type(line);
    await field.page.press('Shift+Enter');
  }
  await until(
    () => height(field),
    (now) => now >= before + 60,
    (now) => `${before} px high, and ${now} px after five lines`,
  );
  await field.page.press('Control+a');
  await field.page.press('Delete');
  await until(
    () => height(field),
    (now) => Math.abs(now - before) <= 1,
    (now) => `${before} px high, and ${now} px when it is empty again`,
  );
}

test('fields of posts, comments, channels and the chat grow with what is written', async ({
  person,
  product,
}, info) => {
  const account = await newAccount(product.url, `gro_${info.project.name}`, 'Gro');
  const { screen } = await person(account);
  await joinClub(screen);

  await test.step('a post', async () => {
    await growsAndShrinks(screen.getByRole('textbox', { name: 'Write a post' }));
  });

  await test.step('a comment', async () => {
    const post = screen.getByRole('article').first();
    await post
      .getByRole('button', { name: /comment/ })
      .first()
      .click();
    await growsAndShrinks(post.getByRole('textbox', { name: 'Write a comment' }));
  });

  await test.step('a channel', async () => {
    await screen.getByRole('tab', { name: 'lounge' }).click();
    await growsAndShrinks(screen.getByRole('textbox', { name: /message/i }));
  });

  await test.step('the chat', async () => {
    await screen.goto('/scores');
    await screen.getByRole('button', { name: 'Join Live Chatroom' }).click();
    await growsAndShrinks(screen.getByRole('textbox', { name: /message/i }));
  });
  expect(await screen.page.url()).toContain('/scores');
});
