/** What warnings call an element: by its id, where it has one. */
export const elementName = ({ localName, id }: Element): string =>
  `<${localName}${id && ` id="${id}"`}>`;
