import { kindOf } from './kindOf';
import { meantName } from './unknownNames';
import { warn } from './warnings';

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** Warns of what should be a function, and is none; `given` by its names. */
export function warnOfFunctions(embed: string, given: Record<string, unknown>) {
  for (const [prop, value] of Object.entries(given))
    if (isGiven(value) && typeof value !== 'function') {
      const effect = prop.startsWith('hrefFor') ? ', which breaks it: nothing of it shows' : '';
      warn('bad-value', embed, `it is ${kindOf(value)} and no function${effect}`, prop);
    }
}

/** Warns of what should be text, and is none. */
export function warnOfText(embed: string, prop: string, value: unknown) {
  if (isGiven(value) && typeof value !== 'string')
    warn('bad-value', embed, `it is ${kindOf(value)} and no text`, prop);
}

/** Warns of a height that is none. Pages that are only simulated know none at all. */
export function warnOfHeight(embed: string, height: unknown, prop: string) {
  const isHeight = (text: string) => globalThis.CSS?.supports?.('max-block-size', text) ?? true;
  if (!isGiven(height) || height === '' || isHeight(`${height as string}`)) return;
  const fault = `${JSON.stringify(height)} is no height of CSS, e.g. 70vh, and limits nothing`;
  warn('bad-value', embed, fault, prop);
}

/** Warns of a boat to mark that no row has. */
export function warnOfMarked(embed: string, boat: unknown, rows: unknown, prop: string) {
  if (!isGiven(boat) || boat === '' || !Array.isArray(rows) || !rows[0]) return;
  const has = (row: unknown) => `${Object(row).bikeNumber as string}` === boat;
  if (rows.some(has)) return;
  const fault =
    typeof boat === 'string'
      ? `no row has the bikeNumber "${boat}", so none is marked`
      : `it is ${kindOf(boat)} and no text, so no row is marked: give "${boat as string}"`;
  warn('bad-value', embed, fault, prop);
}

/** Warns of riders to pin that are no list, in which nobody is found. */
export function warnOfPinned(embed: string, pinned: unknown) {
  if (isGiven(pinned) && !Array.isArray(pinned))
    warn('bad-value', embed, `it is ${kindOf(pinned)} and no list, e.g. ['7 Ada Lund']`, 'pinned');
}

/** What is wrong with one text among `labels`, if anything. */
function labelFault(name: string, value: unknown, texts: Record<string, unknown>) {
  if (!Object.hasOwn(texts, name)) {
    const right = meantName(name, Object.keys(texts));
    const words = right ? `${right} was meant` : 'the file of locales/es has all of them';
    return `there is no ${name}; ${words}`;
  }
  const kind = typeof texts[name];
  if (typeof value === kind) return undefined;
  const expected = kind === 'function' ? 'a function that gives the text' : 'text';
  return `${name} is ${kindOf(value)}, and has to be ${expected}`;
}

/** Warns of texts that there are not, and of what is none. `texts` are all that there are. */
export function warnOfLabels(embed: string, labels: unknown, texts: Record<string, unknown>) {
  if (!isGiven(labels)) return;
  if (typeof labels !== 'object')
    return warn('bad-value', embed, `it is ${kindOf(labels)} and no object with texts`, 'labels');
  for (const [name, value] of Object.entries(labels as object)) {
    const fault = labelFault(name, value, texts);
    if (fault) warn('bad-value', embed, fault, 'labels');
  }
}
