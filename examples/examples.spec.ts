import { AxeBuilder } from '@axe-core/playwright';
import { figure } from './figures';
import { api, expect, listen, origins, test } from './partners';

// Each page is driven on its own, so that two workers share them.
test.describe.configure({ mode: 'parallel' });

// The elements have tests of their own.
for (const [name, url] of Object.entries(origins).filter(([example]) => example !== 'elements')) {
  test.describe(name, () => {
    test('shows the results as a table, and the room to a reader, in silence', async ({
      page,
    }, info) => {
      const said = listen(page);
      await page.goto(url);
      const table = page.getByRole('table', { name: /Pro Runabout 1100 Stock/ });
      await expect(table.getByRole('row')).toHaveCount(4);
      await expect(table.getByRole('row').nth(1)).toContainText('Mika Laurent');
      await expect(table.getByRole('row').last()).toContainText('DNF');

      const chat = page.getByRole('region', { name: 'Live chat' });
      await expect(chat.getByText(/^\d+ online$|^Online$/)).toBeVisible();
      await expect(chat.getByRole('button', { name: 'Sign in to chat' })).toBeVisible();
      figure(info, `examples/${name}, lines in the console`, String(said.length), '0');
      expect(said).toEqual([]);
    });

    test('has nothing that axe complains of, by day and by night', async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(url);
        await expect(page.getByRole('table', { name: /Pro Runabout 1100 Stock/ })).toBeVisible();
        await expect(page.getByText(/^\d+ online$|^Online$/)).toBeVisible();
        // Which axe takes for white where a page leaves it to the browser.
        await page.evaluate(() => void (document.body.style.backgroundColor = 'Canvas'));
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
          ),
        ).toEqual([]);
      }
    });

    test('hears what others write while it is open', async ({ page, fan }) => {
      await page.goto(url);
      const chat = page.getByRole('region', { name: 'Live chat' });
      await expect(chat.getByText(/^\d+ online$|^Online$/)).toBeVisible();
      const words = `Heard on ${name}`;
      await fan.say(words);
      await expect(chat.getByText(words)).toBeVisible();
    });

    test('leads to the way in of the page that shows it', async ({ page }) => {
      test.skip(name === 'partner', 'that page signs in where one is');
      await page.goto(url);
      await page.getByRole('button', { name: 'Sign in to chat' }).click();
      await page.waitForURL(`${url}/sign-in`);
    });
  });
}

test.describe('partner', () => {
  test.skip(!origins['partner'], 'the example is not running');

  test('who signs in on the page writes, by a token that its own server has made', async ({
    page,
  }) => {
    const said = listen(page);
    await page.goto(origins['partner']!);
    // That nobody is signed in yet is what the page's own server answers.
    await page.getByRole('button', { name: 'Sign in to chat' }).click();
    const field = page.getByPlaceholder('Type a message…');
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await field.fill('Hello from Harbour News');
    await field.press('Enter');
    const chat = page.getByRole('region', { name: 'Live chat' });
    const own = chat.getByRole('listitem').filter({ hasText: 'Hello from Harbour News' });
    await expect(own).toHaveCount(1);
    await expect(own.getByText('Rosa Marín', { exact: true })).toBeVisible();
    await expect(own.getByText('from Harbour News', { exact: true })).toBeVisible();
    expect(said).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toMatch(/eyJ/);
  });
});

test.describe('partner, without React', () => {
  test.skip(!origins['partner'], 'the example is not running');

  test('whom `token-url` answers for writes where nobody has been', async ({ page }) => {
    const said = listen(page);
    await page.goto(`${origins['partner']}/element.html`);
    await page.getByRole('button', { name: 'Sign in to chat' }).click();
    const field = page.getByPlaceholder('Type a message…');
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await field.fill('First here');
    await field.press('Enter');
    const own = page.getByRole('listitem').filter({ hasText: 'First here' }).last();
    await expect(own.getByText('from Harbour News', { exact: true })).toBeVisible();
    // Until then there is no such room, and readers make none.
    expect(said.filter((line) => !/404|Chat room not found/.test(line))).toEqual([]);
  });
});

for (const name of ['partner', 'elements', 'import-map']) {
  test.describe(`${name}, on a server of its own`, () => {
    test.skip(!origins[name], `the example ${name} is not running`);

    test('goes on when somebody asks for what is no address', async () => {
      expect((await fetch(`${origins[name]}//`)).status).toBe(400);
      expect((await fetch(origins[name]!)).status).toBe(200);
    });
  });
}

test.describe('angular', () => {
  test.skip(!origins['angular'], 'the example is not running');

  test('the page hears what is wrong with the room by the name of the event', async ({ page }) => {
    await page.goto(origins['angular']!);
    await page
      .locator('clubline-chat')
      .evaluate((chat) => chat.setAttribute('locale', 'no language'));
    await expect(page.getByText('The chat says: bad-locale')).toBeVisible();
  });
});

test('a page on an origin that was not allowed is refused by the API', async () => {
  const asked = await fetch(`${api}/live-chats/messages/any`, {
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(asked.headers.get('access-control-allow-origin')).not.toBe('https://elsewhere.example');
});

for (const name of ['next', 'next-pages', 'react-router', 'astro']) {
  test.describe(`${name}, without script`, () => {
    test.skip(!origins[name], `the example ${name} is not running`);
    test.use({ javaScriptEnabled: false });

    test('the server has rendered table and room', async ({ page }) => {
      const html = await (await page.goto(origins[name]!))!.text();
      for (const text of ['Mika Laurent', 'DNF', 'Sign in to chat']) expect(html).toContain(text);
    });
  });
}

test.describe('webpack, a light page under a dark system', () => {
  test.skip(!origins['webpack'], 'the example of webpack is not running');
  test.use({ colorScheme: 'dark' });

  test('table and room are as light as the page', async ({ page }) => {
    await page.goto(origins['webpack']!);
    const words = [
      page.getByRole('row').nth(1).getByText('Mika Laurent'),
      page.getByRole('region', { name: 'Live chat' }).getByRole('heading', { level: 2 }),
    ];
    for (const text of words) {
      const light = await text.evaluate((element) => {
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
        return (red + green + blue) / 3;
      });
      expect(light).toBeLessThan(80);
    }
  });
});

test.describe('import-map, without script', () => {
  test.skip(!origins['import-map'], 'the example of the import map is not running');
  test.use({ javaScriptEnabled: false });

  test(
    'what the server has rendered stands in its columns, under a policy without inline ' + 'style',
    async ({ page }) => {
      const said = listen(page);
      const answer = await page.goto(origins['import-map']!);
      expect(answer!.headers()['content-security-policy']).toMatch(/style-src 'self';/);
      expect(await answer!.text()).not.toMatch(/\sstyle=/);
      const table = page.getByRole('table', { name: /Pro Runabout 1100 Stock/ });
      const places = await table
        .getByRole('row')
        .evaluateAll((rows) =>
          rows.map((row) =>
            Array.from(row.children, (cell) => Math.round(cell.getBoundingClientRect().right)),
          ),
        );
      expect(places).toHaveLength(4);
      for (const row of places) expect(row).toEqual(places[0]);
      expect([...places[0]!].sort((one, other) => one - other)).toEqual(places[0]);
      const dot = table.getByText('red plate').locator('xpath=preceding-sibling::*');
      await expect(dot.locator('path')).toHaveCSS('fill', 'rgb(215, 38, 61)');
      await expect(
        page.getByRole('region', { name: 'Live chat' }).getByText('Loading messages'),
      ).toBeAttached();
      expect(said).toEqual([]);
    },
  );
});
