import { readFileSync } from 'node:fs';
import { noMarks } from './limits.mjs';
import { countsOf } from './results.mjs';

const styles = readFileSync(new URL('resultsPage.css', import.meta.url), 'utf8');
const script = readFileSync(new URL('inResultsPage.js', import.meta.url), 'utf8');

const sections = [
  ['fault', 'Could not be shown'],
  ['changed', 'Changed'],
  ['new', 'New'],
  ['removed', 'Removed'],
];

const ofSide =
  (name) =>
  ({ height }, longest) =>
    height < longest ? name : `${name}, cut at ${longest.toLocaleString('en')} px`;

const captions = { before: ofSide('before'), after: ofSide('after'), difference: ofPixels };

function ofPixels({ pixels }) {
  return `difference: ${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel' : 'pixels'}`;
}

const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const inScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

const figure = (part, image, longest) =>
  image &&
  `<figure><figcaption>${captions[part](image, longest)}</figcaption>
<a href="${escape(image.file)}">
<img src="${escape(image.file)}" width="${image.width}" height="${image.height}" alt=""
 loading="lazy"></a></figure>`;

const themeRow = ({ theme, view = theme, ...images }, longest) =>
  `<div class="theme" data-theme="${theme}"><h4>${view}</h4><div class="row">${Object.keys(captions)
    .map((part) => figure(part, images[part], longest))
    .filter(Boolean)
    .join('\n')}</div></div>`;

const faultLines = (faults) =>
  Object.entries(faults)
    .filter(([, fault]) => fault)
    .map(([side, fault]) => `<pre>${escape(`${side}: ${fault}`)}</pre>`)
    .join('\n');

const problemList = (problems) =>
  problems.length > 0
    ? `<ul class="problems">${problems
        .map(
          ({ theme, id, help, count }) =>
            `<li data-theme="${theme}">
${escape(`axe, ${theme}: ${help} (${id}), ${count} ×`)}</li>`,
        )
        .join('\n')}</ul>`
    : '';

/** One thing to look at, which can be marked as seen. */
const entry = (id, heading, content) =>
  `<article id="${escape(id)}" tabindex="-1"><h3>${heading}
<label class="seen"><input type="checkbox" data-seen> Seen</label></h3>
${content}</article>`;

const storyPart = ({ id, name, faults, problems, scrolling, themes }, longest) =>
  entry(
    id,
    `${escape(name)} <code>${escape(id)}</code>`,
    [
      faultLines(faults),
      problemList(problems),
      scrollingList(scrolling),
      ...themes.map((one) => themeRow(one, longest)),
    ].join('\n'),
  );

const scrollingList = (scrolling = []) =>
  scrolling.length > 0
    ? `<p class="scrolling">Scrolls, and is pictured as far as it is in view:</p><ul>${scrolling
        .map((words) => `<li>${escape(words)}</li>`)
        .join('\n')}</ul>`
    : '';

const byName = (one, other) => one.name.localeCompare(other.name, 'en');

const section = (title, entries) =>
  entries.length > 0
    ? `<section><h2>${title} <small>${entries.length}</small></h2>
${entries.join('\n')}</section>`
    : '';

const side = (name, text) =>
  `<dt>${name}</dt><dd>${text === undefined ? '<em>none</em>' : escape(text)}</dd>`;

const messagePart = ({ id, language, before, after }) =>
  entry(
    `message ${id} ${language}`,
    `<code>${escape(id)}</code> ${language}`,
    `<dl>${side('before', before)}${side('after', after)}</dl>`,
  );

const weightPart = ({ id, before, after }) => {
  const inKilobytes = (weight) => weight && `${weight} kB`;
  return entry(
    `weight ${id}`,
    `<code>${escape(id)}</code>`,
    `<dl>${side('before', inKilobytes(before))}${side('after', inKilobytes(after))}</dl>`,
  );
};

