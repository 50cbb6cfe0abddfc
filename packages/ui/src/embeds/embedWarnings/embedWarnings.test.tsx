import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSProperties } from 'react';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { readRace } from '../../results/readRace';
import { LiveResults } from '../LiveResults';
import { ResultsElement } from '../ResultsElement/ResultsElement';
import { ResultsTable, type RaceTable, type ResultsTableProps } from '../ResultsTable';
import type { KnownTableProp } from '../ResultsTable/tableWarnings';
import { embedKind } from './elementName';
import { warnings, warnOfProblem, warnOfValue } from './warnings';

/** A class of its own: a registry takes each once, and other files define the element itself. */
class WarnedResults extends ResultsElement {}
WarnedResults.define('warned-results', '');

let warn: { mock: { calls: unknown[][] } };
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubEnv('NODE_ENV', 'development');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
const said = () => warn.mock.calls.map(([text]) => text);

const table = (rows: unknown): RaceTable => ({
  title: 'Pro',
  motoLabels: ['Moto 1'],
  rows: rows as RaceTable['rows'],
});
const row = (rider: string, moto: object) => ({ rank: 1, bikeNumber: 7, rider, motos: [moto] });
const SEE = 'See https://github.com/clubline/clubline/blob/main/packages/ui/README.md';

/** An element on the page, with a race of its own. */
async function placeElement(data: unknown, theme?: string) {
  const element = document.createElement('warned-results') as ResultsElement;
  if (theme) element.setAttribute('theme', theme);
  element.data = data as RaceTable;
  await act(async () => document.body.append(element));
}

test.each([
  ['<clubline-results id="chat-final">', 'results'],
  ['<clubline-chat id="results">', 'chat'],
  ['LiveChat', 'chat'],
  ['Chat frame', 'chat'],
  ['LiveResults', 'results'],
])('%s is taken to be of the kind %s, whatever id its page has given it', (embed, kind) => {
  expect(embedKind(embed)).toBe(kind);
});

test('a table names the row with a reason that nobody knows, once', () => {
  const rows = [row('Ada', { pos: null, status: 'LAPPED' })];
  const { rerender } = render(<ResultsTable {...table(rows)} />);
  rerender(<ResultsTable {...table([...rows])} />);
  expect(said()).toEqual([
    'Clubline warning 6 (bad-race). ResultsTable: rows[0].motos[0].status is none of ' +
      `DNF, DNS, DSQ: "LAPPED". ${warnings['bad-race'].advice} ${SEE}#when-something-goes-wrong`,
  ]);
});

test('a table names each place that cannot be read', () => {
  render(<ResultsTable {...table([row('Ben', { pos: '1st' }), row('', { pos: 2 })])} />);
  expect(said()).toEqual([
    expect.stringContaining('ResultsTable: rows[0].motos[0] is no place: 1st.'),
    expect.stringContaining('ResultsTable: rows[1] has no rider.'),
  ]);
});

test('rows of a race that was read have the numbers of the data, also where one was no row', () => {
  const ben = { ...row('Ben', { pos: 2 }), rank: 'fifth', bikeNumber: 8 };
  const { race, problems } = readRace(table([row('Ada', { pos: 1 }), null, ben]));
  expect(problems).toEqual(['rows[1] has no rider', 'rows[2].rank is no place: fifth']);
  render(<ResultsTable {...race!} />);
  // Another test has heard of the first one.
  expect(said()).toEqual([expect.stringContaining(`ResultsTable: ${problems[1]}.`)]);
});

test('motos that no label names are told of, as they count without being seen', () => {
  const motos = [{ pos: 1 }, { pos: 2 }, { pos: 3 }];
  const jan = { ...row('Jan', {}), rank: 2, motos: [{ pos: 2 }, { pos: 3 }, { pos: 4 }] };
  const rows = [{ ...row('Ida', {}), motos }, jan];
  render(<ResultsTable {...table(rows)} />);
  expect(said()).toEqual([
    expect.stringContaining(
      'ResultsTable: rows[0] has 3 motos, motoLabels has 1: those without a label count, and do ' +
        'not show.',
    ),
  ]);
});

test('a key that is called otherwise is named with its row and the one that was meant', () => {
  const called = { position: 1, number: 7, name: 'Ada', motos: [{ position: 2 }, { place: 1 }] };
  render(<ResultsTable {...table([called])} motoLabels={['1', '2']} />);
  expect(said().map((text) => `${text}`.match(/: (.*?[?.]) Mend/)?.[1])).toEqual([
    'rows[0] has no rider.',
    'rows[0].position is not read: did you mean rank or finalPos?',
    'rows[0].number is not read: did you mean bikeNumber?',
    'rows[0].name is not read: did you mean rider?',
    'rows[0].motos[0].position is not read: did you mean pos?',
    'rows[0].motos[1].place is not read: did you mean pos?',
  ]);
});

