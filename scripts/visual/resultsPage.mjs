import { readFileSync } from 'node:fs';
import { countsOf } from './results.mjs';

const styles = readFileSync(new URL('resultsPage.css', import.meta.url), 'utf8');

const sections = [
  ['fault', 'Could not be shown'],
  ['changed', 'Changed'],
  ['new', 'New'],
  ['removed', 'Removed'],
];

const captions = { before: () => 'before', after: () => 'after', difference: ofPixels };

function ofPixels({ pixels }) {
  return `difference: ${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel' : 'pixels'}`;
}

const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const figure = (part, image) =>
  image &&
  `<figure><figcaption>${captions[part](image)}</figcaption><a href="${escape(image.file)}">
<img src="${escape(image.file)}" width="${image.width}" height="${image.height}" alt=""
 loading="lazy"></a></figure>`;

const themeRow = ({ theme, ...images }) =>
  `<div class="theme" data-theme="${theme}"><h4>${theme}</h4><div class="row">${Object.keys(
    captions,
  )
    .map((part) => figure(part, images[part]))
    .filter(Boolean)
    .join('\n')}</div></div>`;

const faultLines = (faults) =>
  Object.entries(faults)
    .filter(([, fault]) => fault)
    .map(([side, fault]) => `<pre>${escape(`${side}: ${fault}`)}</pre>`)
    .join('\n');

const storyPart = ({ id, name, faults, themes }) =>
  `<article id="${escape(id)}"><h3>${escape(name)} <code>${escape(id)}</code></h3>
${faultLines(faults)}${themes.map(themeRow).join('\n')}</article>`;

const byName = (one, other) => one.name.localeCompare(other.name, 'en');

const section = (title, stories) =>
  stories.length > 0
    ? `<section><h2>${title} <small>${stories.length}</small></h2>
${stories.map(storyPart).join('\n')}</section>`
    : '';

const nameList = (title, stories) =>
  stories.length > 0
    ? `<details><summary>${title} <small>${stories.length}</small></summary><ul>
${stories.map(({ id, name }) => `<li>${escape(name)} <code>${escape(id)}</code></li>`).join('\n')}
</ul></details>`
    : '';

const themeChoice = (themes) =>
  `<fieldset><legend>Themes</legend>${['all', ...themes]
    .map(
      (theme, index) =>
        `<label><input type="radio" name="theme" value="${theme}"${index === 0 ? ' checked' : ''}>
${theme}</label>`,
    )
    .join('\n')}</fieldset>
<style>${themes
    .map(
      (theme) =>
        `body:has(input[value="${theme}"]:checked) .theme:not([data-theme="${theme}"])` +
        '{ display: none }',
    )
    .join('\n')}</style>`;

/**
 * One page with everything that differs between two sets of stories.
 * @param {{ before: string, after: string, themes: string[], stories: object[],
 *   alike: object[] }} results what was compared, in words, and what `collectResults` made of it
 * @returns {string} HTML; pictures are addressed relative to it
 */
export function resultsPage({ before, after, themes, stories, alike }) {
  const ordered = [...stories].sort(byName);
  const ofKind = (kind) => ordered.filter((story) => story.kind === kind);
  const differs = ordered.some(({ kind }) => kind !== 'same');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(countsOf(stories))}</title>
<style>${styles}</style>
<header>
<h1>${differs ? 'What looks different' : 'No difference'}</h1>
<dl><dt>before</dt><dd>${escape(before)}</dd><dt>after</dt><dd>${escape(after)}</dd>
<dt>stories</dt><dd>${escape(countsOf(stories))}</dd></dl>
${differs ? themeChoice(themes) : ''}
</header>
<main>
${sections.map(([kind, title]) => section(title, ofKind(kind))).join('\n')}
${nameList('Look the same in two themes', alike.toSorted(byName))}
${nameList('The same', ofKind('same'))}
</main>
</html>
`;
}
