import type { Frame, Page } from '@playwright/test';
import { api, expect, origins, room, test } from './partners';

const product = new URL(api).origin;
// Another site than the product's, so that the browser keeps the storage of the frame apart.
const partner = origins['elements']?.replace('localhost', '127.0.0.1');
const address = `${partner}/iframe.html`;

const chatOn = (page: Page) =>
  page.frameLocator('iframe').getByRole('region', { name: 'Final, live', exact: true });

/**
 * Signs in in the window that opens, as somebody whom the product does not know yet, and says yes
 * there.
 */
async function signIn(page: Page) {
  const opening = page.waitForEvent('popup');
  await chatOn(page).getByRole('button', { name: 'Sign in to chat' }).click();
  const asked = await opening;
  await asked.getByRole('link', { name: 'Continue with email' }).click();
  await asked.getByLabel('Username or email').fill('demo');
  await asked.getByLabel('Password', { exact: true }).fill('demo1234');
  await asked.getByRole('button', { name: 'Sign in to your account' }).click();
  await expect(asked.getByText(new URL(partner!).host)).toBeVisible();
  const closed = asked.waitForEvent('close');
  await asked.getByRole('button', { name: 'Continue as demo' }).click();
  await closed;
}

/** Writes into the room, which takes being signed in. */
async function write(page: Page, words: string) {
  const field = chatOn(page).getByPlaceholder('Type a message…');
  await field.fill(words);
  await field.press('Enter');
  await expect(chatOn(page).getByText(words)).toHaveCount(1);
}

/** Adds a frame with a page of the product. */
const addFrame = (page: Page, path: string) =>
  page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, product + path);

/** Pages that may not show the room, and what their console says of it. */
const strangers = {
  'a name that nobody has': {
    address,
    frame: `/embed/chat/${room}?partner=unknown`,
    fault:
      /warning 15 \(unknown-partner\)\. \/embed\.js, data-partner: there is no partner "unknown"/,
  },
  'a frame without a name': {
    address,
    frame: `/embed/chat/${room}`,
    fault: /warning 15 \(unknown-partner\)\. \/embed\.js, data-partner: it is not given/,
  },
  'a page of another origin': {
    address: `${origins['elements']}/iframe.html`,
    frame: `/embed/chat/${room}?partner=example`,
    fault: /http:\/\/localhost:\d+ is none of the origins of "example"/,
  },
};