test('a misspelt key that many rows share is named once, with how many they are', () => {
  const misspelt = (rider: string) => ({ rank: 1, bikenumber: 7, rider, moto: [], finalPoss: 1 });
  render(<ResultsTable {...table(['Bo', 'Cy', 'Di'].map(misspelt))} />);
  expect(said()).toEqual([
    expect.stringContaining(
      'rows[0].bikenumber is not read: did you mean bikeNumber? So in 2 more.',
    ),
    expect.stringContaining('rows[0].moto is not read: did you mean motos? So in 2 more.'),
    expect.stringContaining('rows[0].finalPoss is not read: did you mean finalPos? So in 2 more.'),
  ]);
});

test('keys that are not there are named, those of the page’s own are not', async () => {
  const rows = [{ rider: 'Eli', id: 4, agegroup: 'U20', motos: [{}, { status: 'DNF' }, 2] }];
  await placeElement({ motoLabels: ['1', '2', '3'], rows });
  expect(said()).toEqual([
    expect.stringContaining('<warned-results>: the race has no title.'),
    expect.stringContaining('<warned-results>: rows[0] has no rank.'),
    expect.stringContaining('<warned-results>: rows[0] has no bikeNumber.'),
    expect.stringContaining('<warned-results>: rows[0].motos[0] has no pos.'),
  ]);
});

test('an element that was given nothing says so in a sentence', async () => {
  vi.useFakeTimers();
  await act(async () => document.body.append(document.createElement('warned-results')));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  vi.useRealTimers();
  expect(said()).toEqual([
    expect.stringContaining('Clubline warning 1 (missing). <warned-results>: no data or src.'),
  ]);
});

test('a race that is whole is nothing to warn of', () => {
  render(<ResultsTable {...table([row('Cal', { pos: null, status: 'dnf' })])} />);
  expect(said()).toEqual([]);
});

test('an element says what it tells its page, and what nobody hears', async () => {
  await placeElement(table([row('Dee', { pos: 'x' }), row('Eve', { status: 'CRASH' })]), 'sepia');
  expect(said()).toEqual([
    expect.stringMatching(/^Clubline warning 10 \(bad-value\)\. <warned-results>, theme: "sepia"/),
    expect.stringContaining('<warned-results>: rows[1].motos[0].status is none of'),
    expect.stringContaining('<warned-results>: rows[0].motos[0] is no place: x.'),
  ]);
});

test('an address that gives no race is named with what its server has to do', async () => {
  const fetch = async () => new Response('', { status: 503 });
  render(<LiveResults src="/warned.json" fetch={fetch} />);
  await vi.waitFor(() =>
    expect(said()).toEqual([
      expect.stringMatching(
        /^Clubline warning 2 \(unreachable\)\. LiveResults, src: \/warned\.json: answered 503\./,
      ),
    ]),
  );
});

test('the same value is named once for a table and its element, and again for a chat', () => {
  for (const embed of ['ResultsTable', '<clubline-results>', 'LiveChat', 'LiveChat'])
    warnOfValue(embed, 'theme', 'neon', ['light', 'dark']);
  expect(said()).toEqual([
    expect.stringContaining('ResultsTable, theme: "neon" is none of light, dark.'),
    expect.stringContaining('LiveChat, theme: "neon" is none of light, dark.'),
  ]);
});

test('a prop that is misspelt is named with the one that was meant, what pages add is not', () => {
  const more = { hrefForRidr: () => '/', isSortabel: true, updatedAt: 1, id: 'final' };
  render(<ResultsTable {...table([])} {...more} />);
  expect(said()).toEqual([
    'Clubline warning 11 (unknown-name). ResultsTable: there is no hrefForRidr; hrefForRider ' +
      `was meant. ${warnings['unknown-name'].advice} ${SEE}#when-something-goes-wrong`,
    expect.stringContaining('ResultsTable: there is no isSortabel; isSortable was meant.'),
  ]);
});

test('an address or a pause that is misspelt is named by the results that load themselves', () => {
  const more = { refesh: 30 };
  const fetch = () => new Promise<Response>(() => {});
  render(<LiveResults src="/misspelt.json" fetch={fetch} {...more} />);
  expect(said()).toEqual([expect.stringContaining('LiveResults: there is no refesh; refresh')]);
});

