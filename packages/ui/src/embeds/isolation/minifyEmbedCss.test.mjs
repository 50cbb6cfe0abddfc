import { expect, test } from 'vitest';
import { minifyEmbedCss } from './minifyEmbedCss.mjs';
import { dropOutermost, scopeToShadowRoot } from './scopeToShadowRoot.mjs';

test('classes that the script never names are left out, and what only they used', async () => {
  const css = `
    [data-clubline] { --clubline-a: 1px; --clubline-b: 2px; }
    .used, .unused { margin: var(--clubline-a); }
    .used > .unused { margin: 0; }
    .unused { padding: var( --clubline-b ); animation: spin 1s; }
    :where(.unused) { color: red; }
    .used:where(.unused, .used) { animation: 1s linear turn; }
    @keyframes spin { to { rotate: 1turn; } }
    @keyframes turn { to { rotate: 2turn; } }`;
  expect(await minifyEmbedCss(css, 'var a="used usedToo"')).toBe(
    '[data-clubline]{--clubline-a:1px}.used{margin:var(--clubline-a)}' +
      '.used:where(.unused,.used){animation:1s linear turn}@keyframes turn{to{rotate:2turn}}',
  );
});

test('values of tokens get short, and names of fonts stay as they are', async () => {
  const css = `
    :root { --clubline-font: "A, B", serif; --clubline-a: 0 1px rgba(0, 0, 0, .5), #AABBCC;
      font: var(--clubline-font); color: var(--clubline-a) }`;
  expect(await minifyEmbedCss(css, '')).toBe(
    ':root{--clubline-font:"A, B",serif;--clubline-a:0 1px rgba(0,0,0,.5),#abc;' +
      'font:var(--clubline-font);color:var(--clubline-a)}',
  );
});

test('variables of an embed alone get short names, unless its script names them', async () => {
  const css = `
    .a { --_hash0: 1px; --_hash1: 2px; --named: 3px; --clubline-height: 4px; margin: var(--_hash1) }
    .a .a { margin: calc(var(--_hash0)*2) var(--named, var(--clubline-height)) }`;
  expect(await minifyEmbedCss(css, 'a["--named"]')).toBe(
    '.a{--c0:1px;--c1:2px;--named:3px;--clubline-height:4px;margin:var(--c1)}' +
      '.a .a{margin:calc(var(--c0)*2) var(--named,var(--clubline-height))}',
  );
});

test('no variable has a name without letters, which clean-css cannot read', async () => {
  const many = Array.from(
    { length: 60 },
    (_, at) => `--own-${at}: ${at}px; order: var(--own-${at});`,
  );
  const names = (await minifyEmbedCss(`.a { ${many.join(' ')} }`, '"a"')).match(/--\w+(?=:)/g);
  expect(new Set(names).size).toBe(60);
  expect(names.filter((name) => !/[a-z]/.test(name))).toEqual([]);
});

test('in a shadow root the element is the scope, and its attribute names the theme', () => {
  const scope = '[data-clubline]';
  const css = ['', '="dark"', '=high-contrast', '="system"']
    .map((theme) => `${scope}${theme && `[data-clubline-theme${theme}]`} .a{b:c}`)
    .join('\n');
  expect(scopeToShadowRoot(css).split('\n')).toEqual([
    ':host .a{b:c}',
    ':host([theme=dark]) .a{b:c}',
    ':host([theme=high-contrast]) .a{b:c}',
  ]);
});

test('in a shadow root nothing stands beside the box, which goes from before what is in it', () => {
  const given = ['.box', '.box td', '.box>p', '.box .a.a', '.a .box p', '.box a,.box p'];
  const text = (selectors) => selectors.map((selector) => `${selector}{b:c}`).join('\n');
  expect(dropOutermost(text([...given, ':where(.box) :where(p)']))).toBe(
    text(['.box', 'td', '.box>p', '.a.a', '.a .box p', 'a,p', ':where(p)']),
  );
  expect(dropOutermost(text(given))).toBe(text(given));
});
