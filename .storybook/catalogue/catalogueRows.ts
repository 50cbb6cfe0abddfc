import { messagesOf, samplesOf } from '../messages';
import links from '../messages.json';
import { isOfLostConnection, kindOf, LOST_CONNECTION, type MessageKind } from './messageKinds';

/** A message as the catalogue shows it. */
export interface CatalogueRow {
  /** Package, name of its group and key, e.g. `ui notificationList.empty`. */
  id: string;
  /** The folder that it stands in, e.g. `notifications`. */
  domain: string;
  kind: MessageKind;
  /** Whether it is read because the connection is lost. */
  isOffline: boolean;
  english: string;
  /** Empty where there is none, of which a test of translations would tell. */
  spanish: string;
  /** As `spanish`. */
  arabic: string;
  /** Id of a story that shows it; undefined where none does. */
  story: string | undefined;
}

const english = import.meta.glob<object>('../../packages/*/src/**/messages.ts', { eager: true });
const spanish = import.meta.glob<object>('../../packages/*/src/**/messages.es.ts', { eager: true });
const arabic = import.meta.glob<object>('../../packages/*/src/**/messages.ar.ts', { eager: true });
const storyOf = links as Record<string, string>;

const textsById = (files: Record<string, object>) =>
  new Map(Object.entries(files).flatMap(([file, exports]) => [...samplesOf(file, exports)]));
const inSpanish = textsById(spanish);
const inArabic = textsById(arabic);

/** Every message that a person can see, in the order of packages and domains. */
export const catalogueRows: readonly CatalogueRow[] = Object.entries(english).flatMap(
  ([file, exports]) =>
    messagesOf(file, exports).map(({ id, sample }) => ({
      id,
      domain: file.split('/src/')[1]?.split('/')[0] ?? '',
      kind: kindOf(id, sample),
      isOffline: isOfLostConnection(id, sample),
      english: sample,
      spanish: inSpanish.get(id) ?? '',
      arabic: inArabic.get(id) ?? '',
      story: storyOf[id],
    })),
);

/** The languages that texts stand in, English as their source first. */
export const catalogueLanguages = ['english', 'spanish', 'arabic'] as const;
type CatalogueLanguage = (typeof catalogueLanguages)[number];

/** What is looked for: each empty means all. */
export interface CatalogueQuery {
  words: string;
  kind: string;
  domain: string;
  language: CatalogueLanguage | '';
}

/** What is shown for one language: its texts with the English beside them. */
export const shownLanguages = (language: CatalogueQuery['language']) =>
  catalogueLanguages.filter((one) => language === '' || one === 'english' || one === language);

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The rows that have each of the words in a text, a key or a name, of this kind and domain;
 * of a language, only its texts and the English are looked at.
 */
export function findRows<Row extends CatalogueRow>(
  rows: readonly Row[],
  { words, kind, domain, language }: CatalogueQuery,
): Row[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const shown = shownLanguages(language);
  return rows.filter((row) => {
    const text = plain([row.id, row.domain, ...shown.map((one) => row[one])].join(' '));
    return (
      (kind === '' || row.kind === kind || (kind === LOST_CONNECTION && row.isOffline)) &&
      (domain === '' || row.domain === domain) &&
      wanted.every((word) => text.includes(word))
    );
  });
}

// Programs that open such files take a cell that begins so for a formula.
const cell = (text: string) =>
  `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The rows as a file for translators, of all languages or one, with a line of headings. */
export function toCsv(
  rows: readonly CatalogueRow[],
  language: CatalogueQuery['language'] = '',
): string {
  const columns = ['id', 'kind', 'domain', ...shownLanguages(language), 'story'] as const;
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n');
}
