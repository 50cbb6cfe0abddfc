import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { policyOf } from './policyOf.mjs';

const IMPORTED = /^import (\w+) from '([^']+)\?raw';$/gm;
const TITLE = /<Meta title="([^"]+)" \/>/;
/** A piece of code between fences, or a line that is one tag. */
const FENCE_OR_TAG = /^```[\s\S]*?^```$|^<[A-Z].*$/gm;

const fenced = (code, language) => `\`\`\`${language}\n${code.trim()}\n\`\`\``;

/** What a tag of these pages shows, as text; a story has none. */
function textOfTag(tag, given) {
  const [, file, code, language = 'jsx'] =
    /^<Code file="([^"]+)" code=\{(\w+)\}(?: language="(\w+)")? \/>$/.exec(tag) ?? [];
  if (code) return `\`${file}\`:\n\n${fenced(given(code), language)}`;
  const [, rows] = /^<MarkdownTable>\{(\w+)\}<\/MarkdownTable>$/.exec(tag) ?? [];
  if (rows)
    return given(rows)
      .replaceAll(/^<!--.*-->\n+/gm, '')
      .trim();
  const [, source, format = 'js'] =
    /^<Source code=\{(\w+)\.trim\(\)\}(?: language="(\w+)")? \/>$/.exec(tag) ?? [];
  if (source) return fenced(given(source), format);
  const [, server] = /^<Source code=\{policyOf\((\w+)\)\} \/>$/.exec(tag) ?? [];
  if (server) return fenced(policyOf(given(server)), 'js');
  if (tag.startsWith('<Canvas ')) return '';
  throw new Error(`No text is known for ${tag}`);
}

/**
 * A page of these docs as plain Markdown, for readers without a browser and for programs.
 * @param {string} page the text of its `.mdx`
 * @param {(path: string) => string} read reads a file that the page imports, named as it does
 * @returns {{ title: string, text: string, summary: string }} its name, its text, and its first
 *   paragraph
 */
export function textPage(page, read) {
  const [meta, title] = TITLE.exec(page) ?? [];
  if (!meta) throw new Error('A page without a title');
  const files = new Map(Array.from(page.matchAll(IMPORTED), ([, name, path]) => [name, path]));
  const given = (name) => {
    if (!files.has(name)) throw new Error(`${title} shows ${name}, which it does not import`);
    return read(files.get(name));
  };
  const body = page.slice(page.indexOf(meta) + meta.length);
  const text = body
    .replaceAll(FENCE_OR_TAG, (part) => (part.startsWith('```') ? part : textOfTag(part, given)))
    .replaceAll('](?path=', '](../?path=')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const summary = text.split('\n\n').find((part) => /^\w/.test(part)) ?? '';
  return { title, text: `${text}\n`, summary: summary.replaceAll('\n', ' ') };
}

/**
 * Every text page by its address, and `llms.txt`, which lists them.
 * @param {string} root
 * @returns {Record<string, string>}
 */
export function textPages(root) {
  const folder = join(root, '.storybook/partners');
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .toSorted()
    .map((name) => {
      const path = join(folder, name);
      const page = textPage(readFileSync(path, 'utf8'), (file) =>
        readFileSync(join(dirname(path), file), 'utf8'),
      );
      const label = page.title.replace('Partners/', '');
      return { ...page, label, file: `partners/${label.toLowerCase().replaceAll(' ', '-')}.md` };
    });
  const packages = ['ui', 'features'].map((name) => {
    const read = (file) => readFileSync(join(root, 'packages', name, file), 'utf8');
    const { name: label, description } = JSON.parse(read('package.json'));
    return { label, file: `packages/${name}.md`, text: read('README.md'), summary: description };
  });
  const list = (entries) =>
    entries.map(({ label, file, summary }) => `- [${label}](${file}): ${summary}`).join('\n');
  const overview = [
    '# Clubline',
    '> A table of race results and a live chat room for other sites: React, elements or a frame.',
    `## For partners\n\n${list(pages)}`,
    `## Packages\n\n${list(packages)}`,
  ].join('\n\n');
  return {
    'llms.txt': `${overview}\n`,
    ...Object.fromEntries([...pages, ...packages].map(({ file, text }) => [file, text])),
  };
}

/**
 * Puts the text pages beside the built Storybook.
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
export const textPagesPlugin = (root) => ({
  name: 'clubline-text-pages',
  generateBundle() {
    for (const [fileName, source] of Object.entries(textPages(root)))
      this.emitFile({ type: 'asset', fileName, source });
  },
});
