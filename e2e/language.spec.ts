import { personAtHome, signIn } from './people';
import { expect, test } from './product';

test('a page comes in the language of the browser, also before and without script', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ locale: 'es-MX', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/contact`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
  await page.goto(`${product.url}/`);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(`${product.url}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await context.close();
});

test('no word of the Spanish headline stands alone where there is room for two', async ({
  browser,
  product,
}) => {
  for (const width of [768, 1280]) {
    const context = await browser.newContext({
      locale: 'es-ES',
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    await page.goto(`${product.url}/`);
    const lines = await page.getByRole('heading', { level: 1 }).evaluate(async (heading) => {
      await document.fonts.ready;
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getClientRects().length;
    });
    expect(lines, `lines of the headline at ${width} px`).toBe(2);
    await context.close();
  }
});

test('Arabic is written from right to left, also before and without script', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ locale: 'ar-EG', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/contact`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('التواصل معنا');
  await context.close();
});

test('Arabic is chosen in the menu and holds, with the figures 0 to 9', async ({
  browser,
  product,
}) => {
  const person = await personAtHome(browser, product.url, 'demo');
  const { page } = person;
  await page.goto('/auth?next=/clubs');
  await signIn(person, 'demo', 'demo1234');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'الأندية' })).toBeVisible();
  await page.goto('/notifications');
  await expect(page).toHaveTitle(/^الإشعارات/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('main')).not.toContainText(/[\u0660-\u0669]/);
  await page.getByRole('button', { name: 'حسابك' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(person.complaints).toEqual([]);
});

test('a language that is chosen holds on every page, signed in and on the landing page', async ({
  browser,
  product,
}) => {
  const person = await personAtHome(browser, product.url, 'demo');
  const { page } = person;
  await page.goto('/auth?next=/clubs');
  await signIn(person, 'demo', 'demo1234');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/clubs$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Clubes' })).toBeVisible();
  await page.goto('/settings');
  await expect(page).toHaveTitle(/^Ajustes/);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(`${product.url}/`);
  expect(person.complaints).toEqual([]);
});
