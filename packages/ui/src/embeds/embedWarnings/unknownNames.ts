import { warn } from './warnings';

/** Names that pages and browsers give to whatever they like. */
const OTHERS = /^(?:data|aria)-|^(?:class|id|is|key|ref|role|slot|style|title)$/i;

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
  results: ['motos', 'rows'],
  runs: ['motos'],
  class: ['title'],
  heading: ['title'],
  channel: ['room'],
  matchid: ['room'],
  token: ['getToken'],
  tokenurl: ['getToken'],
  url: ['src', 'api'],
};

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

/** The name that was probably meant, if any. */
function meant(name: string, known: readonly string[]): string | undefined {
  const word = plain(name);
  const alike = known.find((one) => {
    const other = plain(one);
    return isMisspelt(name, one) || word.startsWith(other) || other.startsWith(word + 'able');
  });
  return alike ?? otherwiseCalled(name, known)[0];
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

/** What to listen to in place of a function by this name, which an element does not call. */
function eventsFor(embed: string, name: string): readonly string[] {
  const all = events[embed.includes('chat') ? 'chat' : 'results'];
  const word = plain(name).replace(/^on(clubline)?/, '');
  const alike = all.filter((one) => word.startsWith(plain(one).replace('clubline', '')));
  return alike[0] ? alike : all;
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
  for (const name of given) {
    if (known.includes(name) || OTHERS.test(name)) continue;
    if (embed.startsWith('<') && /^on/i.test(name)) {
      // What browsers know themselves, e.g. `onclick`, is no affair of ours.
      if (!(name.toLowerCase() in document.documentElement))
        warn(
          'unknown-name',
          embed,
          `there is no ${name}; listen to ${eventsFor(embed, name).join(', ')}`,
        );
      continue;
    }
    const right = meant(name, known);
    if (right)
      warn('unknown-name', embed, `there is no ${prefix}${name}; ${prefix}${right} was meant`);
  }
}
