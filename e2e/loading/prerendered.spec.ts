import { routes, type RouteEntry } from '../../packages/contract/src/routes';
import { expect, test } from '../product';
import { complaintsOf } from '../watch';

const indexed = Object.values<RouteEntry>(routes).flatMap(({ path, isIndexed }) =>
  isIndexed ? [path] : [],
);

const pages = [
  {
    path: '/',
    title: 'Clubline: Make Sports More You',
    heading: 'Make Sports More You',
    words: 'A Social Platform for Sports Fans',
    isIndexed: true,
  },
  {
    path: '/terms',
    title: 'Terms and privacy · Clubline',
    heading: 'Terms of Service & Privacy Policy',
    words: 'Dispute resolution',
    isIndexed: true,
  },
  {
    path: '/contact',
    title: 'Contact · Clubline',
    heading: 'Contact',
    words: 'Send Message',
    isIndexed: true,
  },
  {
    path: '/auth',
    title: 'Sign in · Clubline',
    heading: 'Welcome to Clubline',
    words: 'Continue with email',
    isIndexed: false,
  },
  {
    path: '/auth/sign-in',
    title: 'Sign in · Clubline',
    heading: 'Good to see you',
    words: 'Forgot password?',
    isIndexed: false,
  },
  {
    path: '/auth/sign-up',
    title: 'Sign up · Clubline',
    heading: 'Join Clubline',
    words: 'Create account',
    isIndexed: false,
  },
  {
    path: '/auth/reset',
    title: 'Reset your password · Clubline',
    heading: 'Reset your password',
    words: 'Send reset link',
    isIndexed: false,
  },
];

for (const { path, title, heading, words, isIndexed } of pages) {
  test(`${path} shows without any script, under its own title, description and address`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(
      isIndexed ? 0 : 1,
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(isIndexed ? 1 : 0);
    await context.close();
  });

  test(`${path} is taken over by the script as it stands`, async ({ page }) => {
    const complaints = complaintsOf(page);
    // What the document brought is marked before any script of ours runs: what is rendered anew
    // would lose the mark.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive')
          document.querySelector('h1')?.setAttribute('data-from-document', '');
      });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveAttribute(
      'data-from-document',
      '',
    );
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
    expect(complaints).toEqual([]);
  });
}

test('the contact form is sent without script, and its answer keeps what was typed', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Sam Reyes');
  await page.getByLabel('Email').fill('sam@');
  await page.getByLabel('Message').fill('Line one\nLine two');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Invalid email format.')).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Message')).toHaveValue('Line one\nLine two');
  await page.getByLabel('Email').fill('sam@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Message Sent!' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Make Sports More You' })).toBeVisible();
  await context.close();
});

test(
  'a page that asks to sign in says without script that it needs one, and is not for search ' +
    'engines',
  async ({ browser, product }) => {
    const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/clubs');
    await expect(page.getByRole('link', { name: 'Terms/Privacy' })).toBeInViewport();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Terms/Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Terms of Service & Privacy Policy',
    );
    await context.close();
  },
);

test('an address that does not exist says so without script, and shows ways on', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto('/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found · Clubline');
  await expect(
    page.getByRole('heading', { level: 1, name: '404 Page not found.' }),
  ).toBeInViewport();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await context.close();
});

test('the head follows the page: what was said of the last one is gone', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveTitle('Clubline: Make Sports More You');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/$/);
});

test('search engines are told of every page they may index, and of the site map', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const siteMap = /^Sitemap: (\S+)$/m.exec(robots)?.[1];
  expect(robots).not.toContain('Disallow: /auth');
  const listed = await (await request.get(new URL(siteMap!).pathname)).text();
  const paths = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  expect(paths).toEqual(expect.arrayContaining(['/', '/contact', '/terms']));
  expect(paths.sort()).toEqual(indexed.sort());
  for (const path of paths)
    expect(await (await request.get(path)).text()).toContain(
      `<link rel="canonical" href="${new URL(path, siteMap).href}"`,
    );
});

test('a link into the terms shows its section, on arrival and from another page', async ({
  page,
}) => {
  const section = page.getByRole('heading', { name: /Dispute resolution/ });
  await page.goto('/terms#disputes');
  await expect(section).toBeInViewport();
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/terms#disputes',
      textContent: 'Disputes',
    });
    document.body.append(link);
  });
  await page.getByRole('link', { name: 'Disputes' }).click();
  await expect(section).toBeInViewport();
  await expect(page.locator('#disputes')).toBeFocused();
});

test('a page whose code does not come says so, and trying again loads it', async ({ page }) => {
  const isCode = /assets\/ContactRoute-/;
  await page.route(isCode, (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Something went wrong.' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await page.unroute(isCode);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});

test('a page whose first script does not come says so, and trying again loads it', async ({
  page,
}) => {
  const isFirst = /assets\/index-[^/]*\.js$/;
  const asked: string[] = [];
  await page.route(isFirst, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/clubs');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Something went wrong.' }),
  ).toBeVisible();
  await expect(
    page.getByText('This page could not be loaded. Check your connection, then try again.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  // A release may have taken it away: the page was loaded again once before it said so.
  expect(asked).toHaveLength(2);
  await page.unroute(isFirst);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fclubs/);
});

for (const address of [
  '/auth?reset=abc',
  '/auth?reason=password',
  '/auth?next=%2Fclubs&reason=renamed',
  '/auth/reset?reset=abc',
]) {
  test(`${address} never shows the view that was rendered ahead`, async ({ page }) => {
    // Without the script it stays as it is first painted.
    await page.route(/assets\/.*\.js/, (route) => route.abort());
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  });
}
