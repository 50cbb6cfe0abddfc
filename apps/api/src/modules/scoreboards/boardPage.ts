import { createHash } from 'node:crypto';
import type { Board, Game, Side } from './boards.types';

const DARK =
  '--ink:#e8edf5;--quiet:#a9b6c9;--card:#131c2e;--line:#22304a;--note:#f2c14e;--noteBack:#382b0c';
const STYLE = `
:root{color-scheme:light dark;--ink:#0b1220;--quiet:#3c4a60;--card:#fff;--line:#d5dce6;--live:#d7f64a;--onLive:#0b1220;--note:#8a5a00;--noteBack:#fdf1d6}
@media (prefers-color-scheme:dark){:root:not([data-theme]){${DARK}}}
[data-theme=dark],[data-theme=high-contrast]{color-scheme:dark;${DARK}}
[data-theme=light]{color-scheme:light}
[data-theme=high-contrast]{--card:#000;--ink:#fff;--quiet:#fff;--line:#fff}
@media (prefers-contrast:more){:root{--line:currentcolor}}
*{box-sizing:border-box;margin:0;padding:0}
body{font:16px/1.5 Inter,system-ui,sans-serif;color:var(--ink);background:var(--card)}
main{display:grid;gap:16px;padding:16px}
.sample{justify-self:start;padding:4px 12px;border-radius:8px;color:var(--note);background:var(--noteBack)}
h2{font-size:12px;letter-spacing:.08em;text-transform:uppercase;color:var(--quiet)}
section{display:grid;gap:8px}
ul{list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,max(320px,40%)),1fr));gap:8px}
li{display:grid;gap:4px;padding:12px 20px;border:1px solid var(--line);border-radius:8px}
table{width:100%;border-collapse:collapse}
th{font-weight:500;text-align:start;overflow-wrap:anywhere}
td{width:3em;font-size:22px;line-height:1.3;font-weight:700;text-align:end;font-variant-numeric:tabular-nums}
.leads th{font-weight:700}
p{color:var(--quiet);font-size:14px}
.live{padding:1px 8px;border-radius:99px;color:var(--onLive);background:var(--live);font-weight:650}
@media (max-width:699px){
main{gap:12px;padding:12px}
section,ul{gap:6px}
li{gap:0;padding:3px 12px 5px}
th{font-size:14px;line-height:20px}
td{font-size:16px;line-height:20px}
p{font-size:12px;line-height:18px}
}
@media (min-width:700px){
.few li{align-content:space-between;min-height:140px;padding:16px 20px}
.few td{font-size:28px}
}
`;

/** So many games at most get larger figures, that a board of a few fills its frame like one of many. */
const FEW = 4;

/** Tells the page around how high the board is; only that page decides what to make of it. */
const SCRIPT = `const tell=()=>parent.postMessage({height:Math.ceil(document.querySelector('main').getBoundingClientRect().height)},'*');new ResizeObserver(tell).observe(document.querySelector('main'))`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The board asks for nothing and leads nowhere; any page may frame it, for that is what it is for. */
export const BOARD_POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; base-uri 'none'; form-action 'none'; frame-ancestors *`;

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const groups: [Game['state'], string][] = [
  ['live', 'Live now'],
  ['final', 'Finished'],
  ['upcoming', 'Coming up'],
];

function row({ name, score }: Side, other: Side): string {
  const leads = score !== null && other.score !== null && score > other.score;
  return `<tr${leads ? ' class="leads"' : ''}><th scope="row">${escape(name)}</th><td>${score ?? '–'}</td></tr>`;
}

function item({ home, away, state, note }: Game): string {
  const mark = state === 'live' ? '<span class="live">Live</span> ' : '';
  return `<li><table aria-label="${escape(`${away.name} at ${home.name}`)}">${row(away, home)}${row(home, away)}</table><p>${mark}${escape(note)}</p></li>`;
}

/** One board as a whole page for a frame; without a theme it follows the system. */
export function boardPage({ title, isSample, games }: Board, theme?: string): string {
  const sections = groups.flatMap(([state, heading]) => {
    const own = games.filter((game) => game.state === state);
    return own.length === 0
      ? []
      : [
          `<section aria-labelledby="${state}"><h2 id="${state}">${heading}</h2><ul>${own.map(item).join('')}</ul></section>`,
        ];
  });
  const sample = isSample
    ? '<p class="sample">Sample games: teams and scores are made up.</p>'
    : '';
  return `<!doctype html><html lang="en"${theme === undefined ? '' : ` data-theme="${escape(theme)}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main${games.length > FEW ? '' : ' class="few"'}>${sample}${sections.join('')}</main><script>${SCRIPT}</script></body></html>`;
}
