import { embedKind } from './elementName';
import { warn } from './warnings';

/** Names that pages and browsers give to whatever they like. */
const OTHERS = /^(?:data|aria)-|^(?:class|id|is|key|ref|role|slot|style|title)$/i;

/** Attributes that a framework reads itself: `:src`, `@click`, `x-text`, `[src]`, `on:click`. */
const FRAMEWORKS = /^[^a-z]|:|^(?:x|v|ng|hx)-/i;

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** How many letters to put in, leave out, change or exchange to make one word of another. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isExchanged =
        at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      line.push(
        Math.min(
          above[at]! + 1,
          line[at - 1]! + 1,
          above[at - 1]! + (one[row - 1] === other[at - 1] ? 0 : 1),
          isExchanged ? before[at - 2]! + 1 : Infinity,
        ),
      );
    }
    [before, above] = [above, line];
  }
  return above[other.length]!;
}

/** Words that others have for what we call so, each as `plain` has it. */
const OTHER_WORDS: Record<string, readonly string[]> = {
  bike: ['bikeNumber'],
  boat: ['bikeNumber'],
  boatnumber: ['bikeNumber'],
  no: ['bikeNumber'],
  number: ['bikeNumber'],
  plate: ['bikeNumber'],
  athlete: ['rider'],
  driver: ['rider'],
  name: ['rider', 'title'],
  pilot: ['rider'],
  racer: ['rider'],
  final: ['finalPos'],
  finalplace: ['finalPos'],
  finalposition: ['finalPos'],
  place: ['pos', 'rank', 'finalPos'],
  position: ['pos', 'rank', 'finalPos'],
  heats: ['motos'],
  results: ['motos', 'rows', 'data'],
  runs: ['motos'],
  json: ['data'],
  race: ['data'],
  rows: ['data'],
  class: ['title'],
  heading: ['title'],
  header: ['heading', 'title'],
  title: ['heading'],
  channel: ['room'],
  chat: ['room'],
  event: ['room'],
  match: ['room'],
  matchid: ['room'],
  key: ['partner'],
  colorscheme: ['theme'],
  mode: ['theme'],
  token: ['tokenUrl', 'getToken'],
  tokenurl: ['getToken'],
  source: ['src'],
  url: ['src', 'api'],
  lang: ['locale'],
  language: ['locale'],
  dark: ['theme'],
  light: ['theme'],
  marked: ['markedBoat'],
  maxheight: ['maxBlockSize'],
  filename: ['download', 'onDownload'],
};

/** Names that are a page’s own affair, but for an embed that is given nothing by the name meant. */
const AMBIGUOUS = ['lang', 'title'];

const meant = new Set<string>();

/** Keeps in mind what a page meant to give to an element. */
export const noteMeant = (embed: string, name: string) => void meant.add(`${embed} ${plain(name)}`);

/** Whether a page meant to give one of these to an element, by another name or as text. */
export const wasMeant = (embed: string, names: readonly string[]) =>
  names.some((name) => meant.has(`${embed} ${plain(name)}`));

/** Whether a name is another one but for a letter or two, or for how its words are joined. */
export function isMisspelt(name: string, known: string): boolean {
  const [word, other] = [plain(name), plain(known)];
  return distance(word, other) <= (Math.min(word.length, other.length) > 5 ? 2 : 1);
}

/** Those of the known names that another word stands for. */
export const otherwiseCalled = (name: string, known: readonly string[]): readonly string[] => {
  const word = plain(name);
  const others = Object.hasOwn(OTHER_WORDS, word) ? OTHER_WORDS[word]! : [];
  return others.filter((one) => known.includes(one));
};

/** The name that was probably meant, if any, as the known ones are spelt. */
export function meantName(name: string, known: readonly string[]): string | undefined {
  const word = plain(name);
  const spelt = (other: string | undefined) =>
    other === undefined ? undefined : known.find((one) => plain(one) === plain(other));
  const far = (one: string) => distance(word, plain(one));
  const near = known.filter((one) => isMisspelt(name, one)).toSorted((a, b) => far(a) - far(b));
  if (near[0] && far(near[0]) === 0) return near[0];
  const camels = [
    ...known,
    ...known.map((one) => one.replaceAll(/-./g, ([, letter]) => letter!.toUpperCase())),
  ];
  const begun = known.find((one) => {
    const other = plain(one);
    return word.startsWith(other) || other.startsWith(word + 'able');
  });
  return spelt(otherwiseCalled(name, camels)[0]) ?? near[0] ?? begun;
}

/** What each element tells its page by; a test holds it to the types. */
export const events = {
  results: ['clubline-pin-change', 'clubline-download', 'clubline-error'],
  chat: [
    'clubline-sign-in',
    'clubline-close',
    'clubline-error',
    'clubline-connection',
    'clubline-message',
  ],
} as const;

/** What components call otherwise than the event that stands for it. */
const OTHER_EVENTS: Record<string, string> = { togglepin: 'pinchange' };

/** The events of an element whose names are in this one. */
function alike(embed: string, name: string): readonly string[] {
  const word = plain(name).replace(/^(on)?(clubline)?/, '');
  const own = OTHER_EVENTS[word] ?? word;
  return events[embedKind(embed)].filter((one) =>
    own.startsWith(plain(one).replace('clubline', '')),
  );
}

/** What to listen to in place of a function by this name, which an element does not call. */
function eventsFor(embed: string, name: string): readonly string[] {
  const near = alike(embed, name);
  return near[0] ? near : events[embedKind(embed)];
}

/**
 * Warns of a listener for an event that an element does not have, and which looks like one of its
 * own: frameworks take `onDownload` for an event `Download`.
 */
export function warnOfEvent(embed: string, type: string) {
  const own: readonly string[] = events[embedKind(embed)];
  if (own.includes(type)) return;
  const all = type.startsWith('clubline-') ? own : [];
  const near = own.filter((one) => isMisspelt(type, one));
  const right = [alike(embed, type), near, all].find(([first]) => first);
  if (right) warn('unknown-name', embed, `it tells of no ${type}; listen to ${right.join(', ')}`);
}

/**
 * Warns of names that are none of an embed's but look like one of them: what a page adds for itself
 * is its own affair. `prefix` stands before each where the page writes it.
 */
export function warnOfNames(
  embed: string,
  given: readonly string[],
  known: readonly string[],
  prefix = '',
) {
  const isElement = embed.startsWith('<');
  for (const name of given) {
    if (known.includes(name)) continue;
    const isAmbiguous = AMBIGUOUS.includes(name);
    if (OTHERS.test(name) && !isAmbiguous) continue;
    if (!prefix && FRAMEWORKS.test(name)) continue;
    if (isElement && /^on/i.test(name)) {
      // What browsers know themselves, e.g. `onclick`, is no affair of ours.
      if (!(name.toLowerCase() in document.documentElement))
        warn(
          'unknown-name',
          embed,
          `there is no ${name}; listen to ${eventsFor(embed, name).join(', ')}`,
        );
      continue;
    }
    const right = meantName(name, known);
    if (!right || (isAmbiguous && given.includes(right))) continue;
    if (isElement) noteMeant(embed, right);
    warn('unknown-name', embed, `there is no ${prefix}${name}; ${prefix}${right} was meant`);
  }
}
