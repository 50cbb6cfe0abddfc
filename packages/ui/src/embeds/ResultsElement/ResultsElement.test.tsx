import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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

test('the child may come after the element, as some frameworks have it', async () => {
  const { element, shadow } = await place('<test-results></test-results>');
  element.innerHTML = json(race('Later'));
  // Simulated pages do not tell of it.
  element.shadowRoot
    ?.querySelector('slot')
    ?.dispatchEvent(new Event('slotchange', { bubbles: true }));
  await act(async () => {});
  expect(shadow.getByRole('table', { name: 'Later' })).toBeTruthy();
});

test('JSON that cannot be read is reported once, however often children come', async () => {
  const { element } = await place('<test-results></test-results>');
  const failed = vi.fn();
  element.addEventListener('clubline-error', failed);
  element.innerHTML = '<script type="application/json">{</script>';
  const slot = element.shadowRoot?.querySelector('slot');
  for (const _ of [1, 2]) slot?.dispatchEvent(new Event('slotchange', { bubbles: true }));
  expect(failed).toHaveBeenCalledTimes(1);
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

test.each(['{', '{"rows":[]}', '{&quot;title&quot;:&quot;Pro&quot;}'])(
  'the console says why nothing shows of the JSON %s, whoever listens or not',
  async (text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { element } = await place('<test-results></test-results>');
    const child = document.createElement('script');
    child.type = 'application/json';
    child.textContent = text;
    await act(async () => element.append(child));
    element.shadowRoot
      ?.querySelector('slot')
      ?.dispatchEvent(new Event('slotchange', { bubbles: true }));
    await act(async () => {});
    expect(warn.mock.calls).toEqual([[element, expect.any(Error)]]);
    warn.mockRestore();
  },
);

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

test('the same race given again keeps the order, what is open, and the focus', async () => {
  const rows = [1, 2].map((rank) => ({
    rank,
    bikeNumber: rank,
    rider: `Rider ${rank}`,
    motos: [{ pos: 3 - rank }],
  }));
  const data = { title: 'Pro', motoLabels: ['Moto 1'], rows };
  const { element, shadow } = await place('<test-results sortable explain></test-results>');
  await act(async () => void (element.data = data));
  const moto = shadow.getByRole('button', { name: /Moto 1/ });
  await userEvent.click(moto);
  await userEvent.click(shadow.getAllByText('Why this place')[0]!);
  const names = () => shadow.getAllByRole('rowheader').map((cell) => cell.textContent);
  const before = names();
  expect(before[0]).toMatch(/^Rider 2.+/);
  moto.focus();
  await act(async () => void (element.data = structuredClone(data)));
  expect(names()).toEqual(before);
  expect(element.shadowRoot!.querySelectorAll('details[open]')).toHaveLength(1);
  expect(element.shadowRoot!.activeElement).toBe(moto);
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

const tick = () => new Promise((resolve) => setTimeout(resolve));

/** A page whose addresses answer with a race of their name, or not at all. */
function serve(...missing: string[]) {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    await tick();
    if (missing.includes(address as string)) return new Response('', { status: 404 });
    return new Response(JSON.stringify(race(address as string)));
  });
  onTestFinished(() => fetch.mockRestore());
  return fetch;
}
const settle = () =>
  act(async () => {
    for (let ticks = 0; ticks < 4; ticks += 1) await tick();
  });

test('the race at an address shows once it has come, and how old it is', async () => {
  let answer: (response: Response) => void = () => {};
  serve().mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const { element, shadow } = await place(
    '<test-results src="/a.json"><p>Soon.</p></test-results>',
  );
  expect(element.shadowRoot?.querySelector('slot')).toBeTruthy();
  answer(new Response(JSON.stringify(race('/a.json'))));
  await settle();
  expect(shadow.getByRole('table', { name: '/a.json' })).toBeTruthy();
  expect(shadow.getByText('Updated just now.')).toBeTruthy();
  element.setAttribute('src', '/b.json');
  await settle();
  expect(shadow.getByRole('table', { name: '/b.json' })).toBeTruthy();
});

test('the race of the page shows until the one at the address has come', async () => {
  serve('/gone.json');
  const failed = vi.fn();
  document.addEventListener(
    'clubline-error',
    (event) => failed((event as CustomEvent).detail.code),
    { once: true },
  );
  const { element, shadow } = await place(
    `<test-results src="/gone.json">${json(race('Here'))}</test-results>`,
  );
  await settle();
  expect(shadow.getByRole('table', { name: 'Here' })).toBeTruthy();
  expect(shadow.getByRole('status').textContent).toContain('cannot be refreshed');
  expect(failed.mock.calls).toEqual([['unreachable']]);
  element.setAttribute('src', '/a.json');
  await settle();
  expect(shadow.getByRole('table', { name: '/a.json' })).toBeTruthy();
});

test('without a race of any kind it says so in their place, and offers to try again', async () => {
  const fetch = serve('/gone.json');
  const { shadow } = await place('<test-results src="/gone.json"><p>Soon.</p></test-results>');
  await settle();
  expect(shadow.getByText('The results cannot be loaded at the moment.')).toBeTruthy();
  await userEvent.click(shadow.getByRole('button', { name: 'Retry' }));
  await settle();
  expect(fetch.mock.calls.filter(([, request]) => request?.mode !== 'no-cors')).toHaveLength(2);
});

test('what is given as a property goes before what an address gives', async () => {
  serve();
  const { element, shadow } = await place('<test-results src="/a.json"></test-results>');
  await act(async () => void (element.data = race('Given') as never));
  await settle();
  expect(shadow.getByRole('table', { name: 'Given' })).toBeTruthy();
  expect(shadow.queryByText('Updated just now.')).toBeNull();
});

test('an element that has left asks for nothing any more', async () => {
  const fetch = serve();
  const { element } = await place('<test-results src="/a.json" refresh="5"></test-results>');
  await settle();
  const [, request] = fetch.mock.calls[0]!;
  await act(async () => element.remove());
  expect(request?.signal?.aborted).toBe(true);
});

test('why a rider has a place is said in the words of the page', async () => {
  const rows = [{ ...race('Final').rows[0], finalPos: 1 }];
  const { element, shadow } = await place(
    `<test-results explain>${json({ ...race('Final'), rows })}</test-results>`,
  );
  await act(async () => {
    element.labels = { why: 'Por qué', official: (at: number) => `El puesto ${at} es oficial.` };
  });
  await userEvent.click(shadow.getByText('Por qué'));
  expect(shadow.getByText('El puesto 1 es oficial.')).toBeTruthy();
});

/** What pages and frameworks may call things of theirs, and what a class of ours may be made of. */
const foreign = (
  'value keep update tell fail render follow missing release draw state props root values name ' +
  'type model form rows race load read find ref key component controller host options store'
).split(' ');

test.each(['before', 'after'])(
  'whatever a page sets on the element %s it is defined, it works',
  async (when) => {
    const heard = vi.fn();
    const name = `test-foreign-${when}`;
    class Results extends ResultsElement {}
    const element = document.createElement(name) as ResultsElement;
    const set = () => foreign.forEach((one) => Reflect.set(element, one, 'theirs'));
    const define = () => Results.define(name, '');
    await act(async () => document.body.append(element));
    await act(async () => (when === 'before' ? (set(), define()) : (define(), set())));
    element.addEventListener('clubline-pin-change', heard);
    element.addEventListener('clubline-error', heard);
    await act(async () => Object.assign(element, { data: race('Pro'), pinnable: true }));
    await act(async () =>
      element.shadowRoot!.querySelector<HTMLElement>('[aria-pressed]')!.click(),
    );
    expect(element.shadowRoot!.querySelector('caption')?.textContent).toContain('Pro');
    expect(heard.mock.calls).toEqual([[expect.objectContaining({ type: 'clubline-pin-change' })]]);
    await act(async () => Object.assign(element, { data: { rows: 'none' } }));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(foreign.map((one) => Reflect.get(element, one))).toEqual(foreign.map(() => 'theirs'));
    await act(async () => element.remove());
  },
);
