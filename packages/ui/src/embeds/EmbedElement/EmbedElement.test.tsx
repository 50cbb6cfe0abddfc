import { act } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { EmbedElement } from './EmbedElement';
import { FOLLOW, MISSING, RELEASE, RENDER, TELL } from './hooks';

afterEach(() => document.body.replaceChildren());

let made = 0;

/** An element of its own for each test, since a name is given once for a whole page. */
function defineGreeting() {
  made += 1;
  const left = vi.fn();
  const drawn = vi.fn();
  const Leaving = () => {
    useEffect(() => left, []);
    return null;
  };
  class Greeting extends EmbedElement {
    static override attributes = { headingLevel: false, loud: true };
    static override properties: readonly string[] = ['data'];
    declare headingLevel: string | undefined;
    declare loud: boolean;
    declare data: string | undefined;
    followed: (string | undefined)[] = [];
    released = 0;
    override [FOLLOW](attribute?: string) {
      this.followed.push(attribute);
    }
    override [RELEASE]() {
      this.released += 1;
    }
    say(isCancelable?: boolean) {
      return this[TELL]('clubline-said', { words: this.data }, isCancelable);
    }
    override [RENDER](): ReactNode {
      drawn();
      return (
        <p>
          {this.data} {this.headingLevel ?? 'no level'} {this.loud ? 'loud' : 'quiet'}
          <Leaving />
        </p>
      );
    }
  }
  const name = `test-greeting-${made}`;
  return {
    name,
    Greeting,
    drawn,
    left,
    define: (styles = ':host{display:block}') => Greeting.define(name, styles),
  };
}

type Made = InstanceType<ReturnType<typeof defineGreeting>['Greeting']>;

async function place(name: string, prepare: (element: Made) => void = () => {}) {
  const element = document.createElement(name) as Made;
  prepare(element);
  await act(async () => document.body.append(element));
  return element;
}
const textOf = (element: Element) => element.shadowRoot?.textContent;

test(
  'attributes are properties in kebab case, and those that are there or not are true or ' + 'false',
  async () => {
    const { name, define } = defineGreeting();
    define();
    const element = await place(name);
    expect(textOf(element)).toBe(' no level quiet');
    await act(async () => Object.assign(element, { headingLevel: 3, loud: true }));
    expect([element.getAttribute('heading-level'), element.getAttribute('loud')]).toEqual([
      '3',
      '',
    ]);
    expect(textOf(element)).toBe(' 3 loud');
    await act(async () => Object.assign(element, { headingLevel: null, loud: false }));
    expect([
      element.hasAttribute('heading-level'),
      element.hasAttribute('loud'),
      element.headingLevel,
    ]).toEqual([false, false, undefined]);
    await act(async () => element.setAttribute('heading-level', '4'));
    expect([textOf(element), element.followed]).toEqual([
      ' 4 quiet',
      [undefined, 'heading-level', 'loud', 'heading-level', 'loud', 'heading-level'],
    ]);
  },
);

test('what was set before the element was defined is kept', async () => {
  const { name, define } = defineGreeting();
  const early = document.createElement(name);
  Object.assign(early, { data: 'early', headingLevel: '2' });
  document.body.append(early);
  await act(async () => define());
  expect(textOf(early)).toBe('early 2 quiet');
  expect(Object.keys(early)).not.toContain('data');
  await act(async () => Object.assign(early, { data: 'late' }));
  expect(textOf(early)).toBe('late 2 quiet');
});

test('many changes in one go are drawn once, and a value that stays the same is not', async () => {
  const { name, define, drawn } = defineGreeting();
  define();
  const element = await place(name);
  drawn.mockClear();
  await act(async () => Object.assign(element, { data: 'a', loud: true, headingLevel: '2' }));
  expect(drawn).toHaveBeenCalledTimes(1);
  await act(async () => Object.assign(element, { data: 'a', loud: true }));
  expect(drawn).toHaveBeenCalledTimes(1);
});

