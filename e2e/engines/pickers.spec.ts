import { newAccount } from '../people';
import { joinClub } from './clubs';
import { PHONE } from './drivers/driver';
import { expect, test, until } from './people';
import type { Screen, Target } from './screen';

const theme = (screen: Screen) =>
  screen.page.evaluate(() => document.documentElement.dataset['theme']);
const inTheme = (screen: Screen, wanted: string) =>
  until(
    () => theme(screen),
    (now) => now === wanted,
    (now) => `the theme is ${now} instead of ${wanted}`,
  );
const firstPost = (screen: Screen) => screen.getByRole('article').first();
const reactionOf = (post: Target, name: RegExp) => post.getByRole('button', { name });

test('dialogs, menus and pickers open, move, choose and close by keyboard alone', async ({
  person,
  product,
}, info) => {
  const account = await newAccount(product.url, `key_${info.project.name}`, 'Kay');
  const { screen } = await person(account);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => screen.page.press(key)), Promise.resolve());
  await joinClub(screen);
  const post = firstPost(screen);

  await test.step('a reaction', async () => {
    await reactionOf(post, /^Like,/).tabTo();
    await press('ArrowUp');
    await screen.getByRole('menuitemradio', { name: 'Like' }).focused();
    await press('ArrowRight', 'Enter');
    await reactionOf(post, /^Love, your reaction/).focused();
    await press('ArrowUp');
    await screen.getByRole('menuitemradio', { name: 'Love' }).focused();
    await press('ArrowRight', 'Escape');
    await screen.getByRole('menu', { name: 'Reactions' }).gone();
    await reactionOf(post, /^Love, your reaction/).focused();
  });

  await test.step('somebody to mention', async () => {
    const field = screen.getByRole('textbox', { name: 'Write a post' });
    await field.click();
    await screen.page.type('Hello @key');
    await screen.getByRole('option', { name: new RegExp(account.username) }).shown();
    await press('Enter');
    await until(
      field.value,
      (value) => value?.includes(`@${account.username} `) === true,
      (value) => `the field holds ${value}`,
    );
  });

  await test.step('a theme', async () => {
    await screen.getByRole('button', { name: 'Your account' }).tabTo('Shift+Tab');
    await press('Enter');
    await screen.getByRole('menuitem', { name: 'Profile' }).focused();
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    await screen.getByRole('menuitemradio', { name: 'Dark' }).focused();
    await press('Enter');
    await screen.getByRole('button', { name: 'Your account' }).focused();
    await inTheme(screen, 'dark');
  });

  await test.step('a question, which keeps the focus until it is answered', async () => {
    const logout = screen.getByRole('button', { name: 'Logout' });
    await logout.tabTo();
    await press('Enter');
    const question = screen.getByRole('alertdialog');
    await question.shown();
    for (let stop = 0; stop < 4; stop += 1) {
      await press('Tab');
      expect(
        await screen.page.evaluate(() => !!document.activeElement?.closest('[role=alertdialog]')),
      ).toBe(true);
    }
    await press('Escape');
    await question.gone();
    await logout.focused();
  });

  await test.step('who follows somebody, at an address of its own', async () => {
    await screen.goto('/profile/demo');
    const followers = screen.getByRole('button', { name: /Followers$/ });
    await followers.tabTo();
    await press('Enter');
    await screen.getByRole('dialog').shown();
    await screen.at(/\/profile\/demo\/followers$/);
    await press('Escape');
    await screen.at(/\/profile\/demo$/);
    await followers.focused();
  });

  await test.step('one of a list', async () => {
    await screen.goto('/create-club');
    await screen.getByRole('button', { name: /Club Privacy/ }).tabTo();
    await press('ArrowDown');
    await screen.getByRole('option', { name: 'Public Club' }).focused();
    await press('Enter');
    await screen.getByRole('listbox').gone();
    await screen.getByRole('button', { name: /Club Privacy/ }).focused();
  });
});

test('dialogs, menus and pickers open, choose and close by touch at 375 px', async ({
  person,
  product,
}, info) => {
  const account = await newAccount(product.url, `tap_${info.project.name}`, 'Tam');
  const { screen } = await person(account);
  await screen.page.resize(PHONE.width, PHONE.height);
  await joinClub(screen);
  const post = firstPost(screen);

  await test.step('a reaction, by holding', async () => {
    await reactionOf(post, /^Like,/).tap(600);
    await screen.getByRole('menuitemradio', { name: 'Sad' }).tap();
    await reactionOf(post, /^Sad, your reaction/).shown();
    await screen.getByRole('menu', { name: 'Reactions' }).gone();
  });

  await test.step('another, by its own button', async () => {
    await post.getByRole('button', { name: 'Choose a reaction' }).tap();
    await screen.getByRole('menuitemradio', { name: 'Love' }).tap();
    await reactionOf(post, /^Love, your reaction/).shown();
  });

  await test.step('what else a post offers, and its dialog', async () => {
    await post.getByRole('button', { name: /^More about the post/ }).tap();
    await screen.getByRole('menuitem', { name: 'Report post' }).tap();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).tap();
    await dialog.gone();
  });

  await test.step('the menu, and a question from it', async () => {
    await screen.getByRole('button', { name: 'Open menu' }).tap();
    await screen.getByRole('button', { name: 'Logout' }).tap();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).tap();
    await screen.getByRole('alertdialog').gone();
  });

  await test.step('a theme', async () => {
    await screen.goto('/create-club');
    await screen.getByRole('button', { name: 'Your account' }).tap();
    await screen.getByRole('menuitemradio', { name: 'Light' }).tap();
    await inTheme(screen, 'light');
  });

  await test.step('one of a list', async () => {
    await screen.getByRole('button', { name: /Club Privacy/ }).tap();
    await screen.getByRole('option', { name: 'Public Club' }).tap();
    await screen.getByRole('listbox').gone();
  });
});
