import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBuilt } from './supportedBrowsers.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubline-browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is said of one built file with this text. */
async function said(name, text) {
  writeFileSync(join(folder, name), text);
  const { unsupported } = await checkBuilt([folder]);
  return unsupported.join('\n');
}

test.each([
  ['a property', '.a{anchor-name:--a}', 'anchor-name'],
  ['a value', '.a{display:ruby}', 'ruby'],
  ['a function', '.a{color:light-dark(#000,#fff)}', 'light-dark'],
  ['a selector', '.a:open{color:red}', 'open'],
  ['an at-rule', '@starting-style{.a{color:red}}', 'starting-style'],
])('styles with %s that a supported browser does not know are named', async (_what, css, name) => {
  expect(await said('index.css', css)).toContain(name);
});

test('styles of a custom element are looked at within its script', async () => {
  const styles = JSON.stringify(':host{display:block}.a{content:"\\201c";anchor-name:--a}');
  expect(await said('chat.js', `(()=>{define(${styles})})();`)).toContain('anchor-name');
});

test.each([
  ['syntax', 'using file = open();', 'file.mjs'],
  ['a function', 'export const by = Object.groupBy([], () => 1);', 'ObjectGroupBy'],
  ['a method', 'export const { promise } = Promise.withResolvers();', 'PromiseWithResolvers'],
])('scripts with %s that a supported browser does not know are named', async (_w, js, name) => {
  expect(await said('file.mjs', js)).toContain(name);
});

test('what all know, what stands behind @supports, and what can be missed is fine', async () => {
  const css = [
    '.a:has(b){inset:0;user-select:none}',
    '@container (width > 20em){.a:dir(rtl){color:oklch(50% 0 0)}}',
    '@supports (anchor-name:--a){.a{anchor-name:--a}}',
  ].join('\n');
  expect(await said('index.css', css)).toBe('');
  expect(
    await said('index.mjs', 'export const last = [1].toSorted().findLast(Boolean) ?? 2;'),
  ).toBe('');
});
