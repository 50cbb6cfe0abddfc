import { newAccount, PASSWORD, signInByApi } from '../people';
import { mailTo } from '../outbox';
import { expect, test, until } from './people';
import { Screen } from './screen';

test('tabs share theme and session, and end it together; a new password ends all', async ({
  person,
  product,
}, info) => {
  const account = await newAccount(product.url, `tab_${info.project.name}`, 'Tab');
  const here = await person(account);
  const first = here.screen;
  const second = new Screen(await first.page.newTab(), product.url);
  const there = await person(await signInByApi(product.url, account.username, PASSWORD));
  const elsewhere = there.screen;
  await first.goto('/feed');
  await second.goto('/clubs/discover');
  await elsewhere.goto('/notifications');
  await elsewhere.getByRole('heading', { name: 'Notifications' }).shown();
  await second.getByRole('searchbox').shown();

  await test.step('a theme chosen in one is that of the other, also after a reload', async () => {
    const isDark = () =>
      until(
        () => second.page.evaluate(() => document.documentElement.dataset['theme']),
        (theme) => theme === 'dark',
        (theme) => `the theme is ${theme}`,
      );
    await first.getByRole('button', { name: 'Your account' }).click();
    await first.getByRole('menuitemradio', { name: 'Dark' }).click();
    await isDark();
    await second.page.reload();
    await second.getByRole('button', { name: 'Your account' }).shown();
    await isDark();
  });

  await test.step('signing out in one leads the other to sign in', async () => {
    await first.getByRole('button', { name: 'Logout' }).click();
    await first.getByRole('button', { name: 'Log out' }).click();
    await first.at(/\/auth$/);
    await second.at(/\/auth\?next=%2Fclubs%2Fdiscover$/);
  });

  await test.step('signing in again in one tab leads both on', async () => {
    await second.getByRole('link', { name: 'Continue with email' }).click();
    await second.getByLabel('Username or email').fill(account.username);
    await second.getByLabel('Password').fill(PASSWORD);
    await second.getByRole('button', { name: 'Sign in to your account' }).click();
    await second.at(/\/clubs\/discover$/);
    await first.at(/\/clubs$/);
  });

  await test.step('a new password signs out every tab and every browser', async () => {
    const email = `${account.username}@fans.example`;
    const call = (path: string, body: object) =>
      fetch(`${product.url}/api${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    await call('/identity/send-reset-code', { requestType: 'PASSWORD_RESET', email });
    const mail = await mailTo(product, email, 'Set a new password');
    const token = /reset-password\?token=([\w-]+)/.exec(mail)![1];
    expect((await call('/auth/reset-password', { token, password: `${PASSWORD} 2` })).ok).toBe(
      true,
    );
    for (const screen of [first, second, elsewhere]) {
      await screen.page.reload();
      await screen.at(/\/auth\?next=/);
    }
    // That their tokens are good no longer, they hear from the server, and so do their sockets.
    for (const { browser } of [here, there])
      browser.forgive(
        /\b401\b|ws:\S+ (was interrupted while|failed)|connection to the server at ws:/,
      );
  });
});
