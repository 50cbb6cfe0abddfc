import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

// Writes the public pages into the built site, each as a document that shows before any script has
// arrived.
const site = dirname(fileURLToPath(import.meta.url));
const dist = join(site, 'dist');
// Inside of the site, so that what stays outside of the bundle (React) is found from there.
mkdirSync(join(site, '.cache'), { recursive: true });
const outDir = mkdtempSync(join(site, '.cache/prerender-'));

const fill = (template, { head, body = '', attributes = '' }) =>
  template
    .replace('<!--page-head-->', () => head)
    .replace('<div id="root"></div>', () => `<div id="root"${attributes}>${body}</div>`);

/** `/about-us` is shown by `AboutUsRoute.tsx`, in the folder of its domain. */
const routeFile = (path) =>
  `${path.slice(1).replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())}Route.tsx`;

/** The code of the page itself, which its document asks for together with that of the site. */
const modulePreloads = (template, manifest, path) => {
  const files = new Set();
  const collect = (name) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  collect(Object.keys(manifest).find((name) => name.endsWith(`/${routeFile(path)}`)));
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
};

try {
  await build({
    root: site,
    logLevel: 'error',
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      copyPublicDir: false,
      sourcemap: false,
      manifest: false,
    },
  });
  const { prerender, shellHead, notFound, sitemap, robots, withoutScript } = await import(
    pathToFileURL(join(outDir, 'prerender.js')).href
  );
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const write = (file, html) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), html);
  };
  for (const { path, head, body } of await prerender()) {
    write(
      join(path, 'index.html'),
      fill(template, {
        head: head + modulePreloads(template, manifest, path),
        body,
        attributes: ` data-prerendered="${path}"`,
      }),
    );
  }
  // Before the root, which is as high as the page.
  const unscripted = (head, words) =>
    fill(template, { head }).replace(
      '<div id="root">',
      (root) => `<noscript>${words}</noscript>${root}`,
    );
  write('shell.html', unscripted(shellHead, withoutScript));
  write('sitemap.xml', sitemap);
  write('robots.txt', robots);
  write('404.html', unscripted(notFound.head, notFound.body));
} finally {
  rmSync(outDir, { recursive: true, force: true });
  rmSync(join(dist, '.vite'), { recursive: true, force: true });
}
