import { warnOfNames } from '../embedWarnings';
import { attributeOf } from './attributeOf';

/** Warns of attributes and properties that an element does not have, once a page has set them. */
export function warnOfUnknownNames(
  element: Element,
  has: { attributes: object; properties: readonly string[] },
) {
  const known = [
    ...Object.keys(has.attributes).flatMap((name) => [attributeOf(name), name]),
    ...has.properties.flatMap((name) => [name, attributeOf(name)]),
  ];
  const given = [...element.getAttributeNames(), ...Object.keys(element)];
  warnOfNames(`<${element.localName}>`, given, known);
}
