/** What warnings call an element: by its id, where it has one. */
export const elementName = ({ localName, id }: Element): string =>
  `<${localName}${id && ` id="${id}"`}>`;

/** Which of the two an embed is: its name says so, and not its id. */
export const embedKind = (embed: string): 'chat' | 'results' =>
  /^\S*chat/i.test(embed) ? 'chat' : 'results';

/** Where an embed tells the component in it how warnings call it; nobody else gives it. */
const ELEMENT = 'data-clubline-element';

/** What an embed of this name gives the component in it while a page is developed. */
export const asEmbed = (name: string): object => ({ [ELEMENT]: name });

/** What an element gives the component in it while a page is developed. */
export const asElement = (element: Element): object => asEmbed(elementName(element));

/** What a component with these props is drawn in, as warnings call it, if anything. */
export const elementOf = (props: object): string | undefined =>
  (props as { [ELEMENT]?: string })[ELEMENT];
