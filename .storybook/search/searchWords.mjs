import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What people type who look for a page that has another name, by the id of its page.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const searchWords = {
  'what-has-changed--docs': [
    'changelog',
    'changed since',
    'release notes',
    'versions',
    'review',
    ...keptVersions(),
  ],
  'foundations-accessibility--docs': [
    'a11y',
    'WCAG',
    'screen reader',
    'keyboard',
    'ARIA',
    'status of components',
    'draft',
    'deprecated',
  ],
  'foundations-colour--docs': [
    'color',
    'palette',
    'muted text',
    'contrast ratio',
    'dark mode',
    'dark theme',
    'light theme',
  ],
  'foundations-elevation--docs': ['shadow', 'layers', 'z-index'],
  'foundations-icons--docs': ['SVG', 'symbols'],
  'foundations-imagery--docs': ['pictures', 'illustrations', 'images'],
  'foundations-motion--docs': ['animation', 'transition', 'reduced motion', 'hover', 'pressed'],
  'foundations-right-to-left--docs': [
    'RTL',
    'right-to-left',
    'bidi',
    'mirroring',
    'direction',
    '320 px narrow',
  ],
  'foundations-shape--docs': ['radius', 'corners', 'border'],
  'foundations-space-and-grid--docs': ['spacing', 'breakpoints', 'margin', 'padding', 'layout'],
  'foundations-tokens--docs': [
    'design tokens',
    'DTCG',
    'JSON',
    'Figma',
    'export',
    'download',
    'CSS variables',
    'custom properties',
  ],
  'foundations-type--docs': ['typography', 'fonts', 'font size', 'line height'],
  'foundations-words--docs': [
    'translations',
    'texts',
    'copy',
    'CSV',
    'export for translators',
    'tone of voice',
    'writing',
    'Spanish',
    'Español',
    'Arabic',
    'العربية',
    'capitals',
    'plurals',
  ],
  'partners-languages--docs': ['i18n', 'locale', 'translations'],
  'partners-quick-start--docs': ['iframe', 'custom elements', 'web components', 'install', 'npm'],
  'partners-security--docs': ['CSP', 'integrity'],
  'partners-theming--docs': ['brand', 'CSS variables', 'own colours'],
  'patterns-telling-people-notice-or-toast--docs': [
    'alert',
    'banner',
    'snackbar',
    'status',
    'when to use toast or notice',
  ],
  'patterns-offline--docs': ['lost connection', 'no connection', 'network', 'internet'],
  'patterns-loading--docs': ['skeleton', 'spinner', 'placeholder'],
  'patterns-forms-and-errors--docs': ['validation', 'input'],
  'patterns-tables-to-cards--docs': ['responsive', 'mobile'],
};

/** Versions that have been released, as `.storybook/releases/kept` has them. */
function keptVersions() {
  const files = readdirSync(join(import.meta.dirname, '../releases/kept'));
  return files.map((file) => file.replace(/\.json$/, '').replaceAll(/[_-]/g, ' ')).toSorted();
}

/**
 * A page or a story, as Storybook's index has it.
 * @typedef {{ id: string, type: string, title?: string, name?: string, tags?: string[],
 *   anchors?: { id: string, title: string }[] }} Entry
 */

/**
 * A page of documentation under a name of its own: Storybook calls each of them Docs, also in what
 * its search finds. That of a component stands among its stories, which have its name above them.
 * @param {Entry} entry
 * @returns {Entry}
 */
function named(entry) {
  const about = entry.title?.split('/').at(-1);
  if (entry.type !== 'docs' || entry.name !== 'Docs' || !about) return entry;
  return { ...entry, name: entry.tags?.includes('unattached-mdx') ? about : `About ${about}` };
}

/**
 * An index of Storybook in which pages are found by these words as well. Its search looks for a
 * page's headings, too; a word stands there as one. Headings of pages that are made of stories are
 * left out, for each such story is found itself.
 * @param {{ entries: Record<string, Entry> }} index
 * @returns {{ entries: Record<string, Entry> }}
 * @throws when words are given to a page that is not there
 */
export function withSearchWords(index) {
  const unknown = Object.keys(searchWords).filter((id) => !(id in index.entries));
  if (unknown.length > 0) throw new Error(`searchWords.mjs: no page ${unknown.join(', ')}`);
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const { anchors: _, ...plain } = named(entry);
    const words = searchWords[id];
    if (!words) return [id, plain];
    return [id, { ...plain, anchors: words.map((title, at) => ({ id: `word-${at}`, title })) }];
  });
  return { ...index, entries: Object.fromEntries(entries) };
}
