import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSurface } from './readSurface.mjs';

const root = mkdtempSync(join(tmpdir(), 'clubline-surface-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The surface of packages made of these files, each with one entry, `index.ts`. */
const surfaceOf = (folder, files) => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const names = new Set(Object.keys(files).map((path) => path.split('/')[1]));
  return readSurface({
    root: join(root, folder),
    options: { noLib: true, types: [], strict: true },
    packages: Object.fromEntries(
      [...names].map((name) => [
        name,
        [[`@clubline/${name}`, join(root, folder, `packages/${name}/src/index.ts`)]],
      ]),
    ),
  });
};

test('a prop without a line of documentation is named with its file and line', () => {
  const { ui } = surfaceOf('prop', {
    'packages/ui/src/index.ts': "export { Button, type ButtonProps } from './Button';",
    'packages/ui/src/Button.ts': `
      export interface ButtonProps {
        /** Said on it. */
        label: string;
        /** @default 'm' */
        size?: 's' | 'm';
        isLoud?: boolean;
      }
      /** Does something. */
      export function Button({ label, size, isLoud }: ButtonProps) {
        return [label, size, isLoud];
      }`,
  });
  expect(ui.undocumented).toEqual([
    { place: 'packages/ui/src/Button.ts:6:9', name: 'ButtonProps.size' },
    { place: 'packages/ui/src/Button.ts:7:9', name: 'ButtonProps.isLoud' },
  ]);
});

test('props whose type has no public name count as the component’s own', () => {
  const { ui } = surfaceOf('inline', {
    'packages/ui/src/index.ts': `
      interface CardProps { title: string }
      /** Shows something. */
      export function Card({ title }: CardProps) { return title; }
      /** Shows something else. */
      export function Pill({ text }: { text: string }) { return text; }`,
  });
  expect(ui.undocumented.map(({ name }) => name)).toEqual(['Card.title', 'Pill.text']);
  expect(ui.text).toContain('component Card: CardProps\n  title: string\n');
});

test('props put together of several types are all looked at', () => {
  const { ui } = surfaceOf('together', {
    'packages/ui/src/index.ts': `
      interface Common { label: string }
      export type TabProps = Common & { isFirst: boolean };
      interface Open {
        kind: 'open';
        onClose: () => void;
      }
      interface Closed {
        /** Which of the two. */
        kind: 'closed';
      }
      /** Opens and closes. */
      export function Panel(props: Open | Closed) { return props.kind; }`,
  });
  expect(ui.undocumented.map(({ name }) => name)).toEqual([
    'TabProps.label',
    'TabProps.isFirst',
    'Panel.onClose',
  ]);
});

test('a public name without documentation is named; props and texts speak for themselves', () => {
  const { ui } = surfaceOf('names', {
    'packages/ui/src/index.ts': `
      export function ago(ms: number) { return ms; }
      export type Tone = 'calm' | 'loud';
      export interface NoteProps {
        /** Said. */
        text: string;
      }
      /** Every text. */
      export type NoteTexts = { title: string };`,
  });
  expect(ui.undocumented.map(({ name }) => name)).toEqual(['ago', 'Tone']);
});

test('what two packages share is listed once', () => {
  const { ui, features } = surfaceOf('shared', {
    'packages/ui/src/index.ts': '/** A note. */ export interface Note { text: string }',
    'packages/features/src/index.ts': `
      import type { Note } from '../../ui/src/index';
      /** Notes of one's own. */
      export interface OwnNote extends Note {
        /** When, in ms. */
        at: number;
      }`,
  });
  expect(ui.undocumented.map(({ name }) => name)).toEqual(['Note.text']);
  expect(features.undocumented).toEqual([]);
});

test('no line of the report is wider than 160 characters, and a change beyond them shows', () => {
  const report = (last) => {
    const words = [...Array.from({ length: 40 }, (_, index) => `'word${index}'`), `'${last}'`];
    const text = `/** Many. */ export type Words = ${words.join(' | ')};`;
    return surfaceOf(last, { 'packages/ui/src/index.ts': text }).ui.text;
  };
  const [one, other] = [report('one'), report('other')];
  expect(Math.max(...one.split('\n').map((line) => line.length))).toBe(160);
  expect(one).not.toBe(other);
});

test('tables of props say what must be given first, and types as they were written', () => {
  const { ui } = surfaceOf('tables', {
    'packages/ui/src/index.ts': `
      type Pick<T, K extends keyof T> = { [P in K]: T[P] };
      interface Known { code: string }
      interface Own {
        /** How large. @default 'm' */
        size?: 's' | 'm' | undefined;
        /** Told of it. */
        onError?: ((known: Known) => string | undefined) | undefined;
        /** Said on it. */
        label: string;
      }
      /** What a card takes. */
      export type CardProps = Pick<Own, 'size' | 'onError' | 'label'>;`,
  });
  expect(ui.propsOf('CardProps')).toEqual([
    { name: 'label', isOptional: false, type: 'string', meaning: 'Said on it.', preset: '' },
    {
      name: 'onError',
      isOptional: true,
      type: '(known: Known) => string | undefined',
      meaning: 'Told of it.',
      preset: '',
    },
    { name: 'size', isOptional: true, type: "'s' | 'm'", meaning: 'How large.', preset: "'m'" },
  ]);
  expect(ui.propsOf('Own')).toBeUndefined();
});
