import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resultsPage } from './resultsPage.mjs';

const story = (id) => ({
  id,
  name: `Card / ${id}`,
  kind: 'changed',
  faults: {},
  problems: [],
  themes: [],
});
const results = {
  before: 'one',
  after: 'other',
  themes: ['dark'],
  alike: [],
  stories: [story('card--a'), story('card--b')],
  messages: [{ id: 'ui card.save', language: 'Spanish', before: 'Guardar', after: undefined }],
  weights: [{ id: '@clubline/ui/Card', before: '1.0', after: '1.1' }],
  marks: { base: 'abc', stories: 'digest', since: { ui: '0.1.0</script>' } },
};

/** What the browser keeps between two visits. */
let kept;
let window;
const open = (more = {}) => {
  window = new Window({
    url: 'https://review.test/',
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
    },
  });
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
  window.document.write(resultsPage({ ...results, ...more }));
};
const press = (key) =>
  window.document.activeElement.dispatchEvent(
    new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
const progress = () => window.document.getElementById('progress').textContent;
const reached = () => window.document.activeElement.id;
beforeEach(() => {
  kept = {};
  open();
});
afterEach(() => window.happyDOM.close());

test('keys lead from difference to difference, stories first, then messages and weights', () => {
  const ways = ['j', 'j', 'j', 'j', 'j', 'k'].map((key) => {
    press(key);
    return reached();
  });
  expect(ways).toEqual([
    'card--a',
    'card--b',
    'message ui card.save Spanish',
    'weight @clubline/ui/Card',
    'weight @clubline/ui/Card',
    'message ui card.save Spanish',
  ]);
});

test('what stays above the differences has the marks and the themes, and no list of limits', () => {
  open({ limitedTo: [['height', 'whole stories']] });
  const has = (selector) =>
    window.document.querySelector('.tools')?.querySelectorAll(selector).length > 0;
  expect(window.document.querySelectorAll('.limits')).toHaveLength(1);
  expect(['#progress', '#save', '[name="theme"]'].filter(has)).toHaveLength(3);
  expect(has('.limits')).toBe(false);
});

test('what is marked stays marked on the next visit, and is passed over', () => {
  expect(progress()).toBe('0 of 4 seen');
  press('j');
  press('x');
  expect(progress()).toBe('1 of 4 seen');
  kept = { ...window.localStorage };
  open();
  expect(progress()).toBe('1 of 4 seen');
  press('n');
  expect(reached()).toBe('card--b');
  press('k');
  press('x');
  expect(progress()).toBe('0 of 4 seen');
});

test('marks of a part are none of the next part', () => {
  const marks = { base: 'abc', stories: null };
  open({ marks: { ...marks, at: 'noon' } });
  press('j');
  press('x');
  kept = { ...window.localStorage };
  open({ marks: { ...marks, at: 'noon' } });
  expect(progress()).toBe('1 of 4 seen');
  open({ marks: { ...marks, at: 'night' } });
  expect(progress()).toBe('0 of 4 seen');
});

test('the file of marks says what was compared and what is unseen', async () => {
  const makeUrl = vi.spyOn(window.URL, 'createObjectURL').mockReturnValue('blob:marks');
  const click = vi.spyOn(window.HTMLAnchorElement.prototype, 'click').mockReturnValue();
  press('j');
  press('x');
  window.document.getElementById('save').click();
  expect(click).toHaveBeenCalledOnce();
  const text = await makeUrl.mock.calls[0][0].text();
  expect(JSON.parse(text)).toEqual({
    base: 'abc',
    stories: 'digest',
    since: { ui: '0.1.0</script>' },
    unseen: ['card--b', 'message ui card.save Spanish', 'weight @clubline/ui/Card'],
  });
});

describe('one theme chosen', () => {
  const problem = (theme) => ({ theme, id: 'color-contrast', help: 'Too faint', count: 1 });
  const choose = (theme) => window.document.querySelector(`input[value="${theme}"]`).click();
  const shown = () => window.document.getElementById('shown').textContent;
  const visible = (selector) =>
    [...window.document.querySelectorAll(selector)].filter((one) => !one.closest('[hidden]'));
  beforeEach(() =>
    open({
      themes: ['dark', 'light'],
      stories: [
        { ...story('card--a'), themes: [{ theme: 'dark' }, { theme: 'light' }] },
        { ...story('card--b'), themes: [{ theme: 'dark' }], problems: [problem('dark')] },
        { ...story('card--c'), kind: 'new', themes: [{ theme: 'dark' }] },
        { ...story('card--d'), kind: 'fault', faults: { after: 'failed' } },
      ],
    }),
  );

  test('stories with nothing in it are hidden, and so are kinds with none left', () => {
    choose('light');
    expect(visible('article').map(({ id }) => id)).toEqual([
      'card--d',
      'card--a',
      'message ui card.save Spanish',
      'weight @clubline/ui/Card',
    ]);
    expect(visible('h2').map(({ textContent }) => textContent.trim())).toEqual([
      'Could not be shown 1',
      'Changed 1',
      'Messages 1',
      'Weights 1',
    ]);
    expect(visible('.theme').map(({ dataset }) => dataset.theme)).toEqual(['light']);
    expect(visible('.problems li')).toEqual([]);
  });

  test('the page says how many are left, of how many', () => {
    expect(shown()).toBe('');
    choose('light');
    expect(shown()).toMatch(/^4 of 6 shown; /);
    choose('all');
    expect(shown()).toBe('');
    expect(visible('article')).toHaveLength(6);
  });

  test('what differs in another theme, too, is marked with all of them shown', () => {
    choose('light');
    for (const key of ['j', 'x', 'j', 'x']) press(key);
    expect(progress()).toBe('1 of 6 seen');
    expect(shown()).toMatch(/marked with all of them$/);
    choose('dark');
    expect(visible('#card--b input')[0].disabled).toBe(false);
    choose('all');
    for (const key of ['n', 'x']) press(key);
    expect(progress()).toBe('2 of 6 seen');
  });

  test('keys pass over what is hidden; what is unseen there still counts', () => {
    choose('light');
    const ways = ['j', 'j', 'j', 'k', 'n'].map((key) => {
      press(key);
      return reached();
    });
    expect(ways).toEqual([
      'card--d',
      'card--a',
      'message ui card.save Spanish',
      'card--a',
      'message ui card.save Spanish',
    ]);
    expect(progress()).toBe('0 of 6 seen');
  });
});
