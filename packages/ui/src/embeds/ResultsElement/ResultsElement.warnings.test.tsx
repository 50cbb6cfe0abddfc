import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { warnOfUnknownTags, watchTags } from '../EmbedElement/elementWarnings';
import type { events } from '../embedWarnings';
import { LiveResults } from '../LiveResults';
import { ResultsTable, type ResultsTableProps } from '../ResultsTable';
import { ResultsElement } from './ResultsElement';
import type { ResultsElementEvents } from './ResultsElement.types';

/** A class of its own: a registry takes each once, and other files define the element itself. */
class Developed extends ResultsElement {}
Developed.define('developed-results', '');

let warn: { mock: { calls: unknown[][] } };
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('NODE_ENV', 'development');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
/** What was said, without the number, where it is explained and what to do in general. */
const said = () =>
  warn.mock.calls.map(([text]) =>
    `${text}`.replace(/^Clubline warning \d+ |( Mend the| See).*$/g, ''),
  );

const race = { title: 'Pro', motoLabels: [], rows: [] };

/** An element that a page has been given, for longer than anything of it may be late. */
async function develop(markup: string, properties: Record<string, unknown> = {}) {
  const box = document.createElement('div');
  const heard: string[] = [];
  box.addEventListener('clubline-error', ({ detail }) => void heard.push(detail.code));
  box.innerHTML = markup;
  await act(async () => {
    Object.assign(box.firstElementChild!, properties);
    document.body.replaceChildren(box);
  });
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  return heard;
}

test('JSON that is given as the property is called text, with what to do with it', async () => {
  await develop('<developed-results></developed-results>', { data: JSON.stringify(race) });
  expect(said()).toEqual([
    '(bad-race). <developed-results>: data is a string: give what JSON.parse makes of it, an ' +
      'object with title, motoLabels and rows.',
  ]);
});

test.each([
  [[{ rider: 'Ada', motos: [] }], 'data is a list of 1: give it as rows of an object with'],
  [[race, race], 'data is a list of 2: give one race, an object with title, motoLabels and rows.'],
  [Promise.resolve(race), 'data is a promise: await it, and give what it holds.'],
  [{ race }, 'data is an object: the race stands in its .race: give that.'],
  [{ title: 'Pro', rows: 'none' }, 'data: motoLabels is missing and rows is a string, and has'],
  [7, 'data is a number: give an object with title, motoLabels and rows.'],
])('data that are no race are called what they are (%j)', async (data, sentence) => {
  const heard = await develop('<developed-results></developed-results>', { data });
  expect(heard).toEqual(['bad-race']);
  expect(said()).toEqual([expect.stringContaining(`<developed-results>: ${sentence}`)]);
});

test('an address that gives a list says so, with the address', async () => {
  const fetch = async () => Response.json([race]);
  render(<LiveResults src="/list.json" fetch={fetch} />);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(said()).toEqual([
    expect.stringContaining('LiveResults: /list.json is a list of 1: give one race, an object'),
  ]);
});

test('a table that is given its rows as text says so, and stands', () => {
  const props = { ...race, rows: '[]' } as unknown as ResultsTableProps;
  render(<ResultsTable {...props} />);
  expect(screen.getByText('No results yet.')).toBeTruthy();
  expect(said()).toEqual([
    expect.stringContaining('ResultsTable: props: rows is a string, and has to be a list.'),
  ]);
});

test('a switch in place of a function of a table is told of', () => {
  const props = { ...race, explain: true, onDownload: 'pro.csv' } as unknown as ResultsTableProps;
  render(<ResultsTable {...props} />);
  expect(said()).toEqual([
    '(bad-value). ResultsTable, explain: it is a boolean and no function.',
    '(bad-value). ResultsTable, onDownload: it is a string and no function.',
  ]);
});

test('JSON with a comma too much is told of once, and is not missing as well', async () => {
  const heard = await develop(
    '<developed-results><script type="application/json">{"rows":[],}</script></developed-results>',
  );
  expect(heard).toEqual(['bad-race']);
  expect(said()).toEqual([expect.stringContaining('the JSON in its child: ')]);
});

test('a function that is written as an attribute is told to be a property', async () => {
  await develop('<developed-results hrefforboat="hrefOf" id="final"></developed-results>', {
    data: race,
  });
  expect(said()).toEqual([
    expect.stringContaining(
      '(late-script). <developed-results id="final">: hrefForBoat is a property, and was written ' +
        'as an attribute, of which nothing can be read: set the property by a script',
    ),
  ]);
});