test(
  'an element that moves keeps what it shows; one that leaves gives all of it up, and ' +
    'comes back anew',
  async () => {
    const { name, define, left } = defineGreeting();
    define();
    const element = await place(name, (early) => Object.assign(early, { data: 'here' }));
    const drawn = element.shadowRoot?.firstElementChild;
    await act(async () => document.body.prepend(element));
    expect([
      element.shadowRoot?.firstElementChild === drawn,
      left.mock.calls.length,
      element.released,
    ]).toEqual([true, 0, 0]);

    await act(async () => element.remove());
    expect([textOf(element), left.mock.calls.length, element.released]).toEqual(['', 1, 1]);
    await act(async () => Object.assign(element, { data: 'unseen' }));
    expect(textOf(element)).toBe('');

    await act(async () => document.body.append(element));
    expect(textOf(element)).toBe('unseen no level quiet');
  },
);

test('elements of one kind share one style sheet, which no policy takes for inline', async () => {
  const { name, define } = defineGreeting();
  define(':host{color:red}');
  const [first, second] = [await place(name), await place(name)];
  expect(first.shadowRoot?.adoptedStyleSheets).toHaveLength(1);
  expect(first.shadowRoot?.adoptedStyleSheets[0]).toBe(second.shadowRoot?.adoptedStyleSheets[0]);
  expect(first.shadowRoot?.querySelector('style')).toBeNull();
});

test('without a theme of its own it has that of the page, the system or the person', async () => {
  const { name, define } = defineGreeting();
  const ask = vi.spyOn(globalThis, 'matchMedia');
  const prefer = (...preferred: string[]) =>
    ask.mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: preferred.includes(query) }) as MediaQueryList,
    );
  prefer();
  define(':host([theme=light]){a:b}:host([theme=dark]){a:b}:host([theme=high-contrast]){a:b}');
  onTestFinished(() => {
    document.body.removeAttribute('style');
    ask.mockRestore();
  });
  const element = await place(name);
  const holding = () =>
    [...element.shadowRoot!.adoptedStyleSheets[0]!.cssRules].flatMap(({ cssText }, index) =>
      cssText.includes(':not(') ? (['light', 'dark', 'high-contrast'][index] ?? []) : [],
    );
  expect(holding()).toEqual(['light']);
  await act(async () => (document.body.style.colorScheme = 'dark'));
  expect(holding()).toEqual(['dark']);
  prefer('(prefers-color-scheme: dark)');
  await act(async () => (document.body.style.colorScheme = 'light'));
  expect(holding()).toEqual(['light']);
  await act(async () => (document.body.style.colorScheme = 'light dark'));
  expect(holding()).toEqual(['dark']);
  prefer('(prefers-contrast: more)');
  await act(async () => (document.body.style.colorScheme = 'light'));
  expect(holding()).toEqual(['high-contrast']);
});

test('where style sheets cannot be filled, as in jsdom, it shows all the same', async () => {
  const { name, define } = defineGreeting();
  define();
  vi.stubGlobal(
    'CSSStyleSheet',
    class extends CSSStyleSheet {
      override replaceSync = undefined as never;
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const element = await place(name, (early) => Object.assign(early, { data: 'hello' }));
  expect(textOf(element)).toBe('hello no level quiet');
});

test('a second definition of the same name changes nothing', async () => {
  const { name, Greeting, define } = defineGreeting();
  define(':host{color:red}');
  define(':host{color:blue}');
  expect(Greeting.styles).toBe(':host{color:red}');
  expect(customElements.get(name)).toBe(Greeting);
});

test.each([
  ['development', 'production'],
  ['production', 'development'],
  ['development', 'development'],
])('a script for %s and then one for %s are told of, once', (first, second) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  onTestFinished(() => void vi.unstubAllEnvs());
  const { name, define } = defineGreeting();
  vi.stubEnv('NODE_ENV', first);
  define();
  expect(warn).not.toHaveBeenCalled();
  vi.stubEnv('NODE_ENV', second);
  defineGreeting().Greeting.define(name, '');
  defineGreeting().Greeting.define(name, '');
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(new RegExp(`^Clubline warning 18 \\(second-copy\\)\\. <${name}>: `))],
  ]);
  // One script does that, too, where it stands in what swapped pages replace.
  expect(warn.mock.calls[0]?.[0]).toContain('where pages are swapped, let it stand in the head');
});

test('what it tells leaves the shadow, and can be prevented where that is offered', async () => {
  const { name, define } = defineGreeting();
  define();
  const element = await place(name, (early) => Object.assign(early, { data: 'hello' }));
  const heard = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('clubline-said', heard, { once: true });
  expect(element.say(true)).toBe(false);
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { words: 'hello' }, composed: true });
  document.body.addEventListener('clubline-said', heard, { once: true });
  expect(element.say()).toBe(true);
});

