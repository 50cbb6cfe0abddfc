import { chatRoomMessages, type ChatRoomTexts } from '@clubline/ui/ChatRoom';
import { chatRoom as arabic } from '@clubline/ui/locales/ar';
import { chatRoom as spanish } from '@clubline/ui/locales/es';
import { isRecord } from '../../platform/client';
import { languageOf } from '../useProblems';

/** The texts that we publish, besides English. */
const published: Readonly<Record<string, ChatRoomTexts>> = { es: spanish, ar: arabic };

/** Languages that are written from right to left. */
const rightToLeft = ['ar', 'fa', 'he', 'ur'];

/** From which side the texts of a language are written. */
export const directionOf = (language: string | undefined): 'ltr' | 'rtl' =>
  rightToLeft.includes(language?.split('-')[0] ?? '') ? 'rtl' : 'ltr';

/** How days and times are written: in Arabic, too, with the figures 0 to 9, unless one says so. */
export const frameLocale = (locale: string | null): string | null =>
  /^ar(-(?!.*-nu-)|$)/i.test(locale ?? '') && languageOf(locale ?? undefined)
    ? new Intl.Locale(locale ?? '', { numberingSystem: 'latn' }).toString()
    : locale;

/** Nothing in a room is longer, and nothing else is to be told in it. */
const LONGEST_TEXT = 200;

/**
 * The texts of a room in a frame: those of the language, where we publish it, and over them what
 * the page around gives as JSON. A text with numbers or names has `{1}` and so on where they stand,
 * and may be an object with one text for each plural form, e.g.
 * `{ "one": "1 nouveau message", "other": "{1} nouveaux messages" }`.
 * @param warn hears of what cannot be read
 */
export function frameTexts(
  locale: string | null,
  given: string | null,
  warn: (fault: string) => void = () => {},
): Partial<ChatRoomTexts> {
  const language = languageOf(locale ?? undefined);
  const texts = { ...published[language?.split('-')[0] ?? ''] };
  const own = readJson(given);
  if (given && !own) warn(`it is no JSON object with texts by their names: ${given}`);
  const known: Record<string, unknown> = chatRoomMessages;
  for (const [name, text] of Object.entries(own ?? {})) {
    const hasForms = typeof known[name] === 'function';
    const read = hasForms ? readForms(text, language) : readText(text);
    const forms = hasForms ? ', nor forms with other' : '';
    if (!Object.hasOwn(known, name))
      warn(`${JSON.stringify(name)} is none of ${Object.keys(known).join(', ')}`);
    else if (read === undefined)
      warn(`${name} is no text of ${LONGEST_TEXT} characters at most${forms}`);
    else Object.assign(texts, { [name]: read });
  }
  return texts;
}

function readJson(given: string | null): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(given ?? '');
    return isRecord(read) ? read : null;
  } catch {
    return null;
  }
}

/** What turns the words after it around, or ends what does. */
const TURNS = /[\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;

/** The heading of a room, as the page around the frame gives it; null where it cannot be read. */
export function frameTitle(given: string | null): string | null {
  const title = (given ?? '')
    .replaceAll(TURNS, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return /[\p{L}\p{N}\p{S}]/u.test(title) ? (readText(title) ?? null) : null;
}

const readText = (value: unknown) =>
  typeof value === 'string' && value.length <= LONGEST_TEXT ? value : undefined;

/** A text that depends on what it is given, the first of it as a count if it is one. */
function readForms(value: unknown, language: string | undefined) {
  const forms = isRecord(value) ? value : { other: value };
  const other = readText(forms['other']);
  if (other === undefined) return undefined;
  const rules = new Intl.PluralRules(language);
  return (...values: (number | string)[]) => {
    const [count] = values;
    const form = typeof count === 'number' ? readText(forms[rules.select(count)]) : undefined;
    return (form ?? other).replaceAll(/\{([1-3])\}/g, (_, place: string) =>
      String(values[Number(place) - 1] ?? ''),
    );
  };
}
