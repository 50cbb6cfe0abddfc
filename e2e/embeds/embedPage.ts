import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');
/** The script of an element, as it was built. */
export const element = (path: string) => readFileSync(join(root, 'packages', path), 'utf8');

/** What a page with React has of ours: one script and one style sheet, from the built packages. */
const react = build({
  stdin: {
    contents: `
      import { createElement as h } from 'react';
      import { createRoot } from 'react-dom/client';
      import { LiveChat } from '@clubline/features/chat';
      import '@clubline/features/chat.css';
      import { explainPlace } from '@clubline/ui/explainPlace';
      import { followPage } from '@clubline/ui/followPage';
      import { ResultsTable } from '@clubline/ui/ResultsTable';
      import '@clubline/ui/ResultsTable.css';
      for (const box of document.querySelectorAll('[data-react]')) {
        const theme = box.dataset.react;
        const { race, chat } = box.querySelector('script') ? JSON.parse(box.textContent) : {};
        createRoot(box).render([
          race && h(
            'div',
            { key: 1, 'data-clubline': '', 'data-clubline-theme': theme, ref: followPage },
            h(ResultsTable, { ...race, isSortable: true, explain: explainPlace }),
          ),
          chat && h(LiveChat, { key: 2, theme, ...chat, getToken: () => chat.token }),
        ]);
      }`,
    resolveDir: join(root, 'e2e'),
  },
  bundle: true,
  minify: true,
  write: false,
  outdir: root,
  format: 'iife',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
});

export const race = {
  title: 'Final',
  raceLabel: 'Race 1',
  motoLabels: ['Moto 1', 'Moto 2'],
  rows: [
    ...[1, 2, 3, 4].map((pos) => ({
      rank: pos,
      bikeNumber: pos,
      rider: `Rider ${pos}`,
      motos: [{ pos }, { pos }],
    })),
    { rank: 5, rider: 'Rider 5', motos: [{ pos: null, status: 'DNF' }, {}] },
  ],
};

export const api = 'http://chat.test/api';
const token = [{ alg: 'none' }, { exp: Date.UTC(2100, 0) / 1000 }, '']
  .map((part) => part && Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');
const people = ['ines', 'maya', 'kai'];
const history = Array.from({ length: 6 }, (_, index) => ({
  id: `m${index}`,
  matchId: 'final',
  userId: `u${index % 3}`,
  username: people[index % 3],
  message: `Message ${index}`,
  createdAt: new Date(Date.UTC(2025, 9, 1, 6, index)).toISOString(),
}));

/** What the chat asks for; its socket finds nobody. */
export async function serveChat(page: Page) {
  await page.route('http://chat.test/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (path.startsWith('/api/live-chats/messages/'))
      return route.fulfill({ json: history, headers });
    if (path === '/api/auth/me')
      return route.fulfill({ json: { id: 'u1', username: 'maya' }, headers });
    return route.abort();
  });
}

const themes = ['light', 'dark', 'high-contrast', 'system', undefined] as const;

/** Ways to put an embed on a page. */
const ways = {
  'results element': (theme = '') =>
    `<clubline-results data-shown sortable explain ${theme && `theme=${theme}`}>
      <script type="application/json">${JSON.stringify(race)}</script></clubline-results>`,
  'chat element': (theme = '') =>
    `<clubline-chat data-shown data-chat api="${api}" room="final" locale="en-GB"
      ${theme && `theme=${theme}`}></clubline-chat>`,
  'results in React': (theme = 'system') =>
    `<div data-shown data-react="${theme}">
      <script type="application/json">${JSON.stringify({ race })}</script></div>`,
  'chat in React': (theme = 'system') =>
    `<div data-shown data-react="${theme}"><script type="application/json">${JSON.stringify({
      chat: { api, room: 'final', locale: 'en-GB', token },
    })}</script></div>`,
};
export type Way = keyof typeof ways;
export const allWays = Object.keys(ways) as Way[];

/** An embed in each theme on a page of somebody else’s. */
export async function openEmbeds(page: Page, way: Way, attributes: string) {
  await serveChat(page);
  await page.setContent(
    `<!doctype html><html ${attributes}><body>${themes
      .map((theme) => ways[way](theme))
      .join('')}</body></html>`,
  );
  if (way === 'results element')
    await page.addScriptTag({ content: element('ui/dist/elements/results.js') });
  else if (way === 'chat element') {
    // Before the script: what is set then is taken over.
    await page.locator('clubline-chat').evaluateAll((chats, given) => {
      for (const chat of chats) Object.assign(chat, { getToken: () => given });
    }, token);
    await page.addScriptTag({ content: element('features/dist/elements/chat.js') });
  } else {
    const { outputFiles } = await react;
    for (const { path, text } of outputFiles)
      await (path.endsWith('.css')
        ? page.addStyleTag({ content: text })
        : page.addScriptTag({ content: text }));
  }
  await expect(
    way.startsWith('chat') ? page.getByPlaceholder('Type a message…') : page.getByRole('table'),
  ).toHaveCount(themes.length);
}

/** The results element on an empty page. */
export async function openElement(page: Page, attributes: string, data?: object) {
  await page.setContent(
    `<clubline-results ${attributes}>${
      data ? `<script type="application/json">${JSON.stringify(data)}</script>` : ''
    }</clubline-results>`,
  );
  await page.addScriptTag({ content: element('ui/dist/elements/results.js') });
}

export interface Pair {
  theme: string;
  text: string;
  colour: string;
  ground: string;
}

/** Each colour of letters with what is behind it, or with `paper`. */
export const colours = (page: Page, paper?: string) =>
  page.locator('[data-shown]').evaluateAll((shown, ground) => {
    const pairs: Record<string, Pair> = {};
    const behind = (start: Element): string => {
      for (let one: Element | null = start; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
        if (one.hasAttribute('data-shown')) break;
      }
      return 'none of its own';
    };
    const isSeen = (one: Element) => one.checkVisibility({ opacityProperty: true });
    const texts = (one: Element) =>
      [...one.childNodes]
        .filter((node) => node.nodeType === 3)
        .map((node) => node.textContent?.trim())
        .join('');
    for (const box of shown) {
      const theme = box.getAttribute('theme') ?? box.getAttribute('data-react') ?? 'none';
      const add = (text: string, one: Element, pseudo?: string) => {
        const { color: colour } = getComputedStyle(one, pseudo);
        const pair = { theme, text, colour, ground: ground ?? behind(one) };
        pairs[`${theme} ${colour} ${pair.ground}`] ??= pair;
      };
      for (const one of (box.shadowRoot ?? box).querySelectorAll<HTMLElement>('*')) {
        if (!isSeen(one)) continue;
        if (texts(one)) add(texts(one), one);
        if (one.matches('input, textarea')) add('its placeholder', one, '::placeholder');
      }
    }
    return Object.values(pairs);
  }, paper);
