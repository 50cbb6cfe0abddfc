import {
  asText,
  elementName,
  findAll,
  meantName,
  noteMeant,
  warnOfEvent,
  warnOfNames,
  warnOfProblem,
  warnOfSwitches,
} from '../embedWarnings';
import { attributeOf } from './attributeOf';
import { inTime } from './givenNames';

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
  const switches = Object.entries(has.attributes).filter(([, isSwitch]) => isSwitch);
  warnOfSwitches(
    embed,
    element,
    switches.map(([name]) => attributeOf(name)),
  );
  const given = element.getAttributeNames().filter((attribute) => {
    // HTML has no capital letters in attributes: `getToken="…"` comes as `gettoken`.
    const property = has.properties.find((name) => name.toLowerCase() === attribute);
    if (!property || property === attribute) return true;
    noteMeant(embed, property);
    return false;
  });
  for (const name of has.properties)
    if (element.hasAttribute(attributeOf(name))) noteMeant(embed, name);
  warnOfNames(embed, given, [...attributes, ...properties]);
  warnOfNames(embed, Object.keys(element), [...properties, ...attributes]);
}

const tags = ['clubline-results', 'clubline-chat'];

/** The tag of ours that was probably meant, if any. */
const meantTag = (name: string) =>
  meantName(name, tags) ??
  (name.startsWith('clubline-') ? tags[Number(/chat|room|message/.test(name))] : undefined);

/**
 * Warns of tags on the page that are called almost as this element of ours, and are nobody's: the
 * script of the other element knows nothing of what this one has said.
 */
export function warnOfUnknownTags(own: string) {
  const names = findAll('*').map(({ localName }) => localName);
  for (const name of new Set(names)) {
    if (!name.includes('-') || tags.includes(name) || customElements.get(name)) continue;
    if (meantTag(name) !== own) continue;
    const error = new Error(`there is no element <${name}>; <${own}> was meant`);
    warnOfProblem(`<${name}>`, { code: 'unknown-name', error });
  }
}

/** Warns of such tags now, and of those that later views of the page bring. */
export function watchTags(own: string) {
  warnOfUnknownTags(own);
  let isDue = false;
  new MutationObserver(() => {
    // A test’s page changes once more when it goes.
    if (isDue || !globalThis.document) return;
    isDue = true;
    // Who defines the tag may come after it.
    inTime(() => {
      isDue = false;
      warnOfUnknownTags(own);
    }, 0);
  }).observe(document, { childList: true, subtree: true });
}

/** Warns of listeners for events that elements of a kind do not have. */
export function warnOfListeners(kind: HTMLElement) {
  const { addEventListener } = kind;
  kind.addEventListener = function (this: HTMLElement, ...given: [string, never]) {
    warnOfEvent(elementName(this), given[0]);
    return addEventListener.apply(this, given);
  };
}

/** What Vue keeps with an element while a page is developed: how its template gives properties. */
interface VueNode {
  props: object | null;
  patchFlag: number;
}

/** Properties that an element has been given before. */
const known = new WeakMap<Element, Set<string>>();

/** Vue hydrates what has these flags, also where it is built for production. */
const ALL_PROPS_OR_LISTENERS = 16 | 32;

/** Whether Vue brings to life what its server has rendered around an element. */
function isHydrated(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement)
    if ('__vue_app__' in one) return !one.hasAttribute('data-v-app');
  return false;
}

/**
 * Warns of a property that Vue sets on what its server has rendered while the page is developed,
 * and may not once it is built.
 */
export function warnOfHydration(element: Element, property: string) {
  const before = known.get(element) ?? new Set();
  known.set(element, before);
  // What Vue makes itself has its properties before it is on the page.
  if (before.has(property)) return;
  before.add(property);
  // Vue marks its root once all is alive.
  if (element.isConnected) queueMicrotask(() => warnOfVue(element, property));
}

function warnOfVue(element: Element, property: string) {
  const node = Reflect.get(element, '__vnode') as VueNode | undefined;
  const name = [property, attributeOf(property)].find((one) => one in (node?.props ?? {}));
  if (!node || !name || node.patchFlag & ALL_PROPS_OR_LISTENERS || !isHydrated(element)) return;
  const fault =
    `Vue sets it now, and may not on the page that you build, where a server has rendered the ` +
    `element: write :${name}.prop`;
  warnOfProblem(elementName(element), { code: 'late-script', error: new Error(fault) }, property);
}

/** What is said of a property that came as the text of an attribute. */
export const asAttribute = (property: string) =>
  `${property} is a property, and was written as an attribute, of which nothing can be read: set ` +
  'the property by a script, or as your framework does';

/** Warns of a second script of an element, which changes nothing. */
export function warnOfCopy(name: string) {
  const fault =
    `two scripts on the page define ${name}, or one does so twice, and the first one counts, ` +
    'whichever version or build it is';
  warnOfProblem(`<${name}>`, { code: 'second-copy', error: new Error(fault) });
}

/** What each element was given last, by its properties, and what that held then. */
const given = new WeakMap<Element, Map<string, { value: object; text: string }>>();

/** Warns of an object that an element is given again, and which has changed in between. */
export function warnOfChanged(element: Element, property: string, value: unknown) {
  const own = given.get(element) ?? new Map<string, { value: object; text: string }>();
  given.set(element, own);
  const before = own.get(property);
  own.delete(property);
  if (typeof value !== 'object' || value === null) return;
  const text = asText(value);
  own.set(property, { value, text });
  // Another element reads it anew, and so does this one after another object.
  if (before?.value !== value || before.text === text) return;
  const kind = Array.isArray(value) ? 'list' : 'object';
  const copy = Array.isArray(value) ? `[...${property}]` : `{ ...${property} }`;
  const fault =
    `it is the same ${kind} as before, and has changed, of which nothing shows. Give a new one, ` +
    `e.g. ${copy}`;
  warnOfProblem(elementName(element), { code: 'bad-value', error: new Error(fault) }, property);
}

/** Whether an object has no text of its own, as an address or a date has. */
const hasNoText = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  [undefined, Object.prototype.toString].includes(value.toString);

/** Warns of a function, or an object without a text, in a property that holds text or a switch. */
export function warnOfAttributeValue(
  element: Element,
  property: string,
  value: unknown,
  isSwitch: boolean,
) {
  const isFunction = typeof value === 'function';
  if (!isFunction && (isSwitch || !hasNoText(value))) return;
  const fault = isFunction
    ? `it is a function, which is never called: give ${isSwitch ? 'true' : 'text'}`
    : 'it is an object and no text, and stands there as [object Object]';
  warnOfProblem(elementName(element), { code: 'bad-value', error: new TypeError(fault) }, property);
}