test.describe('the chat in a frame on a stranger’s page', () => {
  test.skip(!partner, 'the example of the custom elements is not running');

  test('stands where its script is, as high as the room, and leaves nothing on the page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const before = new Set(Object.getOwnPropertyNames(window));
      Object.assign(document, {
        added: () => Object.getOwnPropertyNames(window).filter((name) => !before.has(name)),
      });
    });
    await page.goto(address);
    const chat = chatOn(page);
    await expect(chat.getByText(/^\d+ online$|^Online$/)).toBeVisible();
    const frame = page.getByTitle('Final, live');
    const inside = await chat.evaluate((region) =>
      Math.ceil(region.getBoundingClientRect().height),
    );
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(inside);
    expect(
      await page.evaluate(() =>
        (document as unknown as { added(): string[] })
          .added()
          .filter((name) => !/^\d+$/.test(name)),
      ),
    ).toEqual([]);
    expect(
      await page.evaluate(() => document.querySelector('iframe')?.nextElementSibling?.textContent),
    ).toBe('What comes after the chat.');
  });

  test('the page cannot make it any size by pretending to be it', async ({ page }) => {
    await page.goto(address);
    const frame = page.getByTitle('Final, live');
    await expect(page.frameLocator('iframe').getByText(/^\d+ online$|^Online$/)).toBeVisible();
    await page.evaluate(() => {
      const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
      postMessage({ type: 'clubline-height', height: 4_321 }, '*');
      return heard.then(() => undefined);
    });
    expect((await frame.boundingBox())?.height).not.toBe(4_321);
  });

  test(
    'who signs in in the window that opens writes in the frame; the page hears nothing of ' + 'it',
    async ({ page }) => {
      const heard: string[] = [];
      await page.exposeFunction('hear', (text: string) => heard.push(text));
      await page.addInitScript(() => {
        if (window === window.top && !window.opener)
          addEventListener('message', ({ data }) =>
            (window as unknown as { hear(text: string): void }).hear(JSON.stringify(data)),
          );
      });
      await page.goto(address);
      await signIn(page);
      await write(page, `From a frame at ${Date.now()}`);
      expect(
        heard
          .map((text) => Object.keys(JSON.parse(text)).join())
          .filter((keys) => keys !== 'type' && keys !== 'type,height'),
      ).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    },
  );

  test(
    'who signed in still is after the page was loaded anew, in a session that is not that ' +
      'of the site',
    async ({ page }) => {
      await page.goto(address);
      await signIn(page);
      await write(page, `Before the reload at ${Date.now()}`);
      await page.reload();
      await write(page, `After the reload at ${Date.now()}`);
      await page.goto('about:blank');
      await page.goto(address);
      await write(page, `After coming back at ${Date.now()}`);

      const sessionOf = (place: Frame) =>
        place.evaluate(() => localStorage.getItem('cl_refresh_token'));
      const inFrame = await sessionOf(page.frames()[1]!);
      await page.goto(`${product}/terms`);
      const onSite = await sessionOf(page.mainFrame());
      expect([typeof inFrame, typeof onSite, inFrame === onSite]).toEqual([
        'string',
        'string',
        false,
      ]);
    },
  );

  test('where frames get no storage, being signed in lasts as long as the page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (window === window.top) return;
      const denied = {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      };
      Object.defineProperties(window, { localStorage: denied, sessionStorage: denied });
    });
    await page.goto(address);
    await signIn(page);
    await write(page, `Without storage at ${Date.now()}`);
    await page.reload();
    await expect(chatOn(page).getByRole('button', { name: 'Sign in to chat' })).toBeVisible();
  });

  test('who closes the window reads on, and may try again', async ({ page }) => {
    await page.goto(address);
    const chat = chatOn(page);
    const button = chat.getByRole('button', { name: 'Sign in to chat' });
    for (let time = 0; time < 2; time += 1) {
      const opening = page.waitForEvent('popup');
      await button.click();
      await (await opening).close();
      await expect(button).toBeVisible();
    }
  });

  test('who leads people to the room itself gives it neither heading nor words', async ({
    page,
  }) => {
    const words = new URLSearchParams({ title: 'Call us now', labels: '{"empty":"Call us now"}' });
    await page.goto(`${product}/embed/chat/${room}?partner=example&${words}`);
    await expect(page.getByRole('region', { name: 'Live chat', exact: true })).toBeVisible();
    await expect(page.getByText('Call us now')).toHaveCount(0);
  });

  for (const [what, page] of Object.entries(strangers))
    test(`${what} shows a sentence in place of the room, and its console says why`, async ({
      page: shown,
    }) => {
      const said: string[] = [];
      shown.on('console', (message) => said.push(message.text()));
      await shown.goto(page.address);
      await addFrame(shown, page.frame);
      const frame = shown.frameLocator('iframe').last();
      await expect(frame.getByText('This chat cannot be shown on this page.')).toBeVisible();
      await expect(frame.locator('clubline-chat')).toHaveCount(0);
      expect(said.filter((text) => text.includes('Clubline'))).toContainEqual(
        expect.stringMatching(page.fault),
      );
    });

  test('no page may frame the product itself', async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    await page.goto(address);
    for (const path of ['/auth', '/embed/sign-in?state=a']) {
      refused.length = 0;
      await addFrame(page, path);
      await expect
        .poll(() => refused.some((text) => /frame-ancestors|X-Frame-Options/i.test(text)), path)
        .toBe(true);
    }
  });
});
