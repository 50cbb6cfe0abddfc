import type { EmbedProblem, EmbedProblemCode } from '../problems';
import { embedKind } from './elementName';

/**
 * What a warning may be about: all that a page hears of, and what only its developer can mend: a
 * value or a name that there is not, styles that are not on the page, a chat in which nobody can
 * sign in, or in which nobody has written yet.
 */
type WarningCode =
  | EmbedProblemCode
  | 'bad-value'
  | 'unknown-name'
  | 'no-styles'
  | 'read-only'
  | 'empty-room'
  | 'sign-in-unheard'
  | 'second-copy';

/**
 * Each warning by its code: its number, which no other ever gets, the prop that it is about where
 * the fault does not say so, and what to do. 15 is what the API says in place of a frame.
 */
export const warnings: Record<
  WarningCode,
  { number: number; advice: string; chapter?: Record<'chat' | 'results', string> } & Partial<
    Record<'chat' | 'results', string>
  >
> = {
  missing: { number: 1, advice: 'Give it what is missing.' },
  unreachable: {
    number: 2,
    chat: 'api',
    results: 'src',
    advice: 'Look whether it is the right one, answers, and may be called by the page’s policy.',
  },
  cors: {
    number: 3,
    chat: 'api',
    results: 'src',
    advice:
      'It answers, but not to pages of this origin: its server has to allow that, and one opened ' +
      'as a file needs a server itself.',
  },
  'unknown-room': {
    number: 4,
    chat: 'room',
    advice: 'A room is named by letters, digits and _.:-, 128 at most.',
  },
  token: {
    number: 5,
    chat: 'getToken',
    advice: 'It has to give a token that the API takes, or null, within eight seconds.',
  },
  'bad-race': {
    number: 6,
    // The fault names it itself: `rows[3].motos[1]`, or the address.
    results: '',
    advice: 'Mend the data, or the address of them; rows that can be read show, if there are any.',
  },
  'bad-locale': {
    number: 7,
    // The fault names which of both it is.
    chat: '',
    advice: 'Write a language as BCP 47 has it, e.g. en-GB, and a zone as IANA names it.',
  },
  'late-script': {
    number: 8,
    advice: 'How, by framework, stands in the README.',
    chapter: { chat: 'the-chat-without-react', results: 'without-react' },
  },
  crash: {
    number: 9,
    advice: 'What was given broke it: usually a label, a listener or a function for links.',
  },
  'bad-value': { number: 10, advice: '' },
  'unknown-name': { number: 11, advice: 'Nothing reads it: write the name as it is documented.' },
  'no-styles': { number: 12, advice: 'Without that it has neither colours nor columns.' },
  'read-only': {
    number: 13,
    chat: 'getToken',
    advice: 'Where nobody is to write, it is right so; else give it.',
  },
  removed: {
    number: 14,
    chat: '',
    advice: 'They read along, and are not asked to sign in. Nothing is to be mended.',
  },
  'empty-room': {
    number: 16,
    chat: 'room',
    advice: 'A new room is empty until somebody writes; else look whether this is its name.',
  },
  'sign-in-unheard': {
    number: 17,
    chat: '',
    advice:
      'Listen to it, open your own sign-in, and give waitUntil what is settled once that is ' +
      'over. Where yours is another page, it is right so.',
  },
  'missing-script': {
    number: 19,
    chat: '',
    advice:
      'A part of the chat that its bundler has written apart did not load: serve all files that ' +
      'it writes, and those of the version before for pages that are still open.',
  },
  'second-copy': {
    number: 18,
    advice:
      'Load one: from a <script> or from the bundle, for development or production; where pages ' +
      'are swapped, let it stand in the head.',
  },
};

/** The page that explains a warning of an embed: all of them stand there by number and code. */
const pageOf = (code: WarningCode, kind: 'chat' | 'results') =>
  'https://github.com/clubline/clubline/blob/main/packages/' +
  `${kind === 'chat' ? 'features' : 'ui'}/README.md#` +
  (warnings[code].chapter?.[kind] ?? 'when-something-goes-wrong');

/** How an element may be given what a component has as these props, while it has none. */
const attributes: Record<string, string> = {
  getToken: 'getToken, token-url',
};

