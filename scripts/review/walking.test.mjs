import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resultsPage } from './resultsPage.mjs';

const story = (id) => ({
  id,
  name: `Card / ${id}`,
  kind: 'changed',
  faults: {},
  problems: [],
  themes: [],
});
const html = resultsPage({
  before: 'one',
  after: 'other',
  themes: ['dark'],
  alike: [],
  stories: [story('card--a'), story('card--b')],
  messages: [{ id: 'ui card.save', language: 'Spanish', before: 'Guardar', after: undefined }],
  weights: [{ id: '@clubline/ui/Card', before: '1.0', after: '1.1' }],
  marks: { base: 'abc', stories: 'digest', since: { ui: '0.1.0</script>' } },
});

/** What the browser keeps between two visits. */
let kept;
let window;
const open = () => {
  window = new Window({
    url: 'https://review.test/',
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
    },
  });
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
  window.document.write(html);
};
const press = (key) =>
  window.document.activeElement.dispatchEvent(
    new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
const progress = () => window.document.querySelector('output').textContent;
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
