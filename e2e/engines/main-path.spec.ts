import { PASSWORD } from '../people';
import { joinClub } from './clubs';
import { test } from './people';
import type { Screen } from './screen';

async function signUp(screen: Screen, username: string) {
  const fields: [RegExp, string][] = [
    [/^First Name/, 'Ada'],
    [/^Last Name/, 'Okafor'],
    [/^Username/, username],
    [/^Email Address/, `${username}@fans.example`],
  ];
  for (const [name, text] of fields) await screen.getByRole('textbox', { name }).fill(text);
  for (const label of ['Password', 'Confirm Password'])
    await screen.getByLabel(label).fill(PASSWORD);
  for (const name of ['Jet-Ski', 'Fan']) await screen.getByRole('checkbox', { name }).click();
  await screen.getByRole('button', { name: 'Create account' }).click();
}

async function signIn(screen: Screen, identifier: string, password: string) {
  await screen.read();
  await screen.getByRole('link', { name: 'Continue with email' }).click();
  await screen.getByLabel('Username or email').fill(identifier);
  await screen.getByLabel('Password').fill(password);
  await screen.getByRole('button', { name: 'Sign in to your account' }).click();
}

test('two people meet: sign up, find a club, post, react, comment, and chat live', async ({
  person,
}, info) => {
  const username = `ada_${info.project.name}`;
  const [ada, demo] = [(await person()).screen, (await person()).screen];

  await test.step('Ada joins from the home page with every field of the form', async () => {
    await ada.goto('/');
    await ada.getByRole('link', { name: 'Join' }).first().click();
    await signUp(ada, username);
    await ada.getByText('Welcome back, Ada!').shown();
  });

  await test.step('she finds a club and joins it', () => joinClub(ada));

  const clubUrl = await ada.page.url();
  const words = 'First time here. Who is racing on Saturday?';

  await test.step('she writes a post', async () => {
    await ada.getByRole('textbox', { name: 'Write a post' }).fill(words);
    await ada.getByRole('button', { name: 'Post' }).click();
    await ada.getByRole('article', { hasText: words }).shown();
  });

  await test.step('Demo is led through sign-in back to the club, reacts and comments', async () => {
    await demo.page.goto(clubUrl);
    await demo.at(/\/auth\?next=%2Fclubs%2F/);
    await signIn(demo, 'demo', 'demo1234');
    await demo.at(/\/clubs\/(?!discover)/);
    const join = demo.getByRole('button', { name: 'Join' });
    await demo.getByRole('button', { name: /^(Join|Joined)$/ }).shown();
    if ((await join.count()) > 0) await join.click();
    // What members see besides comes in above the posts.
    await demo.getByRole('textbox', { name: 'Write a post' }).shown();
    await demo.read();
    const post = demo.getByRole('article', { hasText: words });
    await post.getByRole('button', { name: /^Like/ }).click();
    await post.getByRole('button', { name: /^Like/, states: { 'aria-pressed': 'true' } }).shown();
    await post
      .getByRole('button', { name: /comment/ })
      .first()
      .click();
    await post.getByRole('textbox', { name: 'Write a comment' }).fill('I am! Come to the dock.');
    await demo.page.press('Enter');
    await post.getByText('I am! Come to the dock.').shown();
  });

  await test.step('Ada sees both after a reload', async () => {
    await ada.page.reload();
    const post = ada.getByRole('article', { hasText: words });
    await post.getByRole('button', { name: '1 comment' }).click();
    await post.getByText('I am! Come to the dock.').shown();
  });

  await test.step('both chat in the room of the World Finals', async () => {
    for (const screen of [ada, demo]) {
      await screen.goto('/scores');
      await screen.getByRole('button', { name: 'Join Live Chatroom' }).click();
    }
    await ada.getByText('2 online').shown();
    await demo.getByText('2 online').shown();
    await ada.getByRole('textbox', { name: /message/i }).fill('Is the water calm?');
    await ada.page.press('Enter');
    await demo.getByText('Is the water calm?').shown();
    await demo.getByRole('textbox', { name: /message/i }).fill('Like glass.');
    await demo.getByRole('button', { name: 'Send' }).click();
    await ada.getByText('Like glass.').shown();
    await ada.getByRole('button', { name: 'Hide Chatroom' }).click();
    await demo.getByText('1 online').shown();
  });

  await test.step('Ada signs out; a gated address leads to the sign-in page and back', async () => {
    await ada.getByRole('button', { name: 'Logout' }).click();
    await ada.getByRole('button', { name: 'Log out' }).click();
    await ada.at(/\/auth$/);
    await ada.goto('/clubs/discover?from=bookmark');
    await ada.at(/\/auth\?next=%2Fclubs%2Fdiscover%3Ffrom%3Dbookmark$/);
    await signIn(ada, `${username}@fans.example`, PASSWORD);
    await ada.at(/\/clubs\/discover\?from=bookmark$/);
  });
});
