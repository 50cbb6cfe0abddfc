/** A sentence for the person at the keyboard: what cannot be made, and why. */
export class RecipeError extends Error {}

/** The domains that ARCHITECTURE.md names. */
export function readDomains(architecture) {
  const [, list = ''] = /Folders are named by domain([\s\S]*?)\n\n/.exec(architecture) ?? [];
  return [...list.matchAll(/`([a-z]+)`/g)].map(([, domain]) => domain);
}

const pascal = /^[A-Z][a-z0-9][A-Za-z0-9]*$/;
const rules = {
  component: {
    fits: (name) => pascal.test(name),
    example: 'posts/ThingCard',
  },
  feature: {
    fits: (name) => /^(use[A-Z][a-z0-9][A-Za-z0-9]*|[A-Z][a-z0-9][A-Za-z0-9]*Screen)$/.test(name),
    example: 'posts/useThing or posts/ThingScreen',
  },
  route: {
    fits: (name) => pascal.test(name) && !/(Route|Screen)$/.test(name),
    example: 'clubs/Thing',
  },
  call: { fits: (name) => /^[a-z][A-Za-z0-9]+$/.test(name), example: 'clubs/thing' },
};

/** What can be made. */
export const kinds = Object.keys(rules);

const lowerFirst = (word) => word[0].toLowerCase() + word.slice(1);
const upperFirst = (word) => word[0].toUpperCase() + word.slice(1);
const spaced = (word, separator) =>
  word.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, separator).toLowerCase();

/**
 * Every form in which the name of a part stands in code.
 * @param {string} kind one of {@link kinds}
 * @param {string} address `<domain>/<Name>`
 * @throws {RecipeError}
 */
export function readPartName(kind, address, domains) {
  const [domain, given, ...more] = (address ?? '').split('/');
  const allowed = kind === 'component' ? [...domains, 'primitives'] : domains;
  if (!given || more.length > 0)
    throw new RecipeError(`Name one ${kind} by its domain, e.g. ${rules[kind].example}.`);
  if (!allowed.includes(domain))
    throw new RecipeError(
      `There is no domain “${domain}”. ARCHITECTURE.md names ${allowed.join(', ')}.`,
    );
  if (!rules[kind].fits(given))
    throw new RecipeError(`“${given}” is no name of a ${kind}: it is e.g. ${rules[kind].example}.`);
  const Name = upperFirst(given.replace(/^use(?=[A-Z])|Screen$/g, ''));
  return {
    kind,
    domain,
    Domain: upperFirst(domain),
    Name,
    name: lowerFirst(Name),
    words: spaced(Name, ' '),
    title: upperFirst(spaced(Name, ' ')),
    kebab: spaced(Name, '-'),
    isScreen: given.endsWith('Screen'),
  };
}