test('a function that no property takes is told of, and an event in place of it', async () => {
  const functions = { explain: () => [], download: () => {}, onDownload: () => {} };
  const markup = '<developed-results onclick="" ontogglepin="pin"></developed-results>';
  await develop(markup, { data: race, ...functions });
  expect(said()).toEqual([
    '(bad-value). <developed-results>, explain: it is a function, which is never called: ' +
      'give true.',
    '(bad-value). <developed-results>, download: it is a function, which is never called: ' +
      'give text.',
    expect.stringContaining('there is no ontogglepin; listen to clubline-pin-change. '),
    expect.stringContaining('there is no onDownload; listen to clubline-download. '),
  ]);
});

test('what should be a function of the element is named with the element', async () => {
  await develop('<developed-results id="text"></developed-results>', {
    data: race,
    hrefForBoat: '/boats',
  });
  expect(said()).toEqual([
    '(bad-value). <developed-results id="text">, hrefForBoat: it is a string and no function, ' +
      'which breaks it: nothing of it shows.',
  ]);
});

test('a pause that is too short is named, for the element and in React', async () => {
  const fetch = () => new Promise<Response>(() => {});
  await develop('<developed-results refresh="1"></developed-results>', { data: race });
  render(<LiveResults src="/short.json" refresh={2} fetch={fetch} />);
  expect(said()).toEqual([
    '(bad-value). <developed-results>, refresh: "1" is less than 5 seconds and counts as 5.',
    '(bad-value). LiveResults, refresh: 2 is less than 5 seconds and counts as 5.',
  ]);
});

test('a prop of loading results that is misspelt is named before anything has come', () => {
  const fetch = () => new Promise<Response>(() => {});
  const more = { onEror: () => {}, heading: 'Pro', markedBoats: '7' };
  render(<LiveResults src="/names.json" fetch={fetch} {...more} />);
  expect(said()).toEqual([
    expect.stringContaining('LiveResults: there is no onEror; onError was meant.'),
    expect.stringContaining('LiveResults: there is no heading; title was meant.'),
    expect.stringContaining('LiveResults: there is no markedBoats; markedBoat was meant.'),
  ]);
});

test('two elements with the same fault are both named, where they have an id', async () => {
  const markup = (id: string) => `<developed-results id="${id}" theme="mauve"></developed-results>`;
  await develop(markup('one'), { data: race });
  await develop(markup('two'), { data: race });
  expect(said()).toEqual([
    expect.stringContaining('<developed-results id="one">, theme: "mauve"'),
    expect.stringContaining('<developed-results id="two">, theme: "mauve"'),
  ]);
});

test('words that others have for an attribute are told with ours', async () => {
  const names = ['source', 'max-height', 'marked', 'filename', 'language', 'dark', 'lang'];
  const markup = names.map((name) => `${name}="x"`).join(' ');
  await develop(`<developed-results ${markup}></developed-results>`, { data: race });
  const meant = said().map((text) => /there is no (\S+); (\S+) was meant/.exec(text)?.slice(1));
  expect(meant).toEqual([
    ['source', 'src'],
    ['max-height', 'max-block-size'],
    ['marked', 'marked-boat'],
    ['filename', 'download'],
    ['dark', 'theme'],
  ]);
});

test('labels and pins that are none are named', async () => {
  const labels = { ridr: 'Pilot', rider: 5, moto: null, rank: undefined, bikeNumber: 'Boot' };
  await develop('<developed-results></developed-results>', { data: race, labels, pinned: '7' });
  render(<ResultsTable {...race} labels={labels as object} pinned={'8' as never} />);
  expect(said()).toEqual([
    expect.stringContaining('<developed-results>, labels: there is no ridr; rider was meant.'),
    '(bad-value). <developed-results>, labels: rider is a number, and has to be text.',
    expect.stringContaining('labels: moto is null, and has to be a function that gives the'),
    expect.stringContaining('labels: rank is missing, and has to be text.'),
    expect.stringContaining('labels: there is no bikeNumber; the file of locales/es has all of'),
    expect.stringContaining('(bad-value). <developed-results>, pinned: it is a string and no'),
  ]);
});

const ada = { rank: 1, bikeNumber: 7, rider: 'Ada Lund', motos: [] };

test('a height that is none and a boat that no row has are named', async () => {
  vi.stubGlobal('CSS', { supports: (_: string, height: string) => height === '70vh' });
  const data = { ...race, rows: [ada] };
  const markup = (height: string, boat: string) =>
    `<developed-results max-block-size="${height}" marked-boat="${boat}">`;
  await develop(markup('70vh', '7'), { data });
  expect(said()).toEqual([]);
  await develop(markup('banana', '999'), { data });
  vi.unstubAllGlobals();
  expect(said()).toEqual([
    '(bad-value). <developed-results>, max-block-size: "banana" is no height of CSS, e.g. 70vh, ' +
      'and limits nothing.',
    '(bad-value). <developed-results>, marked-boat: no row has the bikeNumber "999", so none is ' +
      'marked.',
  ]);
});

