import { warnOfNames } from '../embedWarnings';
import { attributeOf } from './attributeOf';

/** Warns of attributes and properties that an element does not have, once a page has set them. */
export function warnOfUnknownNames(
  element: Element,
  attributes: readonly string[],
  properties: readonly string[],
) {
  const known = [
    ...attributes.flatMap((name) => [attributeOf(name), name]),
    ...properties.flatMap((name) => [name, attributeOf(name)]),
  ];
  const given = [...element.getAttributeNames(), ...Object.keys(element)];
  warnOfNames(`<${element.localName}>`, given, known);
}
