import type { APIResponse, Page, Route } from '@playwright/test';
import { pressOn, signInWithKeys, write } from './keyboard';
import { newAccount, PASSWORD, personAtHome, personSignedIn, signInByApi } from './people';
import { expect, test } from './product';

// Tokens that soon run out: each is refreshed five seconds after it came, ahead of its end.
test.use({ settings: { ACCESS_TOKEN_SECONDS: '20' } });

const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

test('three tabs share one refresh, and all go on with the new token', async ({
  browser,
  product,
}) => {
  const account = await newAccount(product.url, 'tia_rowe', 'Tia');
  const { page, context, complaints } = await personSignedIn(browser, product.url, account);
  const tabs = [page, await context.newPage(), await context.newPage()];
  const refreshes: string[] = [];
  context.on(
    'request',
    (request) =>
      request.url().endsWith('/api/auth/refresh') && refreshes.push(request.postData() ?? ''),
  );
  await Promise.all(
    tabs.map(async (tab) => {
      await tab.goto('/feed');
      await expect(tab.getByRole('heading', { name: 'My Feed' })).toBeVisible();
    }),
  );
  await expect
    .poll(() => kept(page, 'cl_access_token'), { timeout: 20_000 })
    .not.toBe(account.accessToken);

  // Each tab's next call carries a token that one of them fetched.
  for (const tab of tabs) {
    const call = tab.waitForRequest((request) =>
      request.url().includes('/users/get-user-by-username/'),
    );
    await pressOn(tab, tab.getByRole('link', { name: 'Account Settings' }));
    expect((await call).headers()['authorization']).not.toBe(`Bearer ${account.accessToken}`);
  }
  // Each refresh token is good for one refresh: none was presented by two tabs.
  expect(
    refreshes.filter((body) => body === JSON.stringify({ refreshToken: account.refreshToken })),
  ).toHaveLength(1);
  expect(new Set(refreshes).size).toBe(refreshes.length);
  expect(complaints).toEqual([]);
});

for (const [what, lose] of [
  ['is lost', (route: Route) => route.abort()],
  ['comes late', (route: Route, answer: APIResponse) => route.fulfill({ response: answer })],
] as const)
  test(`nobody is signed out by a refresh whose answer ${what}`, async ({ browser, product }) => {
    const account = await newAccount(product.url, `refresh ${what}`.replaceAll(' ', '_'), 'Tia');
    const { page, context } = await personSignedIn(browser, product.url, account);
    const tokens: string[] = [];
    let isOver = () => {};
    const over = new Promise<void>((resolve) => (isOver = resolve));
    await context.route('**/api/auth/refresh', async (route) => {
      tokens.push((route.request().postDataJSON() as { refreshToken: string }).refreshToken);
      const answer = await route.fetch();
      if (tokens.length > 1) return route.fulfill({ response: answer });
      // Meanwhile the access token runs out.
      const headers = { authorization: `Bearer ${account.accessToken}` };
      const me = () => fetch(`${product.url}/api/auth/me`, { headers });
      await expect.poll(async () => (await me()).status, { timeout: 40_000 }).toBe(401);
      await lose(route, answer);
      isOver();
    });
    await page.goto('/feed');
    await over;
    await pressOn(page, page.getByRole('link', { name: 'Account Settings' }));
    await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible();
    await expect
      .poll(() => kept(page, 'cl_access_token'), { timeout: 30_000 })
      .not.toBe(account.accessToken);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible();
    expect(tokens[0]).toBe(account.refreshToken);
  });

test('signing out in one tab ends the session in the other, which knows where it was', async ({
  browser,
  product,
}) => {
  const account = await newAccount(product.url, 'noa_finch', 'Noa');
  const { page: first, context } = await personSignedIn(browser, product.url, account);
  const second = await context.newPage();
  await first.goto('/feed');
  await second.goto('/clubs/discover');
  await expect(second.getByRole('tab', { name: 'Discover' })).toBeVisible();

  await pressOn(first, first.getByRole('button', { name: 'Logout' }));
  await expect(first.getByText('Are you sure you want to log out?')).toBeVisible();
  await pressOn(first, first.getByRole('button', { name: 'Cancel' }));
  await expect(first.getByRole('alertdialog')).toBeHidden();
  await expect(first.getByRole('button', { name: 'Logout' })).toBeFocused();
  await first.keyboard.press('Enter');
  await pressOn(first, first.getByRole('button', { name: 'Log out' }));
  await expect(first).toHaveURL(`${product.url}/auth`);
  await expect(second).toHaveURL(`${product.url}/auth?next=%2Fclubs%2Fdiscover`);

  await test.step('the server has ended it, too', async () => {
    const answer = await first.request.get('/api/auth/me', {
      headers: { Authorization: `Bearer ${account.accessToken}` },
    });
    expect(answer.status()).toBe(401);
  });

  await test.step('signing in again in one tab leads both on', async () => {
    await second.bringToFront();
    await signInWithKeys(second, 'noa_finch', PASSWORD);
    await expect(second).toHaveURL(`${product.url}/clubs/discover`);
    await expect(first).toHaveURL(`${product.url}/clubs`);
  });
});