test('a switch that a framework writes as the word false is off', async () => {
  const { name, define } = defineGreeting();
  define();
  const element = await place(name, (one) => one.setAttribute('loud', 'false'));
  expect([element.loud, textOf(element)]).toEqual([false, ' no level quiet']);
  await act(async () => element.setAttribute('loud', 'true'));
  expect([element.loud, textOf(element)]).toEqual([true, ' no level loud']);
});

test('a property can be given by the name that it has in a template, before or after', async () => {
  const { name, define, Greeting } = defineGreeting();
  Greeting.properties = ['data', 'hrefForBoat'];
  const early = document.createElement(name);
  const link = () => '/boats';
  Object.assign(early, { 'href-for-boat': link });
  document.body.append(early);
  await act(async () => define());
  expect(Reflect.get(early, 'hrefForBoat')).toBe(link);
  expect('href-for-boat' in early).toBe(true);
  const other = () => '/other';
  Reflect.set(early, 'href-for-boat', other);
  expect(Reflect.get(early, 'hrefForBoat')).toBe(other);
});

test('what fails while it is drawn shows the children, and the page is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { name, define, Greeting } = defineGreeting();
  define();
  const Broken = (): ReactNode => {
    throw new TypeError('broken');
  };
  vi.spyOn(Greeting.prototype, RENDER)
    .mockReturnValueOnce(<Broken />)
    .mockReturnValue(<p>whole</p>);
  const heard = vi.fn<(event: Event) => void>();
  const element = await place(name, (one) => one.addEventListener('clubline-error', heard));
  expect(element.shadowRoot?.querySelector('slot')).toBeTruthy();
  expect(heard.mock.calls[0]?.[0]).toMatchObject({
    detail: { code: 'crash', error: expect.any(TypeError) },
  });
  await act(async () => Object.assign(element, { data: 'better' }));
  expect(textOf(element)).toBe('whole');
  vi.restoreAllMocks();
});

/** What the page hears, and the console is warned of, in the first ten seconds of an element. */
async function inTenSeconds(name: string, prepare: (element: Made) => void) {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    warn.mockRestore();
  });
  const element = await place(name, prepare);
  const heard: unknown[] = [];
  element.addEventListener('clubline-error', (event) => heard.push((event as CustomEvent).detail));
  await vi.advanceTimersByTimeAsync(10_000);
  return { element, heard, warned: warn.mock.calls };
}

test('a property that was written as an attribute is told of, to late listeners too', async () => {
  const { name, define } = defineGreeting();
  define();
  const { element, heard, warned } = await inTenSeconds(name, (one) =>
    one.setAttribute('data', '[object]'),
  );
  const error = new Error('data came as text, and is a property');
  expect([heard, warned]).toEqual([[{ code: 'late-script', error }], [[element, error]]]);
});

test('an attribute beside which the property was set is nothing to tell of', async () => {
  const { name, define } = defineGreeting();
  define();
  const { heard } = await inTenSeconds(name, (one) => {
    one.setAttribute('data', '[object]');
    one.data = 'here';
  });
  expect(heard).toEqual([]);
});

test('what it lacks is told of once, and not of one that has left', async () => {
  const { name, define, Greeting } = defineGreeting();
  define();
  Object.assign(Greeting.prototype, { [MISSING]: () => 'data is missing' });
  const { element, heard, warned } = await inTenSeconds(name, () => {});
  const error = new Error('data is missing; unknown: followed; unknown: released');
  expect([heard, warned]).toEqual([[{ code: 'missing', error }], [[element, error]]]);
  await act(async () => document.body.replaceChildren());
  const gone = await inTenSeconds(name, (one) => queueMicrotask(() => one.remove()));
  expect(gone.heard).toEqual([]);
});

test('one that is taken off and put back is told of once', async () => {
  const { name, define, Greeting } = defineGreeting();
  define();
  Object.assign(Greeting.prototype, { [MISSING]: () => 'data is missing' });
  const { heard } = await inTenSeconds(name, (one) => {
    setTimeout(() => one.remove(), 1_000);
    setTimeout(() => document.body.append(one), 1_500);
  });
  expect(heard).toHaveLength(1);
});
