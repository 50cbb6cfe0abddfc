import { z } from 'zod';
import { withoutStacks } from './marks';

/** An id in a path, query or body. Ids are opaque; anything of this form may be asked for. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'Not a valid id.');

/**
 * Names the person who acts. The server acts for the token's subject only: an id that differs is
 * refused with 403, a missing one means the subject.
 */
export const actorId = id
  .optional()
  .describe('The signed-in person; any other id is refused with 403.');

/** Addition: names what is written, so that it can be sent again without being made twice. */
export const clientId = id
  .optional()
  .describe('Addition: the same id again makes nothing new and is answered alike.');

/** ISO 8601 date and time in UTC, with milliseconds. */
export const timestamp = z.string().describe('ISO 8601, UTC, with milliseconds.');

/** PostgreSQL cannot store NUL, and nobody means to write one. */
export const withoutNul = (text: string): string => text.replaceAll('\u0000', '');

/** Something that can be seen: no blank, no invisible character, no accent without a letter. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\p{M}\u2800]/u;

/** As written, without NUL; empty when nothing of it can be seen. */
const visibleText = (text: string): string => (VISIBLE.test(text) ? withoutNul(text) : '');

/** Scripts in which letters are joined or kept apart by characters that cannot be seen. */
const JOINING = (
  'Arabic Syriac Mongolian Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil ' +
  'Telugu Kannada Malayalam Sinhala Khmer Myanmar'
)
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const PICTOGRAM = '\\p{Extended_Pictographic}';

/** What cannot be seen by itself and changes what is around it: such letters, and emoji. */
const MEANT = [
  `(?<=[${JOINING}])[\\u200C\\u200D](?=[${JOINING}])`,
  `(?<=${PICTOGRAM}[\\uFE0F\\p{Emoji_Modifier}]?)\\u200D(?=${PICTOGRAM})`,
  `(?<=${PICTOGRAM})\\uFE0F`,
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
  // The flags of England, Scotland and Wales.
  '(?<=\\u{1F3F4})\\u{E0067}\\u{E0062}' +
    '(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}' +
    '|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}',
].join('|');
/** Characters that turn the direction of what follows, or have no width and no meaning. */
const DISGUISES = new RegExp(
  `(?=[\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB])(?:(${MEANT})|.)`,
  'gsu',
);

/** So many that sorting them takes long; Unicode's own limit for texts that are normalised. */
const PILED_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Text without characters that disguise it. */
const plainLines = (text: string): string =>
  withoutStacks(
    visibleText(text).replace(DISGUISES, '$1').replace(PILED_MARKS, '$1').normalize('NFC'),
  );

/** As written, without NUL and towers of marks; empty when nothing of it can be seen. */
const writtenText = (text: string): string => withoutStacks(visibleText(text));

/** A name on one line that cannot disturb the words around it. */
const plainName = (name: string): string =>
  plainLines(name.replace(/(?!\s)\p{Cc}/gu, '')).replace(/[\s\p{Z}]+/gu, ' ');

/**
 * So many times as long as it may be, a text is refused before it is looked at, which takes a
 * millisecond for each ten thousand signs made for it. Shorter ones may lose blanks and what cannot
 * be seen.
 */
const LOOKED_AT = 4;

/** A text of which so much may be left once it is cleaned. */
function cleaned(max: number, clean: (text: string) => string) {
  const tooLong = `At most ${max} characters.`;
  return z
    .string()
    .max(LOOKED_AT * max, { error: tooLong, abort: true })
    .overwrite(clean)
    .trim()
    .max(max, tooLong);
}

/** Trimmed text that may be empty; what cannot be seen counts as empty. */
export const optionalText = (max: number) => cleaned(max, writtenText);

/** What somebody says of themselves beside their name; may be empty. */
export const aboutText = (max: number) => cleaned(max, plainLines);

/** Trimmed text in which something can be seen. */
export const text = (max: number, missing = 'This must not be empty.') =>
  cleaned(max, writtenText).min(1, missing);

/** What mail programs read as more than an address: names, comments, lists; and invisible signs. */
const MORE_THAN_ADDRESS = /[<>()[\]\\,;:"\p{C}]/u;
/**
 * Whether a text is without the signs that no domain has: read as part of a web address, what is
 * behind them would be left out.
 */
export const isDomainLike = (domain: string): boolean => !/[/?#%]/.test(domain);

/** Whether an email address is nothing but that. */
export const isPlainAddress = (email: string): boolean =>
  !MORE_THAN_ADDRESS.test(email) && isDomainLike(email.slice(email.lastIndexOf('@')));

/** Addition: a text as it was answered to who changes it now. */
export const seenText = (max: number) => z.string().max(LOOKED_AT * max);

/** Addition: what was seen of the fields that are sent. */
export const seenFields = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .object(fields)
    .partial()
    .optional()
    .describe(
      'Addition: what was seen of these fields before. One that differs from it is changed, ' +
        'unless somebody has changed it since: 409, and nothing is changed. The others stay.',
    );

/** The same of words. */
export const seenContent = (max: number) => seenFields({ content: seenText(max) });

/** A name of a person, club or racer: one line, without characters that disguise it. */
export const nameText = (max: number, missing: string) => cleaned(max, plainName).min(1, missing);

const SEARCH_MAX = 100;

/** Free text to search for; empty means no filter. */
export const search = optionalText(SEARCH_MAX).optional();

export const order = z.enum(['ASC', 'DESC']).default('DESC');

/** The body of a 204: none. */
export const noContent = z.null().describe('No body.');

export const idParams = z.object({ id });
