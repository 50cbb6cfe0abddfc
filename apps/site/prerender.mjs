import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { browserTargets } from '../../scripts/browsers/browserTargets.mjs';
import { rendererFolder } from './buildRenderer.mjs';

// Writes the public pages into the built site, each as a document that shows before any script has
// arrived. `buildRenderer.mjs` made what renders them.
const site = import.meta.dirname;
const dist = join(site, 'dist');

const fill = (template, { head, body = '', attributes = '' }) =>
  template
    .replace('<!--page-head-->', () => head)
    .replace('<div id="root"></div>', () => `<div id="root"${attributes}>${body}</div>`);

/** The code of modules below the routes, but what the document asks for anyway. */
const codeOf = (template, manifest, modules) => {
  const files = new Set();
  const collect = (name) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  for (const module of modules) {
    // The frame is a group of its own, which the manifest calls after that.
    const name = module === 'GuardedPages' ? frameOf(manifest) : `src/routes/${module}.tsx`;
    if (!manifest[name]) throw new Error(`The built site has no ${name}.`);
    collect(name);
  }
  return [...files].filter((file) => !template.includes(file)).map((file) => `/${file}`);
};

const frameOf = (manifest) => Object.keys(manifest).find((key) => manifest[key].name === 'frame');

const modulePreloads = (files) =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');

/**
 * A document whose words are for readers without script, before the root, as high as the page; with
 * what stands in the root where the first script does not come.
 */
const unscripted = (document, { head, words, withoutFirstScript }) =>
  fill(document, { head }).replace(
    '<div id="root">',
    (root) =>
      `<noscript>${words}</noscript>` +
      `<template id="without-first-script">${withoutFirstScript}</template>${root}`,
  );

/**
 * Where the documents of a language are and what they are made from. English, which is for
 * everybody whose language is not here, stands at the top.
 */
const documentsIn = ({ language, direction, messagesFile }, english, manifest) => {
  if (!messagesFile) return { folder: '', template: english };
  const module = manifest[`src/${messagesFile}`];
  if (!module) throw new Error(`The built site has no src/${messagesFile}.`);
  const template = english
    .replace(/<html lang="[^"]*"/, `<html lang="${language}" dir="${direction}"`)
    .replace('</head>', `${modulePreloads([`/${module.file}`])}</head>`);
  return { folder: join('languages', language), template };
};

/** The script that asks ahead, as it stands in documents, and what it is told of a page. */
const asksAhead = (script, said) => {
  const attribute = JSON.stringify(said).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<script data-ahead="${attribute}">${script}</script>`;
};

try {
  const { prerender, guardedPages, ...texts } = await import(
    pathToFileURL(join(rendererFolder, 'prerender.js')).href
  );
  const english = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const write = (file, html) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), html);
  };
  const {
    outputFiles: [script],
  } = await build({
    entryPoints: [join(site, 'src/ahead/inHead.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    conditions: ['@clubline/source'],
    target: browserTargets,
  });
  for (const localized of await prerender()) {
    const { folder, template } = documentsIn(localized, english, manifest);
    const writeDocument = (file, html) => write(join(folder, file), html);
    for (const { path, files, head, body } of localized.pages)
      writeDocument(
        join(path, 'index.html'),
        fill(template, {
          head: head + modulePreloads(codeOf(template, manifest, files)),
          body,
          attributes: ` data-prerendered="${path}"`,
        }),
      );
    const { shellHead, withoutScript, withoutFirstScript, notFound } = localized;
    const shell = { head: shellHead, words: withoutScript, withoutFirstScript };
    writeDocument('shell.html', unscripted(template, shell));
    // Behind the guard nothing is written before the code has come; fonts would only be in its way.
    const guarded = template.replaceAll(/<link rel="preload" as="font"[^>]*>/g, '');
    for (const { name, files, ahead } of guardedPages) {
      const said = { ...ahead, files: codeOf(template, manifest, files) };
      const head = shellHead + asksAhead(script.text.trim(), said);
      writeDocument(`shells/${name}.html`, unscripted(guarded, { ...shell, head }));
    }
    const { head, body: words } = notFound;
    writeDocument('404.html', unscripted(template, { head, words, withoutFirstScript }));
  }
  write('sitemap.xml', texts.sitemap);
  write('robots.txt', texts.robots);
  write('sample/race.json', texts.sampleRace);
} finally {
  rmSync(rendererFolder, { recursive: true, force: true });
  rmSync(join(dist, '.vite'), { recursive: true, force: true });
}
