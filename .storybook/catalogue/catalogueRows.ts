import { messagesOf, samplesOf } from '../messages';
import links from '../messages.json';
import { kindOf, type MessageKind } from './messageKinds';

/** A message as the catalogue shows it. */
export interface CatalogueRow {
  /** Package, name of its group and key, e.g. `ui notificationList.empty`. */
  id: string;
  /** The folder that it stands in, e.g. `notifications`. */
  domain: string;
  kind: MessageKind;
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
      english: sample,
      spanish: inSpanish.get(id) ?? '',
      arabic: inArabic.get(id) ?? '',
      story: storyOf[id],
    })),
);

/** What is looked for: each empty or left out means all. */
export interface CatalogueQuery {
  words: string;
  kind: string;
  domain: string;
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The rows that have each of the words in a text, a key or a name, of this kind and domain. */
export function findRows<Row extends CatalogueRow>(
  rows: readonly Row[],
  { words, kind, domain }: CatalogueQuery,
): Row[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = plain([row.id, row.domain, row.english, row.spanish, row.arabic].join(' '));
    return (
      (kind === '' || row.kind === kind) &&
      (domain === '' || row.domain === domain) &&
      wanted.every((word) => text.includes(word))
    );
  });
}

// Programs that open such files take a cell that begins so for a formula.
const cell = (text: string) =>
  `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const columns = ['id', 'kind', 'domain', 'english', 'spanish', 'arabic', 'story'] as const;

/** The rows as a file for translators, with a line of headings. */
export const toCsv = (rows: readonly CatalogueRow[]): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n');
