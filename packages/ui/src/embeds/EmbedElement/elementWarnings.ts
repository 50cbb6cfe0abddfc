import { asText, elementName, noteMeant, warnOfNames, warnOfProblem } from '../embedWarnings';
import { attributeOf } from './attributeOf';

interface Names {
  attributes: object;
  properties: readonly string[];
}

/** Warns of attributes and properties that an element does not have, once a page has set them. */
export function warnOfUnknownNames(element: Element, has: Names) {
  const names = Object.keys(has.attributes);
  const attributes = [...names.map(attributeOf), ...has.properties];
  const properties = [...names, ...has.properties, ...has.properties.map(attributeOf)];
  const embed = elementName(element);
  const given = element.getAttributeNames().filter((attribute) => {
    // HTML has no capital letters in attributes: `getToken="…"` comes as `gettoken`.
    const property = has.properties.find((name) => name.toLowerCase() === attribute);
    if (!property || property === attribute) return true;
    noteMeant(embed, property);
    if ((element as unknown as Record<string, unknown>)[property] === undefined)
      warnOfProblem(embed, { code: 'late-script', error: new Error(asAttribute(property)) });
    return false;
  });
  for (const name of has.properties)
    if (element.hasAttribute(attributeOf(name))) noteMeant(embed, name);
  warnOfNames(embed, given, [...attributes, ...properties]);
  warnOfNames(embed, Object.keys(element), [...properties, ...attributes]);
}

const asAttribute = (property: string) =>
  `${property} is a property, and was written as an attribute, of which nothing can be read: set ` +
  'the property by a script, or as your framework does';

/** What each object held when an element was given it. */
const texts = new WeakMap<object, string>();

/** Warns of an object that an element is given again, and which has changed in between. */
export function warnOfChanged(element: Element, property: string, value: unknown) {
  if (typeof value !== 'object' || value === null) return;
  const [before, now] = [texts.get(value), asText(value)];
  texts.set(value, now);
  if (before === undefined || before === now) return;
  const kind = Array.isArray(value) ? 'list' : 'object';
  const copy = Array.isArray(value) ? `[...${property}]` : `{ ...${property} }`;
  const fault =
    `it is the same ${kind} as before, and has changed, of which nothing shows. Give a new one, ` +
    `e.g. ${copy}`;
  warnOfProblem(elementName(element), { code: 'bad-value', error: new Error(fault) }, property);
}

/** Warns of a function in a property that holds text or a switch, and calls none. */
export function warnOfFunction(
  element: Element,
  property: string,
  value: unknown,
  isSwitch: boolean,
) {
  if (typeof value !== 'function') return;
  const fault = `it is a function, which is never called: give ${isSwitch ? 'true' : 'text'}`;
  warnOfProblem(elementName(element), { code: 'bad-value', error: new TypeError(fault) }, property);
}