test('rows of an element that are equal are named once', async () => {
  const data = { ...race, rows: [ada, { ...ada, rank: 2 }] };
  await develop('<developed-results></developed-results>', { data });
  expect(said()).toEqual([
    expect.stringContaining(
      '(bad-race). <developed-results>: rows[0] and rows[1] are both "7 Ada Lund"',
    ),
  ]);
});

test('every event of the element is known', () => {
  // By its type alone: the check of types fails where one list has more than the other.
  expectTypeOf<(typeof events.results)[number]>().toEqualTypeOf<keyof ResultsElementEvents>();
});

test('an object that has changed and is given again is told of', async () => {
  const data = { title: 'Pro', motoLabels: [] as string[], rows: [] as object[] };
  await develop('<developed-results></developed-results>', { data });
  const element = document.querySelector('developed-results') as ResultsElement;
  const given = data as unknown as NonNullable<ResultsElement['data']>;
  element.data = given;
  expect(said()).toEqual([]);
  data.title = 'Pro, final';
  element.data = given;
  expect(said()).toEqual([
    '(bad-value). <developed-results>, data: it is the same object as before, and has changed, ' +
      'of which nothing shows. Give a new one, e.g. { ...data }.',
  ]);
});

test('JSON in its child that is changed in place, as by a morph, is told of', async () => {
  const json = `<script type="application/json">${JSON.stringify(race)}</script>`;
  await develop(`<developed-results>${json}</developed-results>`);
  const child = document.querySelector('developed-results > script')!;
  child.textContent = JSON.stringify({ ...race, title: 'Pro, final' });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(said()).toEqual([
    '(bad-value). <developed-results>: the JSON in its child has changed, and is read once. Set ' +
      'data, or put another element in its place, e.g. one with another id.',
  ]);
});

test('an object that has changed is no fault of another element that is given it', async () => {
  const data = { title: 'Pro', motoLabels: [] as string[], rows: [] as object[] };
  await develop('<developed-results></developed-results>', { data });
  data.title = 'Pro, semifinal';
  await develop('<developed-results></developed-results>', { data });
  expect(said()).toEqual([]);
});

test('an object that has changed shows after another one, of which nothing is said', async () => {
  const data = { title: 'Pro', motoLabels: [] as string[], rows: [] as object[] };
  await develop('<developed-results></developed-results>', { data });
  const element = document.querySelector('developed-results') as ResultsElement;
  await act(async () => void (element.data = { title: 'Amateur', motoLabels: [], rows: [] }));
  data.title = 'Pro, heat 2';
  await act(async () => void (element.data = data as unknown as ResultsElement['data']));
  expect(element.shadowRoot!.querySelector('caption')?.textContent).toContain('Pro, heat 2');
  expect(said()).toEqual([]);
});

test.each([null, undefined])('a race that is taken back by %s is no fault', async (nothing) => {
  const heard = await develop('<developed-results>Soon</developed-results>', { data: race });
  const element = document.querySelector('developed-results') as ResultsElement;
  expect(element.shadowRoot!.querySelector('table')).toBeTruthy();
  await act(async () => void (element.data = nothing));
  expect(element.shadowRoot!.querySelector('table')).toBeNull();
  expect(element.shadowRoot!.querySelector('slot')).toBeTruthy();
  expect([heard, said()]).toEqual([[], []]);
});

test('a switch whose word says that it is off is named as one that is on', async () => {
  const markup =
    '<developed-results explain="no" pinnable="0" sortable="false" download="no">' +
    '</developed-results>';
  await develop(markup, { data: race });
  expect(said()).toEqual([
    '(bad-value). <developed-results>, explain: "no" counts as on: leave the attribute out, or ' +
      'write explain="false".',
    '(bad-value). <developed-results>, pinnable: "0" counts as on: leave the attribute out, or ' +
      'write pinnable="false".',
  ]);
});

test('a misspelt tag is told of once, by the element that was meant alone', async () => {
  document.body.innerHTML =
    '<clubline-result></clubline-result><clubline-result></clubline-result>' +
    '<clubline-chatroom></clubline-chatroom><clubline-chat></clubline-chat><x-result></x-result>';
  class Another extends ResultsElement {}
  Another.define('another-results', '');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(said()).toEqual([]);
  class Results extends ResultsElement {}
  Results.define('clubline-results', '');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(said()).toEqual([
    expect.stringContaining(
      '<clubline-result>: there is no element <clubline-result>; <clubline-results> was',
    ),
  ]);
});

