import type { CDPSession, Page, Worker } from '@playwright/test';
import { newAccount, personSignedIn } from '../people';
import { expect, test } from '../product';
import { siteKept } from './device';

test.use({ serviceWorkers: 'allow' });

/** The worker as DevTools know it, and what it shows. */
async function workerOf(page: Page): Promise<{ push: (data: object) => Promise<void> }> {
  const devTools: CDPSession = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const id = await registrationId;
  const { origin } = new URL(page.url());
  return {
    push: async (data) => {
      const message = { origin, registrationId: id, data: JSON.stringify(data) };
      await devTools.send('ServiceWorker.deliverPushMessage', message);
    },
  };
}
type Shown = { title: string; body: string; tag: string; url: string };

/** Notes what the worker would have shown: a browser without windows shows no notifications. */
async function recordShown(worker: Worker): Promise<() => Promise<Shown[]>> {
  await worker.evaluate(() => {
    const scope = self as unknown as {
      shown: Shown[];
      registration: { showNotification: (title: string, options: unknown) => Promise<void> };
    };
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      const { body, tag, data } = options as { body: string; tag: string; data: { url: string } };
      scope.shown.push({ title, body, tag, url: data.url });
    };
  });
  return () => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown);
}

test('what is pushed is shown, but for what the page in front shows anyway', async ({
  browser,
  product,
}) => {
  const account = await newAccount(product.url, 'push_shown', 'Noor');
  const { page, context } = await personSignedIn(browser, product.url, account);
  const started = context.waitForEvent('serviceworker');
  await page.goto('/clubs');
  await siteKept(page);
  const shown = await recordShown(await started);
  const worker = await workerOf(page);

  await worker.push({ title: 'Clubline', body: 'Here', url: '/clubs', tag: 'here' });
  await worker.push({ title: 'Clubline', body: 'Ann mentioned you.', url: '/scores', tag: 'n:1' });
  await expect.poll(shown).toEqual([
    {
      title: 'Clubline',
      body: 'Ann mentioned you.',
      tag: 'n:1',
      url: new URL('/scores', product.url).href,
    },
  ]);
});

test('the settings say that the browser blocks them, and keep what is chosen', async ({
  browser,
  product,
}) => {
  const account = await newAccount(product.url, 'push_settings', 'Sana');
  const { page } = await personSignedIn(browser, product.url, account);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Push notifications' });
  await expect(section.getByText('Your browser blocks them')).toBeVisible();
  const mentions = section.getByRole('switch', { name: 'Mentions of you' });
  const stored = page.waitForResponse('**/account/push/kinds');
  await section.getByText('Mentions of you').click();
  await expect(mentions).not.toBeChecked();
  await stored;
  await page.reload();
  await expect(mentions).not.toBeChecked();
});