test('what was being written survives a lost session, and is back after signing in', async ({
  browser,
  product,
}) => {
  const account = await newAccount(product.url, 'uma_reed', 'Uma');
  const { page } = await personSignedIn(browser, product.url, account);
  const { data } = await account.get<{
    data: { clubs: { id: string; name: string; isPrivate: boolean }[] };
  }>('/clubs');
  const club = data.clubs.find(({ isPrivate }) => !isPrivate)!;
  const loseSession = async () => {
    const accessToken = await kept(page, 'cl_access_token');
    // As if the person had signed out everywhere on another device.
    expect(
      (
        await page.request.post('/api/auth/logout', {
          headers: { Authorization: `Bearer ${accessToken}` },
        })
      ).ok(),
    ).toBe(true);
  };
  const post = page.getByRole('textbox', { name: 'Write a post' });

  await page.goto(`/clubs/${club.id}`);
  await pressOn(page, page.getByRole('button', { name: 'Join', exact: true }));
  await expect(page.getByText('Joined club')).toBeVisible();

  await test.step('a post that is refused because the session is over', async () => {
    await write(page, post, 'Who else was there on Saturday?');
    await loseSession();
    await pressOn(page, page.getByRole('button', { name: 'Post', exact: true }));
    await expect(page).toHaveURL(`${product.url}/auth?next=%2Fclubs%2F${club.id}`);
    await signInWithKeys(page, 'uma_reed', PASSWORD);
    await expect(page).toHaveURL(`${product.url}/clubs/${club.id}`);
    await expect(post).toHaveValue('Who else was there on Saturday?');
  });

  await test.step('half a form of settings', async () => {
    await page.goto('/settings');
    await write(page, page.getByLabel('Bio'), 'Half a thought');
    await loseSession();
    await pressOn(page, page.getByRole('button', { name: 'Update Profile' }));
    await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/auth?next=%2Fsettings`);
    await signInWithKeys(page, 'uma_reed', PASSWORD);
    await expect(page.getByLabel('Bio')).toHaveValue('Half a thought');
  });
});

test('a link to a post leads through sign-in to that post and its comments', async ({
  browser,
  product,
}) => {
  const demo = await signInByApi(product.url, 'demo', 'demo1234');
  const { userClubs } = await demo.get<{ userClubs: { id: string }[] }>(
    `/users/${demo.id}/get-clubs`,
  );
  const feeds = await Promise.all(
    userClubs.map(async ({ id }) => {
      const { data } = await demo.get<{
        data: { posts: { id: string; content: string; commentCount: number }[] };
      }>(`/club-social/club-posts-feed/${demo.id}/${id}`);
      return data.posts
        .filter(({ commentCount }) => commentCount > 0)
        .map((post) => ({ clubId: id, ...post }));
    }),
  );
  // The oldest of its club, so that there is somewhere to scroll to.
  const { clubId, id, content } = feeds.flat().at(-1)!;
  const { page } = await personAtHome(browser, product.url, 'demo');
  const link = `/clubs/${clubId}?post=${id}&comments=1`;
  await page.goto(link);
  await expect(page).toHaveURL(`${product.url}/auth?next=${encodeURIComponent(link)}`);
  await signInWithKeys(page, 'demo', 'demo1234');
  await expect(page).toHaveURL(`${product.url}${link}`);
  const post = page
    .getByRole('article')
    .filter({ hasText: content.slice(0, 40) })
    .first();
  await expect(post).toBeInViewport();
  await expect(post.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
});

test('an unknown address leads through sign-in to the not-found page, and on from there', async ({
  browser,
  product,
}) => {
  await newAccount(product.url, 'ivo_hart', 'Ivo');
  const { page } = await personAtHome(browser, product.url, 'ivo_hart');
  await page.goto('/no/such/page?x=1');
  await expect(page).toHaveURL(`${product.url}/auth?next=%2Fno%2Fsuch%2Fpage%3Fx%3D1`);
  await signInWithKeys(page, 'ivo_hart', PASSWORD);
  await expect(page.getByRole('heading', { name: '404 Page not found.' })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/no/such/page?x=1`);
  await pressOn(page, page.getByRole('link', { name: 'Explore Clubs' }));
  await expect(page).toHaveURL(`${product.url}/clubs`);
});
