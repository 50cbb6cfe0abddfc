import { newAccount } from '../people';
import { PHONE, VIEW } from './drivers/driver';
import { expect, test, until } from './people';

const TABLE = 'Race 1 Novice Ski Lites';

test('results are a table on a wide page and cards at 375 px, with all that both can do', async ({
  person,
  product,
}, info) => {
  const account = await newAccount(product.url, `res_${info.project.name}`, 'Rea');
  const { screen } = await person(account);
  const { page } = screen;
  const table = screen.getByRole('table', { name: TABLE });
  const rows = table.getByRole('rowheader');
  /** Whether the first cells of a row stand below the heads of their columns. */
  const isInColumns = () =>
    page.evaluate(() => {
      const left = (cell: Element) => Math.round(cell.getBoundingClientRect().left);
      const [heads, cells] = ['thead tr', 'tbody tr'].map((row) =>
        [...document.querySelector(row)!.children].slice(0, 3).map(left),
      );
      return String(heads) === String(cells);
    });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  const firstIs = (name: string) =>
    until(
      rows.texts,
      (all) => all[0]?.includes(name) === true,
      (all) => `${all?.[0]} stands first instead of ${name}`,
    );

  await screen.goto('/scores?day=monday&race=novice-ski-lites');
  await table.shown();

  await test.step('a table: in columns, sorted by their heads', async () => {
    expect(await isInColumns()).toBe(true);
    expect(await fits()).toBe(true);
    await table.getByRole('button', { name: 'Moto 2' }).click();
    await table
      .getByRole('columnheader', { name: /Moto 2/, states: { 'aria-sort': 'ascending' } })
      .shown();
    await firstIs('Hanna Berg');
    await table.getByText('Why this place').first().click();
    await table.getByText('Moto 1: 4 · Moto 2: 1. Together 5.').shown();
  });

  await test.step('cards: no columns, and nothing beside the page', async () => {
    await page.resize(PHONE.width, PHONE.height);
    await until(
      isInColumns,
      (is) => !is,
      () => 'it stays a table',
    );
    expect(await fits()).toBe(true);
    await firstIs('Hanna Berg');
    await table.getByRole('button', { name: 'Pin Mina Sato' }).tap();
    await firstIs('Mina Sato');
    await table.getByText('Why this place').first().tap();
    await table.getByText(/^Moto 1: .* Together/).shown();
  });

  await test.step('and a table again, with what was pinned', async () => {
    await page.resize(VIEW.width, VIEW.height);
    await until(isInColumns, Boolean, () => 'it stays cards');
    await firstIs('Mina Sato');
  });
});
