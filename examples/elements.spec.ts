import { AxeBuilder } from '@axe-core/playwright';
import { figure } from './figures';
import { api, expect, listen, origins, room, test } from './partners';

const url = origins['elements'];

test.describe('custom elements on a page without React', () => {
  test.skip(!url, 'the example of the custom elements is not running');

  test(
    'both show in silence, under a policy without inline style or script, and leave ' +
      'nothing outside',
    async ({ page }) => {
      const said = listen(page);
      await page.addInitScript(() => {
        const before = new Set(Object.getOwnPropertyNames(window));
        Object.assign(document, {
          added: () => Object.getOwnPropertyNames(window).filter((name) => !before.has(name)),
        });
      });
      await page.goto(url!);
      const table = page.getByRole('table', { name: /Pro Runabout 1100 Stock/ });
      await expect(table.getByRole('row')).toHaveCount(4);
      await expect(table.getByRole('row').last()).toContainText('DNF');
      await expect(page.getByText('The results need JavaScript.')).toBeHidden();
      const chat = page.getByRole('region', { name: 'Final, live' });
      await expect(chat.getByText(/^\d+ online$|^Online$/)).toBeVisible();

      const left = await page.evaluate(() => ({
        styles: document.styleSheets.length + document.adoptedStyleSheets.length,
        head: document.querySelectorAll('head style, head link').length,
        window: (document as unknown as { added(): string[] })
          .added()
          .filter((name) => !/^\d+$/.test(name)),
        fonts: [...document.fonts].length,
      }));
      expect(left).toEqual({ styles: 0, head: 0, window: [], fonts: 0 });
      expect(said).toEqual([]);
    },
  );

  test('styles hold inside only, and tokens can be replaced by a rule for the element', async ({
    page,
  }) => {
    await page.goto(url!);
    const head = page.getByRole('columnheader', { name: 'Rank' });
    await expect(head).toBeVisible();
    const colourOf = () =>
      page.getByRole('table').evaluate((table) => getComputedStyle(table).color);
    const before = await colourOf();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'table, th, button { display: none !important } clubline-results { ' +
          '--clubline-text-primary: rgb(1, 2, 3) }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    await expect(head).toBeVisible();
    expect(before).not.toBe('rgb(1, 2, 3)');
    expect(await colourOf()).toBe('rgb(1, 2, 3)');
  });

  test('has nothing that axe complains of', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url!);
    await expect(page.getByText(/^\d+ online$|^Online$/)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
  });

  test('the sample race of the product is for pages of every origin', async ({ page }) => {
    await page.goto(url!);
    await page.evaluate((src) => {
      const results = document.createElement('clubline-results');
      results.setAttribute('src', src);
      document.querySelector('clubline-results')!.replaceWith(results);
    }, new URL('/sample/race.json', api).href);
    await expect(page.getByRole('table', { name: /Pro Freestyle/ })).toBeVisible();
  });

  test('a theme is an attribute', async ({ page }) => {
    await page.goto(url!);
    const box = page.getByRole('table');
    const colour = () => box.evaluate((table) => getComputedStyle(table).color);
    const light = await colour();
    await page
      .locator('clubline-results')
      .evaluate((element) => element.setAttribute('theme', 'dark'));
    expect(await colour()).not.toBe(light);
  });

  test('rows can be ordered, explained, pinned and taken home', async ({ page }) => {
    await page.goto(url!);
    const rows = page.getByRole('rowheader');
    await page.getByRole('button', { name: 'Rank' }).click();
    await expect(rows.first()).toContainText('Diego Alvarez');
    await page.getByText('Why this place').first().click();
    await expect(
      page.getByText('Moto 1: 3 · Moto 2: no finish, counts 999. Together 1002.'),
    ).toBeVisible();

    const pinned = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener(
            'clubline-pin-change',
            (event) => resolve((event as CustomEvent).detail),
            { once: true },
          ),
        ),
    );
    await page.getByRole('button', { name: 'Pin Sofia Brandt' }).click();
    expect(await pinned).toEqual({ pinned: ['X12 Sofia Brandt'] });
    await expect(rows.first()).toContainText('Sofia Brandt');
    await expect(page.getByRole('button', { name: 'Pin Sofia Brandt' })).toBeFocused();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('race-1.csv');
  });

  test('a table that is given a height scrolls inside it, with its head in view', async ({
    page,
  }) => {
    await page.goto(url!);
    const table = page.locator('clubline-results');
    await table.evaluate((results) => results.setAttribute('max-block-size', '140px'));
    const scrolled = table.getByRole('region').first();
    await expect(scrolled).toHaveCSS('max-height', '140px');
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(table.getByRole('row').last()).toBeInViewport();
    await expect(table.getByRole('columnheader', { name: 'Rank' })).toBeInViewport();
  });

  test('a race can be given before the element is defined, and replaced', async ({ page }) => {
    await page.goto('about:blank');
    await page.goto(url!);
    await expect(page.getByRole('table')).toBeVisible();
    await page.evaluate(() => {
      const race = (title: string) => ({
        title,
        motoLabels: ['Moto 1'],
        rows: [{ rank: 1, bikeNumber: 1, rider: 'Ann', motos: [{ pos: 1 }] }],
      });
      const element = document.createElement('clubline-results');
      element.id = 'second';
      document.body.append(Object.assign(element, { data: race('Given') }));
    });
    const second = page.locator('#second');
    await expect(second.getByText('Given')).toBeVisible();
    await second.evaluate(
      (element) =>
        void Object.assign(element, { data: { title: 'Replaced', motoLabels: [], rows: [] } }),
    );
    await expect(second.getByText('Replaced')).toBeVisible();
    await expect(second.getByText('No results yet.')).toBeVisible();
  });

  test('loading a script twice defines its element once', async ({ page }) => {
    const said = listen(page);
    await page.route(`${url}/`, async (route) => {
      const answer = await route.fetch();
      const twice = (await answer.text()).replace(
        '</head>',
        '<script src="/@clubline/ui/dist/elements/results.js?again" defer></script></head>',
      );
      await route.fulfill({ response: answer, body: twice });
    });
    await page.goto(url!);
    await expect(page.getByRole('table')).toHaveCount(1);
    await expect(
      page.getByRole('region', { name: 'Final, live' }).getByText(/^\d+ online$|^Online$/),
    ).toBeVisible();
    expect(said).toEqual([]);
  });

  test('the room hears others; moving it keeps its connection, removing it ends that', async ({
    page,
    fan,
  }, info) => {
    let open = 0;
    let opened = 0;
    page.on('websocket', (socket) => {
      open += 1;
      opened += 1;
      socket.on('close', () => (open -= 1));
    });
    await page.goto(url!);
    const chat = page.getByRole('region', { name: 'Final, live' });
    await expect(chat.getByText(/^\d+ online$|^Online$/)).toBeVisible();
    const [first, second] = [
      `Seen in a shadow at ${Date.now()}`,
      `Still here after the move at ${Date.now()}`,
    ];
    await fan.say(first);
    await expect(chat.getByText(first)).toBeVisible();

    await page.evaluate(() => document.body.prepend(document.querySelector('clubline-chat')!));
    await fan.say(second);
    await expect(chat.getByText(second)).toBeVisible();
    expect([open, opened]).toEqual([1, 1]);
    figure(info, 'sockets of <clubline-chat>, moved on its page', String(opened), '1');

    await page.evaluate(() => document.querySelector('clubline-chat')!.remove());
    await expect.poll(() => open).toBe(0);

    await page.evaluate(
      ([base, name]) =>
        document.body.append(
          Object.assign(document.createElement('clubline-chat'), {
            api: base,
            room: name,
            heading: 'Final, live',
          }),
        ),
      [api, room] as const,
    );
    await expect(chat.getByText(second)).toBeVisible();
    await expect.poll(() => [open, opened]).toEqual([1, 2]);
  });

  test('signing in on the page makes a writer of the reader', async ({ page, fan }) => {
    await page.goto(url!);
    const chat = page.getByRole('region', { name: 'Final, live' });
    await chat.getByRole('button', { name: 'Sign in to chat' }).click();
    await page.evaluate(
      (token) =>
        document
          .querySelector('clubline-chat')!
          .dispatchEvent(new CustomEvent('token', { detail: token })),
      fan.token,
    );
    await expect(chat.getByRole('button', { name: 'Send' })).toBeVisible();
    const words = `From a shadow at ${Date.now()}`;
    await chat.getByPlaceholder('Type a message…').fill(words);
    await page.keyboard.press('Enter');
    await expect(chat.getByText(words)).toHaveCount(1);
    await expect(chat.getByPlaceholder('Type a message…')).toBeFocused();
    await expect(chat.getByPlaceholder('Type a message…')).toHaveValue('');
  });

  test('the page hears that the room is to be closed', async ({ page }) => {
    await page.goto(url!);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('clubline-chat')).toHaveCount(0);
  });
});
