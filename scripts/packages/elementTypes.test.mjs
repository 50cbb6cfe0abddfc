import { expect, test } from 'vitest';
import { elementManifest, frameworkTypes, readElement } from './elementTypes.mjs';

const types = `
  export interface BellAttributes {
    /** How loud it is. @default 'soft' */
    loudNess: 'soft' | 'hard' | undefined;
  }
  export interface BellProperties extends BellAttributes {
    /** Who hears it. */
    onlyFor: (() => string) | undefined;
  }
  export interface BellEvents {
    /** It rang. */
    'bell-rang': CustomEvent<null>;
  }
`;
const bell = { tag: 'a-bell', script: 'dist/elements/bell.js', types: 'bell.js', says: 'A bell.' };

test('an editor learns the tag, its attributes, properties and events, and what each means', () => {
  const { modules } = elementManifest(readElement(types, 'Bell'), bell);
  expect(modules[0].declarations[0]).toMatchObject({
    tagName: 'a-bell',
    description: 'A bell.',
    attributes: [
      {
        name: 'loud-ness',
        fieldName: 'loudNess',
        type: { text: "'soft' | 'hard'" },
        description: 'How loud it is.',
        default: "'soft'",
      },
    ],
    members: [{ name: 'loudNess' }, { name: 'onlyFor', description: 'Who hears it.' }],
    events: [{ name: 'bell-rang', type: { text: 'CustomEvent<null>' } }],
  });
});

test('a tag takes attributes by both names, properties, and events by its framework’s', () => {
  const { react, vue, svelte, solid } = frameworkTypes(readElement(types, 'Bell'), bell);
  for (const text of [react, vue, svelte, solid])
    for (const name of ['loudNess', "'loud-ness'", 'onlyFor']) expect(text).toContain(`${name}?:`);
  expect([react, svelte].every((text) => text.includes("'onbell-rang'?:"))).toBe(true);
  expect(vue).toContain('onBellRang?:');
  for (const name of ['on:bell-rang', 'prop:loudNess', 'prop:onlyFor'])
    expect(solid).toContain(`'${name}'?:`);
});

test('a member that says nothing of itself is refused', () => {
  expect(() => readElement(types.replace('/** It rang. */', ''), 'Bell')).toThrow(
    'BellEvents does not say what bell-rang is.',
  );
  expect(() => readElement('', 'Bell')).toThrow('There is no interface BellAttributes.');
});
