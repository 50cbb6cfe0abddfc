import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shapesIn, shapesOf, typeIn } from './writtenTypes.mjs';

/**
 * What the tables of props say is read from the source by react-docgen, which knows no `readonly`
 * lists, least of all in files that others import, names a union "union" and leaves `@default` in
 * the text. One plugin stands before it, the other after it.
 */

const READONLY_LIST = /\breadonly (?=(?:[\w.<>]+|\([^()]+\))\[\])/g;
const DEFAULT = /\s*@default\s+([^\n]+)/;
const INFO = /;(\w+)\.__docgenInfo=(\{.*?\})(?=;\w+\.__docgenInfo=|$)/gs;

/** The source with lists that react-docgen can read; types alone differ. */
export const withoutReadonlyLists = (code) => code.replaceAll(READONLY_LIST, '');

const KEYS = /^keyof typeof \w+$/;

/** One of the names themselves, where a type is the keys of something of ours. */
const namesOf = ({ elements = [] }) =>
  elements.map(({ value }) => `'${String(value).replaceAll(/^['"]|['"]$/g, '')}'`).join(' | ');

/** Types as they are written, for those that react-docgen calls by their kind or does not know. */
function asWritten(type, written) {
  if (type.name === 'unknown') return { name: written ?? type.name };
  if (!type.raw || type.name === 'signature') return type;
  if (KEYS.test(type.raw)) return { ...type, name: namesOf(type) || type.raw };
  return { ...type, name: type.raw.replaceAll(/\s+/g, ' ') };
}

function readableProp({ description = '', tsType, ...prop }, written, shapes) {
  const [, value] = DEFAULT.exec(description) ?? [];
  const type = tsType && asWritten(tsType, written);
  // A type with a name alone says nothing to those who do not have its source.
  const parts = type && tsType.name === 'unknown' ? shapesOf(type.name, shapes) : [];
  return {
    ...prop,
    ...(value !== undefined && { defaultValue: { value: value.trim(), computed: false } }),
    ...(type && { tsType: type }),
    description: [description.replace(DEFAULT, ''), ...parts].join('\n\n'),
  };
}

/**
 * What was read of a component, for readers.
 * @param {Record<string, any>} info
 * @param {(prop: string) => string | undefined} [typeOf] how the type of a prop is written
 * @param {Map<string, string[]>} [shapes] what named types hold
 */
export const readableInfo = (
  { props = {}, ...info },
  typeOf = () => undefined,
  shapes = new Map(),
) => ({
  ...info,
  props: Object.fromEntries(
    Object.entries(props).map(([name, prop]) => [
      name,
      readableProp(prop, prop.tsType?.name === 'unknown' ? typeOf(name) : undefined, shapes),
    ]),
  ),
});

/** @returns {import('vite').Plugin} */
export const beforeDocgen = () => ({
  name: 'clubline:before-docgen',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.tsx') ? { code: withoutReadonlyLists(code), map: null } : null,
});

/** A source with what was read of each component in it, made readable. */
export const withReadableInfo = (code, shapes = new Map()) =>
  code.replaceAll(INFO, (_, name, info) => {
    const typeOf = (prop) => typeIn(shapes, name, prop);
    const readable = readableInfo(JSON.parse(info), typeOf, shapes);
    return `;${name}.__docgenInfo=${JSON.stringify(readable)}`;
  });

const surfaceOf = (name) =>
  readFileSync(join(import.meta.dirname, '../../packages', name, 'surface.txt'), 'utf8');

/** What public types of both packages hold, by their names. */
export const publicShapes = () =>
  new Map(['ui', 'features'].flatMap((name) => [...shapesIn(surfaceOf(name))]));

/** @returns {import('vite').Plugin} */
export const afterDocgen = () => {
  const shapes = publicShapes();
  return {
    name: 'clubline:after-docgen',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.tsx') && code.includes('.__docgenInfo=')
        ? { code: withReadableInfo(code, shapes), map: null }
        : null,
  };
};
