import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EmbedElement } from './EmbedElement';
import { MISSING, RENDER } from './hooks';

class Given extends EmbedElement {
  static override attributes = { src: false, maxBlockSize: false };
  static override properties = ['data', 'hrefForBoat'];
  declare data: unknown;
  override [MISSING]() {
    return !this.data && 'no data or src';
  }
  override [RENDER]() {
    return this.data ? <p>{String(this.data)}</p> : <slot />;
  }
}
Given.define('test-given', '');

const warn = vi.fn();
const heard = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(warn.mockClear());
  heard.mockClear();
  document.addEventListener('clubline-error', tell);
});
afterEach(() => {
  document.body.replaceChildren();
  document.removeEventListener('clubline-error', tell);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function tell({ detail }: HTMLElementEventMap['clubline-error']) {
  heard(detail.code, detail.error.message);
}

async function place(markup: string, properties: object = {}) {
  const box = document.createElement('div');
  box.innerHTML = markup;
  Object.assign(box.firstElementChild!, properties);
  await act(async () => document.body.append(box));
  return box.firstElementChild as Given;
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('what lacks something names what it was given in its place', async () => {
  const markup =
    '<test-given source="/race.json" rows="[object Object]" max-block-size="70vh" class="a" ' +
    'id="b" data-v-1="" aria-label="c" lang="en"></test-given>';
  await place(markup, { results: [], __reactProps$1: {} });
  await wait(3_000);
  expect(heard.mock.calls).toEqual([
    ['missing', 'no data or src; unknown: source; unknown: rows; unknown: results'],
  ]);
});

test('a property in the letters of an attribute has come as text', async () => {
  await place('<test-given hrefforboat="(boat) => boat"></test-given>', { data: 'here' });
  await wait(3_000);
  expect(heard.mock.calls).toEqual([
    ['late-script', 'hrefForBoat came as text, and is a property'],
  ]);
});

test('nothing is missing while the page still loads, and what comes then shows', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const [late, never] = [await place('<test-given></test-given>'), await place('<test-given />')];
  await wait(20_000);
  expect([heard.mock.calls, warn.mock.calls]).toEqual([[], []]);
  state.mockReturnValue('complete');
  await act(async () => void (late.data = 'late'));
  await wait(6_000);
  expect(late.shadowRoot!.textContent).toBe('late');
  expect(heard.mock.calls).toEqual([['missing', 'no data or src']]);
  await act(async () => void (never.data = 'later'));
  expect(never.shadowRoot!.textContent).toBe('later');
  await wait(20_000);
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each(['clubline-result', 'clubline-table', 'clubline-chatroom'])(
  'a tag <%s> that nobody defines is named once, on published pages, too',
  async (name) => {
    class Another extends Given {}
    document.body.innerHTML = `<clubline-chat></clubline-chat><${name}></${name}><${name} />`;
    Another.define(`test-${name}`, '');
    await wait(3_000);
    expect(warn.mock.calls).toEqual([[document.querySelector(name), 'is no element']]);
  },
);

test('of two scripts on a page, one names a tag that nobody defines', async () => {
  class First extends Given {}
  class Second extends Given {}
  document.body.innerHTML = '<clubline-table></clubline-table>';
  First.define('test-first', '');
  Second.define('test-second', '');
  await wait(3_000);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('what comes while the page still fetches its parts is not missing', async () => {
  const parts = vi.spyOn(performance, 'getEntries').mockReturnValue([]);
  const late = await place('<test-given></test-given>');
  for (const count of [1, 2, 3]) {
    await wait(2_000);
    parts.mockReturnValue(Array.from({ length: count }, () => performance.mark('part')));
  }
  await wait(1_500);
  expect(heard.mock.calls).toEqual([]);
  await act(async () => void (late.data = 'late'));
  await wait(30_000);
  expect(heard.mock.calls).toEqual([]);
});

test('a page that never comes to rest is told what is missing within half a minute', async () => {
  let count = 0;
  vi.spyOn(performance, 'getEntries').mockImplementation(() => Array.from({ length: ++count }));
  await place('<test-given></test-given>');
  await wait(30_000);
  expect(heard.mock.calls).toEqual([['missing', 'no data or src']]);
});

test('once a test is over and its page has gone, nothing is looked for on it', async () => {
  class Late extends Given {}
  Late.define('test-late', '');
  vi.stubGlobal('document', undefined);
  await wait(30_000);
  vi.unstubAllGlobals();
  expect(warn.mock.calls).toEqual([]);
});
