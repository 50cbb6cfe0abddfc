/**
 * What the tables of props say is read from the source by react-docgen, which knows no `readonly`
 * lists, names a union "union" and leaves `@default` in the text. One plugin stands before it, the
 * other after it.
 */

const READONLY_LIST = /\breadonly (?=(?:[\w.<>]+|\([^()]+\))\[\])/g;
const DEFAULT = /\s*@default\s+([^\n]+)/;
const INFO = /;(\w+)\.__docgenInfo=(\{.*?\})(?=;\w+\.__docgenInfo=|$)/gs;

/** The source with lists that react-docgen can read; types alone differ. */
export const withoutReadonlyLists = (code) => code.replaceAll(READONLY_LIST, '');

/** Types as they are written, for those that react-docgen calls by their kind. */
const asWritten = (type) =>
  type?.raw && type.name !== 'signature'
    ? { ...type, name: type.raw.replaceAll(/\s+/g, ' ') }
    : type;

function readableProp({ description = '', tsType, ...prop }) {
  const [, value] = DEFAULT.exec(description) ?? [];
  return {
    ...prop,
    ...(value !== undefined && { defaultValue: { value: value.trim(), computed: false } }),
    ...(tsType && { tsType: asWritten(tsType) }),
    description: description.replace(DEFAULT, ''),
  };
}

/** What was read of a component, for readers. */
export const readableInfo = ({ props = {}, ...info }) => ({
  ...info,
  props: Object.fromEntries(
    Object.entries(props).map(([name, prop]) => [name, readableProp(prop)]),
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
export const withReadableInfo = (code) =>
  code.replaceAll(
    INFO,
    (_, name, info) => `;${name}.__docgenInfo=${JSON.stringify(readableInfo(JSON.parse(info)))}`,
  );

/** @returns {import('vite').Plugin} */
export const afterDocgen = () => ({
  name: 'clubline:after-docgen',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.tsx') ? { code: withReadableInfo(code), map: null } : null,
});
