import { expect, test } from 'vitest';
import { version as features } from '../../packages/features/package.json';
import { version as ui } from '../../packages/ui/package.json';
import { changedComponents, changedMessages, changedTokens } from './compareReleases';
import { componentsOf } from './readRelease';
import { componentsNow, releases } from './releases';

test('the released version is kept, so that a clone without tags can tell what has changed', () => {
  expect(releases.map(({ release }) => release.versions)).toContainEqual({ ui, features });
});

test('components are read with their props, also those of a type of their own', () => {
  const surface = [
    'component Avatar: AvatarProps',
    'type AvatarProps',
    '  src?: string',
    'component CutNote: { a: 1 }',
    '  count: number',
  ].join('\n');
  expect(componentsOf(surface)).toEqual({ Avatar: ['src'], CutNote: ['count'] });
  expect(componentsNow['Button']).toContain('pendingLabel');
});

test('components are new, gone, or have other props', () => {
  const before = { Old: [], Kept: ['a', 'b'], Same: ['a'] };
  const after = { New: ['x'], Kept: ['b', 'c'], Same: ['a'] };
  expect(changedComponents(before, after)).toEqual([
    { name: 'Kept', kind: 'changed', added: ['c'], removed: ['a'] },
    { name: 'New', kind: 'new', added: [], removed: [] },
    { name: 'Old', kind: 'removed', added: [], removed: [] },
  ]);
});

test('a token has changed where its value differs in a theme, not where letters are larger', () => {
  const before = { light: { 'text.muted': '#AAA', 'text.link': '#00F' } };
  const after = { light: { 'text.muted': '#aaa', 'text.link': '#00E' } };
  expect(changedTokens(before, after)).toEqual([
    { name: 'text.link', theme: 'light', before: '#00F', after: '#00E' },
  ]);
});

test('a language that a release did not have yet changes no message; later it does', () => {
  const texts = { en: 'Kept', es: 'Igual' };
  const ids = (before: object, after: object) =>
    changedMessages({ 'ui a.a': { ...texts, ...before } }, { 'ui a.a': { ...texts, ...after } });
  expect(ids({}, { ar: 'نفسه' })).toEqual([]);
  expect(ids({ ar: 'قبل' }, { ar: 'بعد' })).toHaveLength(1);
});

test('messages are new, changed in one language, or gone; another key alone is no change', () => {
  const before = {
    'ui a.same': { en: 'Same', es: 'Igual' },
    'ui a.spanish': { en: 'Kept', es: 'Antes' },
    'ui a.old': { en: 'Moved', es: 'Movido' },
    'ui a.gone': { en: 'Gone', es: 'Ido' },
  };
  const after = {
    'ui a.same': { en: 'Same', es: 'Igual' },
    'ui a.spanish': { en: 'Kept', es: 'Ahora' },
    'ui b.other': { en: 'Moved', es: 'Movido' },
    'ui b.new': { en: 'New', es: 'Nuevo' },
  };
  expect(changedMessages(before, after).map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    'ui a.gone removed',
    'ui a.spanish changed',
    'ui b.new new',
  ]);
});
