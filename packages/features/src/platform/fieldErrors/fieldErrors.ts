import { ApiError, messageOf } from '../client';
import { readServerMessages, type ServerMessage } from './readServerMessages';

/**
 * The properties of a request that each field of a form is sent as. What is nested in one of them
 * belongs to the same field.
 */
export type FieldProperties<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** What stands under each field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Answers that can be about what somebody wrote. */
const ABOUT_CONTENT = [400, 409, 413, 415, 422];
const CONFLICT = 409;

/** Codes and words of validators, which say nothing to people. */
const MACHINE_TEXTS = [
  /^[45]\d\d(?:: .*)?$/s,
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/,
  /^Invalid (?:\w+: .*|input)$/s,
  /^Too (?:big|small): .*$/s,
  /^Expected \w+, received .*$/s,
  /^Unrecognized keys?\b.*$/s,
];
const isMachineText = (text: string) => MACHINE_TEXTS.some((pattern) => pattern.test(text));

/**
 * What a server says is wrong with the fields of a form. Texts without a property are taken to be
 * about a field when they begin with its property, or when a conflict (409) names no other field.
 * `instead` stands for words that only a machine understands. `only` is the one field that was
 * sent: whatever is wrong with the request is wrong with that.
 */
export function fieldErrorsOf<Field extends string>(
  error: unknown,
  fields: FieldProperties<Field>,
  instead: string,
  only?: Field,
): FieldErrors<Field> {
  const { status } = error instanceof ApiError ? error : { status: 0 };
  const byField = new Map<Field, Set<string>>();
  for (const message of readServerMessages(error)) {
    const field =
      fieldOfProperty(message.property, fields) ??
      (message.property === '' && ABOUT_CONTENT.includes(status)
        ? (fieldOfText(message.text, fields, status === CONFLICT) ?? only)
        : undefined);
    if (!field) continue;
    const text = isMachineText(message.text) ? instead : forPeople(message, fields[field]);
    byField.set(field, (byField.get(field) ?? new Set()).add(text));
  }
  return Object.fromEntries(
    Array.from(byField, ([field, texts]) => [field, asSentences([...texts])]),
  ) as FieldErrors<Field>;
}

/**
 * Everything a server says is wrong, in one line and without the paths of properties; null when it
 * says nothing that people understand.
 */
export function refusalText(error: unknown): string | null {
  const texts = readServerMessages(error).map(({ text }) => text);
  const readable = new Set(texts.filter((text) => !isMachineText(text)));
  return readable.size > 0 ? [...readable].join(' • ') : null;
}

/** What to say of a call that failed: the refusal as people read it, else what is known of it. */
export function failureText(error: unknown, fallback: string): string {
  return refusalText(error) ?? messageOf(error, fallback);
}

/** The field whose property holds this one, or is it: the one named most exactly. */
function fieldOfProperty<Field extends string>(
  property: string,
  fields: FieldProperties<Field>,
): Field | undefined {
  const holding = entriesOf(fields).filter(
    ([, known]) => property === known || property.startsWith(`${known}.`),
  );
  return holding.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

function fieldOfText<Field extends string>(
  text: string,
  fields: FieldProperties<Field>,
  isConflict: boolean,
): Field | undefined {
  const [first = ''] = text.split(/[\s:]/);
  const beginning = fieldOfProperty(first, fields);
  if (beginning || !isConflict) return beginning;
  const words = text.toLowerCase().replaceAll(/[-_]/g, '');
  const named = entriesOf(fields).filter(([, property]) =>
    new RegExp(`\\b${wordsOf(property).join('\\s?')}\\b`).test(words),
  );
  return new Set(named.map(([field]) => field)).size === 1 ? named[0]?.[0] : undefined;
}

function entriesOf<Field extends string>(fields: FieldProperties<Field>): [Field, string][] {
  return (Object.keys(fields) as Field[]).flatMap((field) =>
    fields[field].map((property): [Field, string] => [field, property]),
  );
}

/** `firstName` as words: first, name. */
function wordsOf(property: string): string[] {
  return property.split(/(?=[A-Z])|[^A-Za-z0-9]+/).map((word) => word.toLowerCase());
}

/** A text that begins with its property begins with words instead: `First name is too long`. */
function forPeople({ property, text }: ServerMessage, properties: readonly string[]): string {
  const name = [property, ...properties].find((known) => known && text.startsWith(known));
  const next = name && text.slice(name.length);
  if (!name || !next || !/^[\s:]/.test(next)) return text;
  const rest = next.replace(/^:\s*/, '');
  const words = next.startsWith(':') ? rest : `${wordsOf(name).join(' ')}${rest}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Several texts in one field, each with an end of its own. */
function asSentences(texts: readonly string[]): string {
  if (texts.length === 1) return texts[0]!;
  return texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}
