import { warn } from './warnings';

/** Names that pages and browsers give to whatever they like. */
const OTHERS = /^(?:data|aria)-|^(?:class|id|is|key|ref|role|slot|style|title)$/i;

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** How many letters have to be put in, left out or changed to make one word of another. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1)
      line.push(
        Math.min(
          above[at]! + 1,
          line[at - 1]! + 1,
          above[at - 1]! + (one[row - 1] === other[at - 1] ? 0 : 1),
        ),
      );
    above = line;
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
  return known.find((one) => {
    const other = plain(one);
    return isMisspelt(name, one) || word.startsWith(other) || other.startsWith(word + 'able');
  });
}

/**
 * Warns of names that are none of an embed's but look like one of them: what a page adds for itself
 * is its own affair.
 */
export function warnOfNames(embed: string, given: readonly string[], known: readonly string[]) {
  for (const name of given) {
    if (known.includes(name) || OTHERS.test(name)) continue;
    const right = meant(name, known);
    if (right) warn('unknown-name', embed, `there is no ${name}; ${right} was meant`);
  }
}