test('an element names what it has no attribute or property for, after its time', async () => {
  vi.useFakeTimers();
  const element = document.createElement('warned-results') as ResultsElement;
  element.data = table([row('Hal', { pos: 1 })]);
  for (const name of ['sort', 'hrefforrider', 'data-v-7', 'marked-boat', 'class'])
    element.setAttribute(name, '');
  Object.assign(element, { hrefForBoats: () => '/', __vnode: {} });
  await act(async () => document.body.append(element));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  vi.useRealTimers();
  expect(said()).toEqual([
    expect.stringContaining('<warned-results>: there is no sort; sortable was meant.'),
    expect.stringContaining('<warned-results>: there is no hrefForBoats; hrefForBoat was meant'),
    expect.stringContaining(
      '<warned-results>: hrefForRider is a property, and was written as an attribute, of which',
    ),
  ]);
});

test('a pause of an element that is no number is named', async () => {
  const element = document.createElement('warned-results') as ResultsElement;
  element.data = table([row('Ida', { pos: 1 })]);
  element.setAttribute('refresh', 'soon');
  await act(async () => document.body.append(element));
  expect(said()).toEqual([
    expect.stringContaining('refresh: "soon" is no number of seconds, e.g. 30.'),
  ]);
});

describe('in a browser, which lays a page out,', () => {
  beforeEach(() => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1_024);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const wait = () => act(() => vi.advanceTimersByTimeAsync(3_000));

  test('a table without the element that holds the theme says so', async () => {
    render(<ResultsTable {...table([row('Jon', { pos: 1 })])} />);
    await wait();
    expect(said()).toEqual([
      expect.stringMatching(
        /^Clubline warning 12 \(no-styles\)\. ResultsTable: no element around it has the/,
      ),
    ]);
  });

  test('a table without its style sheet names what to import', async () => {
    render(
      <div data-clubline>
        <ResultsTable {...table([row('Kim', { pos: 1 })])} />
      </div>,
    );
    await wait();
    expect(said()).toEqual([
      expect.stringContaining('ResultsTable: @clubline/ui/ResultsTable.css is not on the page.'),
    ]);
  });

  test('a table with its styles, or one that has left by then, is nothing to warn of', async () => {
    const style = { '--clubline-text-primary': '#123' } as CSSProperties;
    render(
      <div data-clubline style={style}>
        <ResultsTable {...table([row('Lea', { pos: 1 })])} />
      </div>,
    );
    render(<ResultsTable {...table([row('Max', { pos: 1 })])} />).unmount();
    await wait();
    expect(said()).toEqual([]);
  });

  test('a theme around a table that there is not is named with those that there are', async () => {
    const style = { '--clubline-text-primary': '#123' } as CSSProperties;
    const scope = (theme: string, rider: string) => (
      <div data-clubline data-clubline-theme={theme} style={style}>
        <ResultsTable {...table([row(rider, { pos: 1 })])} />
      </div>
    );
    render(
      ['light', 'dark', 'high-contrast', 'system'].map((theme) => scope(theme, `${theme} Ada`)),
    );
    await wait();
    expect(said()).toEqual([]);
    render(scope('drak', 'Nia'));
    await wait();
    expect(said()).toEqual([
      expect.stringMatching(
        /bad-value\)\. ResultsTable, data-clubline-theme: "drak" is none of light, dark, high-/,
      ),
    ]);
  });

  test('results in a shadow root are told by their name where the styles belong', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const container = host.attachShadow({ mode: 'open' }) as unknown as HTMLElement;
    const never = () => new Promise<Response>(() => {});
    // The page around has the styles, whose tokens are inherited.
    const style = { '--clubline-text-primary': '#123' } as CSSProperties;
    render(
      <div data-clubline style={style}>
        <LiveResults src="/race.json" initial={table([row('Ole', { pos: 1 })])} fetch={never} />
      </div>,
      { container },
    );
    await wait();
    expect(said()).toEqual([
      expect.stringContaining(
        'LiveResults: @clubline/ui/ResultsTable.css is not in the shadow root that it stands in: ' +
          'put a <link> to it there, or take the custom element.',
      ),
    ]);
  });
});

test('what frameworks write into attributes is their own affair', async () => {
  vi.useFakeTimers();
  await act(async () => {
    document.body.innerHTML =
      '<warned-results :src="a" @sort="b" x-src v-sort.lazy="c" hx-sort="d" [sort]="e" ' +
      '.sort="f" ?sort="g" on:sort="h" bind:sort="i"></warned-results>';
  });
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  vi.useRealTimers();
  expect(document.querySelector('warned-results')?.getAttributeNames()).toHaveLength(10);
  expect(said().filter((text) => `${text}`.includes('unknown-name'))).toEqual([]);
});