const said = new Set<string>();
/** Says once what is wrong with an embed: its component and its element may notice the same. */
export function warn(code: WarningCode, embed: string, fault: string, prop?: string) {
  const kind = embedKind(embed);
  // Its own id, or the room that it shows.
  const [, id] = / (?:id=|of )"(.*)"/.exec(embed) ?? [];
  const key = `${kind} ${code} ${fault}`;
  const ownKey = `${key} ${id}`;
  // What is drawn in an element does not know the element's id.
  if (said.has(id === undefined ? key : ownKey)) return;
  said.add(key).add(ownKey);
  const { number, advice, [kind]: usual } = warnings[code];
  const sentence = /[.!?]$/.test(fault) ? fault : `${fault}.`;
  // What an element is given without a script is an attribute.
  const given = embed.startsWith('<') ? usual && (attributes[usual] ?? usual) : usual;
  const about = [embed, prop ?? given].filter(Boolean).join(', ');
  // oxlint-disable-next-line no-console
  console.warn(
    [
      `Clubline warning ${number} (${code}). ${about}: ${sentence}`,
      advice,
      `See ${pageOf(code, kind)}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

const blamed = new WeakMap<Error, { embed: string; prop: string }>();

/** Says that an error comes of what this embed was given as `prop`, whichever is told of it. */
export const blame = (error: Error, embed: string, prop: string) =>
  void blamed.set(error, { embed, prop });

/**
 * Warns of what an embed has told its page, or would have, or of what the page cannot hear; `prop`
 * where it is not the usual one.
 */
export function warnOfProblem(
  embed: string,
  { code, error }: { code: WarningCode; error: Error },
  prop?: string,
) {
  const given = blamed.get(error);
  // That somebody was removed is the fault of no prop.
  const giver = warnings[code].chat ? given?.prop : undefined;
  warn(code, given?.embed ?? embed, error.message, prop ?? giver);
}

type Listener = (problem: EmbedProblem) => void;

/** A word and no symbol: builds that warn are apart, and know each other by it. */
const WARNED = 'clublineWarned';

/** Marks a listener as one that warns of what it hears. */
export const asWarned = (listener: Listener): Listener =>
  Object.assign(listener, { [WARNED]: true });

/** Whether a listener warns of what it hears. */
export const isWarned = (listener: Listener | undefined): boolean =>
  !!listener && Object.hasOwn(listener, WARNED);

/** A listener that hears of each problem before a warning does, if it does not warn itself. */
export const withWarnings = (embed: string, listener: Listener | undefined) =>
  listener && isWarned(listener)
    ? listener
    : asWarned((problem) => {
        listener?.(problem);
        warnOfProblem(embed, problem);
      });

/** Warns of a value that is none of those that a prop can have. */
export function warnOfValue(
  embed: string,
  prop: string,
  value: unknown,
  known: readonly unknown[],
) {
  if (value === undefined || value === null || known.includes(value)) return;
  const fault = `${JSON.stringify(value)} is none of ${known.join(', ')}. Take one of them.`;
  warn('bad-value', embed, fault, prop);
}

/** The code of a language that English calls so, if any. */
function codeOf(language: string): string | undefined {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => names.of(code)?.toLowerCase() === language.toLowerCase());
}

/** Warns of a language that may be one, but is none that the browser can write dates in. */
export function warnOfLanguage(embed: string, locale: unknown, prop = 'locale') {
  if (typeof locale !== 'string') return;
  try {
    if (Intl.DateTimeFormat.supportedLocalesOf(locale)[0]) return;
  } catch {
    // What cannot be one at all, the page hears of.
    return;
  }
  const right = codeOf(locale);
  const fault =
    `"${locale}" is no language that this browser knows, and its own stands in its place` +
    (right ? `: did you mean ${right}?` : '');
  warn('bad-locale', embed, fault, prop);
}

/** Warns of a pause after which nothing is asked for again, or not so soon. */
export function warnOfRefresh(embed: string, refresh: unknown) {
  if (refresh === undefined || refresh === null || refresh === 0) return;
  const seconds = Number(refresh);
  if (!(seconds > 0)) {
    const fault = `${JSON.stringify(refresh)} is no number of seconds, e.g. 30`;
    warn('bad-value', embed, fault, 'refresh');
  } else if (seconds < 5) {
    const fault = `${JSON.stringify(refresh)} is less than 5 seconds and counts as 5`;
    warn('bad-value', embed, fault, 'refresh');
  }
}

/** Warns of what of a race cannot be read, a warning each. */
export function warnOfFaults(embed: string, faults: readonly string[]) {
  for (const fault of faults) warn('bad-race', embed, fault);
}