test.each([
  ['rows', race.rows],
  ['race', race],
  ['results', race],
  ['json', race],
])('a race that is set as %s is named as data', async (name, value) => {
  await develop('<developed-results></developed-results>', { [name]: value });
  expect(said()).toContainEqual(
    expect.stringContaining(`<developed-results>: there is no ${name}; data was meant`),
  );
});

/** What Vue leaves on a page: on its root, and on an element while the page is developed. */
async function hydrate(props: object, patchFlag: number, isHydrated = true) {
  const root = Object.assign(document.createElement('div'), { __vue_app__: {} });
  root.toggleAttribute('data-v-app', !isHydrated);
  root.innerHTML = '<developed-results></developed-results>';
  document.body.replaceChildren(root);
  const element = root.firstElementChild!;
  await act(async () => Object.assign(element, { __vnode: { props, patchFlag }, data: race }));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
}

test('a property that Vue may set only while a page is developed is told of', async () => {
  await hydrate({ data: race }, 8);
  expect(said()).toEqual([
    expect.stringContaining(
      '(late-script). <developed-results>, data: Vue sets it now, and may not on the page that ' +
        'you build, where a server has rendered the element: write :data.prop',
    ),
  ]);
});

test('what Vue sets on each page is no fault', async () => {
  await hydrate({ '.data': race }, 40);
  await hydrate({ data: race, 'onClubline-error': () => {} }, 40);
  await hydrate({ data: race }, 8, false);
  expect(said()).toEqual([]);
});

test('a tag that only begins as ours do is told with the one that was meant', async () => {
  document.body.innerHTML = '<clubline-table></clubline-table><clubline-room></clubline-room>';
  warnOfUnknownTags('clubline-results');
  warnOfUnknownTags('clubline-chat');
  expect(said()).toEqual([
    expect.stringContaining('there is no element <clubline-table>; <clubline-results> was'),
    expect.stringContaining('there is no element <clubline-room>; <clubline-chat> was'),
  ]);
});

test('a misspelt tag on a later view of a page is told of', async () => {
  watchTags('clubline-results');
  expect(said()).toEqual([]);
  document.body.innerHTML = '<main><clubline-reslts></clubline-reslts></main>';
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(said()).toEqual([
    expect.stringContaining('there is no element <clubline-reslts>; <clubline-results> was'),
  ]);
});

test('a page that goes with its test is not looked at for tags', async () => {
  watchTags('clubline-results');
  const { body } = document;
  vi.stubGlobal('document', undefined);
  body.innerHTML = '<clubline-rslts></clubline-rslts>';
  await vi.advanceTimersByTimeAsync(3_000);
  vi.unstubAllGlobals();
  expect([said(), vi.mocked(console.error).mock.calls]).toEqual([[], []]);
});

test('a tag that is misspelt in a shadow root is told of', () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.attachShadow({ mode: 'open' }).innerHTML = '<clubline-rsults></clubline-rsults>';
  warnOfUnknownTags('clubline-results');
  expect(said()).toEqual([
    expect.stringContaining('there is no element <clubline-rsults>; <clubline-results> was'),
  ]);
});

/** A tag whose class was made while a page is developed, as the scripts for that make it. */
function listened(): string {
  class Listened extends ResultsElement {}
  if (!customElements.get('listened-results')) Listened.define('listened-results', '');
  return 'listened-results';
}

test.each([
  ['Download', 'clubline-download'],
  ['download', 'clubline-download'],
  ['pinChange', 'clubline-pin-change'],
  ['togglePin', 'clubline-pin-change'],
  ['error', 'clubline-error'],
  ['clubline-eror', 'clubline-error'],
  ['clublineDownload', 'clubline-download'],
  ['clubline-ready', 'clubline-pin-change, clubline-download, clubline-error'],
])('who listens to %s, as some frameworks make of a function, is told of %s', (type, right) => {
  const element = document.createElement(listened());
  element.id = type;
  element.addEventListener(type, () => {});
  expect(said()).toEqual([
    `(unknown-name). <listened-results id="${type}">: it tells of no ${type}; listen to ` +
      `${right}. Nothing reads it: write the name as it is documented.`,
  ]);
});

test('who listens to what there is, or to what browsers tell of, is heard, and not warned', () => {
  const element = document.createElement(listened());
  const hear = vi.fn();
  for (const type of ['clubline-error', 'click', 'pointerdown', 'focusin', 'scroll', 'toggle'])
    element.addEventListener(type, hear, { once: true });
  element.dispatchEvent(new Event('click'));
  element.dispatchEvent(new Event('click'));
  expect(hear).toHaveBeenCalledTimes(1);
  expect(said()).toEqual([]);
});
