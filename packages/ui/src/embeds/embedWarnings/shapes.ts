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