const nameList = (title, stories) =>
  stories.length > 0
    ? `<details><summary>${title} <small>${stories.length}</small></summary><ul>
${stories.map(({ id, name }) => `<li>${escape(name)} <code>${escape(id)}</code></li>`).join('\n')}
</ul></details>`
    : '';

/** Stories that differ say it of themselves; these are the ones that seem the same. */
const scrollingNames = (stories) =>
  stories.length > 0
    ? `<details><summary>The same as far as they are in view: boxes in them scroll
<small>${stories.length}</small></summary><ul>
${stories
  .map(({ name, scrolling }) => `<li>${escape(name)}: ${escape(scrolling.join('; '))}</li>`)
  .join('\n')}
</ul></details>`
    : '';

const limits = (entries, isPart) =>
  entries.length > 0
    ? `<details class="limits"${isPart ? ' open' : ''}>
<summary>What this page is limited to</summary><dl>${entries
        .map(([what, words]) => `<dt>${escape(what)}</dt><dd>${escape(words)}</dd>`)
        .join('\n')}</dl></details>`
    : '';

const themeChoice = (themes) =>
  `<fieldset><legend>Themes</legend>${['all', ...themes]
    .map(
      (theme, index) =>
        `<label><input type="radio" name="theme" value="${theme}"${index === 0 ? ' checked' : ''}>
${theme}</label>`,
    )
    .join('\n')}
<output id="shown"></output></fieldset>`;

/** Only what is needed at each difference: it stays above them. */
const tools = (
  themes,
  hasPictures,
) => `<div class="tools" role="group" aria-label="Themes and marks">
${hasPictures ? themeChoice(themes) : ''}
<div class="walk"><p><output id="progress"></output>
<button type="button" id="save">Save the marks</button></p>
<p><kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>n</kbd> next that is not seen,
<kbd>x</kbd> seen or not</p></div></div>`;

/**
 * One page with everything that differs between two commits, to be walked through and marked.
 * @param {{ before: string, after: string, themes: string[], stories: object[],
 *   alike: object[], messages?: object[], weights?: object[], marks?: object,
 *   limitedTo?: [string, string][], longest?: number }} results what was compared, in words; what
 *   `collectResults`, `changedMessages` and `changedWeights` made of it; what the file of marks
 *   says besides what is unseen; what `limitsOf` says; where pictures are cut, in px
 * @returns {string} HTML; pictures are addressed relative to it
 */
export function resultsPage({
  before,
  after,
  themes,
  stories,
  alike,
  messages = [],
  weights = [],
  marks = {},
  limitedTo = [],
  longest = Number.POSITIVE_INFINITY,
}) {
  const ordered = [...stories].sort(byName);
  const ofKind = (kind) => ordered.filter((story) => story.kind === kind);
  const hasPictures = ordered.some(({ kind }) => kind !== 'same');
  const differs = hasPictures || messages.length + weights.length > 0;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(countsOf(stories))}</title>
<style>${styles}</style>
<header>
<h1>${differs ? 'What is different' : 'No difference'}</h1>
<dl><dt>before</dt><dd>${escape(before)}</dd><dt>after</dt><dd>${escape(after)}</dd>
<dt>stories</dt><dd>${escape(countsOf(stories))}</dd></dl>
${marks.stories === null ? `<p class="partial">${escape(noMarks)}</p>` : ''}
${limits(limitedTo, marks.stories === null)}
</header>
<main>
${tools(themes, hasPictures)}
${sections
  .map(([kind, title]) =>
    section(
      title,
      ofKind(kind).map((story) => storyPart(story, longest)),
    ),
  )
  .join('\n')}
${section('Messages', messages.map(messagePart))}
${section('Weights', weights.map(weightPart))}
${nameList('Look the same in two themes', alike.toSorted(byName))}
${scrollingNames(ofKind('same').filter(({ scrolling = [] }) => scrolling.length > 0))}
${nameList('The same', ofKind('same'))}
</main>
<script type="application/json" id="marks">${inScript(marks)}</script>
<script>${script}</script>
</html>
`;
}
