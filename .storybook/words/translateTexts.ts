type Texts = Readonly<Record<string, unknown>>;
type Make = (...values: unknown[]) => unknown;

/** What stands in an English text where it takes a value. */
const markOf = (index: number) => String.fromCodePoint(0xe0_00 + index);
const MARK = /([\uE000-\uE009])/;
const SIGNS = /[.*+?^${}()|[\]\\]/g;

interface Pattern {
  matches: RegExp;
  /** Which value each of its parts is. */
  order: number[];
  make: Make;
}

/** What a text says of these values; undefined where it cannot be made of them. */
function said(make: Make, values: unknown[]): string | undefined {
  try {
    const text = make(...values);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** A text that takes values, as what it is known by. */
function patternOf(english: Make, make: Make): Pattern | undefined {
  const values = Array.from({ length: Math.max(1, english.length) }, (_, at) => markOf(at));
  const parts = said(english, values)?.split(MARK) ?? [];
  if (parts.length < 2) return undefined;
  const source = parts.map((part) => (MARK.test(part) ? '(.+)' : part.replace(SIGNS, '\\$&')));
  return {
    matches: new RegExp(`^${source.join('')}$`, 's'),
    order: parts.filter((part) => MARK.test(part)).map((part) => part.codePointAt(0)! - 0xe0_00),
    make,
  };
}

/** A value as it was given: figures have been numbers. */
const valueOf = (words: string) => (/^\d+$/.test(words) ? Number(words) : words);

/**
 * Turns a finished English text into what other messages say: one that takes values is known by
 * what stands around them. What is none of the texts stays as it is.
 */
export function translatorOf(english: Texts, messages: Texts): (text: string) => string {
  const fixed = new Map<string, string>();
  const patterns: Pattern[] = [];
  const keep = (text: string | undefined, other: string | undefined) => {
    if (text && other && !fixed.has(text)) fixed.set(text, other);
  };
  const collect = (from: Texts, to: Texts) => {
    for (const [key, text] of Object.entries(from)) {
      const other = to[key];
      if (typeof text === 'string' && typeof other === 'string') keep(text, other);
      else if (typeof text === 'function' && typeof other === 'function') {
        const [make, makeOther] = [text as Make, other as Make];
        // One of something often has words of its own.
        keep(said(make, [1]), said(makeOther, [1]));
        const pattern = patternOf(make, makeOther);
        if (pattern) patterns.push(pattern);
      } else if (isTexts(text) && isTexts(other)) collect(text, other);
    }
  };
  collect(english, messages);
  // What says most of itself is meant first: a pattern of a name and a dot is nearly everything.
  patterns.sort((one, next) => next.matches.source.length - one.matches.source.length);
  return (text) => {
    const known = fixed.get(text);
    if (known !== undefined) return known;
    for (const { matches, order, make } of patterns) {
      const found = matches.exec(text);
      if (!found) continue;
      const values: unknown[] = [];
      for (const [at, index] of order.entries()) values[index] = valueOf(found[at + 1] ?? '');
      return said(make, values) ?? text;
    }
    return text;
  };
}

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
