import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { isolateEmbedCss } from './isolateEmbedCss.mjs';

const shared = { base: 'b0', displayText: 'm0', focusRing: 'm1', visuallyHidden: 'm2' };
const sharedCss = `
.b0 { margin: 0; letter-spacing: normal; }
.m0 { font-weight: 800; }
.m1 { outline: none; }
.m1:focus-visible, .m1[data-focus-visible] { outline: 2px solid; }
.m2 { position: absolute; }
`;
const all = ':where(.room) :where(:not(svg > *)) { top: 0; }';
const isolate = (css, options) =>
  parse(isolateEmbedCss(sharedCss + all + css, { root: 'room', shared, ...options }));

/** Whether each declaration of a property is important, in the order in which they stand. */
function importance(sheet, property) {
  const found = [];
  sheet.walkDecls(property, ({ important }) => void found.push(Boolean(important)));
  return found;
}

const selectors = (sheet) => {
  const found = [];
  sheet.walkRules((rule) => void found.push(...rule.selectors));
  return found;
};

test('a declaration of several lines holds against the page, as one of a single line does', () => {
  const sheet = isolate(`.room { color: red; background-image:
    linear-gradient(45deg, red 50%, blue),
    linear-gradient(red, blue); }`);
  expect(importance(sheet, 'background-image')).toEqual([true]);
  expect(importance(sheet, 'color')).toEqual([true]);
});

test('declarations in conditions, and without a last semicolon, hold as well', () => {
  const sheet = isolate(
    '.room{color:red}@media screen{@container (width > 1px){.room{fill:red}}}' +
      '@starting-style{.room{opacity:0}}',
  );
  expect(importance(sheet, /^(?:color|fill|opacity)$/)).toEqual([true, true, true]);
});

test('a page may set tokens and choose the colour scheme', () => {
  const sheet = isolate(
    '[data-clubline] { --clubline-a: 1; color-scheme: light; } .room { top: 0; }',
  );
  expect(importance(sheet, '--clubline-a')).toEqual([false]);
  // The second is the embed's own: it takes what the page has chosen.
  expect(importance(sheet, 'color-scheme')).toEqual([false, true]);
});

test('everything stands in the layer of the product', () => {
  const { nodes } = isolate('.room { color: red; }');
  expect(nodes.map((node) => `@${node.name} ${node.params}`)).toEqual(['@layer clubline']);
});

test('shared styles hold for this embed only, and the base beats none of the others', () => {
  const found = selectors(isolate('.room { color: red; } .own.m0 > .b0 { color: red; }'));
  const within = ':where(.room, .room *)';
  expect(found).toContain(`:where(.b0)${within}`);
  expect(found).toContain(`.m0${within}`);
  expect(found).toContain(`.m1${within}:focus-visible`);
  expect(found).toContain(`.own.m0${within} > :where(.b0)${within}`);
  expect(found).toContain('.room');
});

test('where a page may draw inside, only elements with a style of ours begin anew', () => {
  const [first] = selectors(isolate('.room { color: red; }', { showsPageContent: true }));
  expect(first).toBe(':where(.b0, .m2):where(.room, .room *)');
});

test('where a page may draw inside, sentences of ours run as their own words do', () => {
  const found = [];
  isolate('.room { top: 0; }', { showsPageContent: true }).walkDecls('unicode-bidi', (said) =>
    found.push(`${said.parent.selector} ${said.value}`),
  );
  expect(found).toEqual([':where(.b0, .m2):where(.room, .room *) plaintext']);
});

test('where all inside is ours, the rule for all of it begins anew before it says more', () => {
  const found = [];
  isolate('.room { color: red; }').walkRules(({ selector, nodes }) => {
    if (selector === ':where(.room) :where(:not(svg > *))')
      found.push(nodes.map(({ prop, value }) => `${prop}: ${value}`));
  });
  expect(found).toEqual([['all: revert', 'direction: inherit', 'top: 0']]);
});

test('what the outermost element says itself holds against its beginning anew', () => {
  const said = [];
  isolate('.room { display: grid; }').walkRules(/^\.room$/, ({ nodes }) => {
    said.push(...nodes.map(({ prop, value }) => `${prop}: ${value}`));
  });
  expect(said[0]).toBe('all: initial');
  expect(said.filter((one) => one.startsWith('display'))).toEqual(['display: grid']);
});

// `revert-layer` that is important goes back beneath what a page says outside of layers: nothing of
// that comes to hold, and bundlers that write layers out warn of each.
test('nothing falls back to another layer, where the page would not be heard either', () => {
  const values = [];
  isolate('.room { color: red; }').walkDecls(({ value }) => void values.push(value));
  expect(values).not.toContain('revert-layer');
});

test('what no embed needs is left out: react-aria, what begins anew at the root', () => {
  const sheet = isolate('.room { color: red; }');
  expect(selectors(sheet).join()).not.toContain('data-focus-visible');
  expect(importance(sheet, 'letter-spacing')).toEqual([]);
  expect(importance(sheet, 'outline')).toEqual([true]);
});

test('a build without the classes that are addressed fails, and so does an animation', () => {
  const without = (css) => () => isolateEmbedCss(sharedCss + css, { root: 'room', shared });
  expect(without('.other { color: red; }')).toThrow('lack the class of `root`');
  expect(without('.room { color: red; }')).toThrow('lack a rule for `:where(.room) ');
  expect(() => isolate('.room { color: red; } @keyframes in { to { opacity: 0; } }')).toThrow(
    'use a transition',
  );
});
