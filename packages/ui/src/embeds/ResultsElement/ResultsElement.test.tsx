import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ResultsElement } from './ResultsElement';

ResultsElement.define('test-results', ':host{display:block}');
afterEach(() => document.body.replaceChildren());

const race = (title: string) => ({
  title,
  motoLabels: ['Moto 1'],
  rows: [{ rank: 1, bikeNumber: 1, rider: 'Ann', motos: [{ pos: 1 }] }],
});

const elementWith = (children: string) => `<test-results>${children}</test-results>`;
const json = (data: object) => `<script type="application/json">${JSON.stringify(data)}</script>`;

async function place(html: string) {
  const box = document.createElement('div');
  box.innerHTML = html;
  await act(async () => document.body.append(box));
  const element = box.querySelector('test-results') as ResultsElement;
  return { element, shadow: within(element.shadowRoot as unknown as HTMLElement) };
}

test('the race is read from the JSON in a child', async () => {
  const { shadow } = await place(elementWith(json(race('Final'))));
  expect(shadow.getByRole('table', { name: 'Final' })).toBeTruthy();
});

test('JSON that is no race is reported to the page, and the other children stay', async () => {
  for (const text of ['{', '{"rows":[]}']) {
    const failed = vi.fn();
    document.addEventListener('clubline-error', failed, { once: true });
    const { element } = await place(
      elementWith(`<p>No results.</p><script type="application/json">${text}</script>`),
    );
    expect(failed).toHaveBeenCalledTimes(1);
    expect(element.shadowRoot?.querySelector('slot')).toBeTruthy();
  }
});

test('a row that cannot be read is named once to the page, and the others show', async () => {
  const { element, shadow } = await place('<test-results></test-results>');
  const failed = vi.fn();
  element.addEventListener('clubline-error', (event) => failed(String(event.detail.error)));
  const rows = [{ rank: 2, rider: 'Ben', motos: [{ pos: '1st' }] }, ...race('Final').rows];
  await act(async () => void (element.data = { ...race('Final'), rows } as never));
  await act(async () => element.setAttribute('sortable', ''));
  expect(shadow.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Ann', 'Ben']);
  expect(shadow.getByText('1st')).toBeTruthy();
  expect(shadow.queryByText('gold')).toBeNull();
  expect(failed.mock.calls).toEqual([['TypeError: rows[0].motos[0] is no place: 1st']]);
});

test('data given as a property goes before the JSON', async () => {
  const { element, shadow } = await place(elementWith(json(race('Child'))));
  await act(async () => void (element.data = race('Given')));
  expect(shadow.getByRole('table', { name: 'Given' })).toBeTruthy();
});

test('a pin is kept, and reported to the page', async () => {
  const { element, shadow } = await place('<test-results pinnable></test-results>');
  await act(async () => void (element.data = race('Final')));
  const onPinChange = vi.fn();
  element.addEventListener('clubline-pin-change', (event) => onPinChange(event.detail));
  await userEvent.click(shadow.getByRole('button', { name: 'Pin Ann' }));
  await userEvent.click(shadow.getByRole('button', { name: 'Pin Ann' }));
  expect(onPinChange.mock.calls).toEqual([[{ pinned: ['1 Ann'] }], [{ pinned: [] }]]);
});

test('a page that prevents the download gets what the table shows; no file is made', async () => {
  const { element, shadow } = await place('<test-results download></test-results>');
  await act(async () => void (element.data = race('Final')));
  const makeFile = vi.spyOn(URL, 'createObjectURL');
  element.addEventListener('clubline-download', (event) => {
    event.preventDefault();
    expect(event.detail.rows.map(({ row }) => row.rider)).toEqual(['Ann']);
  });
  await userEvent.click(shadow.getByRole('button', { name: 'Download as CSV' }));
  expect(makeFile).not.toHaveBeenCalled();
  makeFile.mockRestore();
});