test('every prop of a table that there is, is known', () => {
  // By its type alone: the check of types fails where one list has more than the other.
  expectTypeOf<KnownTableProp>().toEqualTypeOf<keyof ResultsTableProps>();
});

test('where a page is not being developed nothing is said', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  render(<ResultsTable {...table([row('Fay', { pos: 'y' })])} />);
  await placeElement(table([row('Gus', { pos: 'z' })]), 'sepia');
  expect(said()).toEqual([]);
});

/** The rows of the section that explains warnings, in the README of a package. */
function explained(name: string): string[] {
  const readme = readFileSync(join(process.cwd(), 'packages', name, 'README.md'), 'utf8');
  const [, section] = readme.split(/^#+ When something goes wrong$/m);
  return section!.split(/^#/m)[0]!.split('\n');
}

test.each([
  ['chat', 'features'],
  ['results', 'ui'],
] as const)('each warning of %s stands by number and code where it leads', (kind, name) => {
  const rows = explained(name);
  const others = kind === 'chat' ? 'results' : 'chat';
  const own = Object.entries(warnings).filter(([, one]) => kind in one || !(others in one));
  expect(own.length).toBeGreaterThan(6);
  for (const [code, { number }] of own)
    expect(rows.filter((line) => line.match(`^\\| ${number} +\\| \`${code}\``))).toHaveLength(1);
});

/** What a heading is called in an address. */
const anchors = (readme: string) =>
  [...readme.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );

const numbered = Object.keys(warnings) as (keyof typeof warnings)[];

test.each(numbered)('the address in a warning of %s leads to a heading that is there', (code) => {
  for (const embed of ['<clubline-chat>', 'LiveChat', '<clubline-results>', 'LiveResults']) {
    warnOfProblem(`${embed} of "${code}"`, { code, error: new Error('…') });
    const [, name, heading] = /packages\/(\w+)\/README\.md#(\S+)$/.exec(`${said().at(-1)}`) ?? [];
    expect(name).toBe(/chat/i.test(embed) ? 'features' : 'ui');
    const readme = readFileSync(join(process.cwd(), 'packages', name!, 'README.md'), 'utf8');
    expect(anchors(readme)).toContain(heading);
  }
});

test.each(['ui', 'features'])('what the README of %s leads to in itself is there', (name) => {
  const readme = readFileSync(join(process.cwd(), 'packages', name, 'README.md'), 'utf8');
  const targets = [...readme.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target);
  expect(targets.length).toBeGreaterThan(1);
  for (const target of targets) expect(anchors(readme)).toContain(target);
});

test('a page opened as a file, which may load no other, reads that a server has to show it', () => {
  warnOfProblem('LiveResults', { code: 'cors', error: new Error('race.json: Failed to fetch') });
  expect(said()).toEqual([expect.stringContaining('one opened as a file needs a server itself')]);
});

test('an element is named with its attribute where it has one by another name', () => {
  const error = new Error('has answered 404');
  warnOfProblem('<clubline-chat>', { code: 'token', error });
  warnOfProblem('LiveChat', { code: 'token', error: new Error('has answered 405') });
  expect(said()).toEqual([
    expect.stringContaining('<clubline-chat>, getToken, token-url: has answered 404.'),
    expect.stringContaining('LiveChat, getToken: has answered 405.'),
  ]);
});

test('rows that are changed in the same list are told of, once', () => {
  const rows = [row('Gil', { pos: 1 }), { ...row('Hana', { pos: 2 }), rank: 2 }];
  const { rerender } = render(<ResultsTable {...table(rows)} />);
  rerender(<ResultsTable {...table(rows)} />);
  expect(said()).toEqual([]);
  for (const rider of ['Ines', 'Jo']) {
    rows[0]!.rider = rider;
    rerender(<ResultsTable {...table(rows)} />);
  }
  expect(said()).toEqual([
    expect.stringContaining(
      '(bad-value). ResultsTable, rows: it is the same list as before, and has changed, which ' +
        'may not show. Give a new one, with new rows in place of those that have changed.',
    ),
  ]);
});

test('a new list with other rows is nothing to warn of', () => {
  const { rerender } = render(<ResultsTable {...table([row('Kai', { pos: 1 })])} />);
  rerender(<ResultsTable {...table([row('Lou', { pos: 1 })])} />);
  expect(said()).toEqual([]);
});

test('no two warnings share a number', () => {
  const numbers = Object.values(warnings).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('another table with rows that have changed since is nothing to warn of', () => {
  const rows = [row('Mia', { pos: 1 })];
  render(<ResultsTable {...table(rows)} />).unmount();
  rows[0]!.rider = 'Mia Lund';
  render(<ResultsTable {...table(rows)} />);
  expect(said()).toEqual([]);
});
