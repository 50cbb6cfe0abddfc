import { cspHash, escapeHtml, htmlPage } from '../../http/htmlPage';
import type { Language, Translations } from '../../http/language';
import type { Board, Game, Side } from './boards.types';
import { BOARD_STYLE } from './boardStyle';
import { boardMessages, type BoardMessages } from './messages';
import { boardAr } from './messages.ar';
import { boardEs } from './messages.es';

const texts: Translations<BoardMessages> = { en: boardMessages, es: boardEs, ar: boardAr };

/** A board of so few games gets larger figures, to fill its frame like one of many. */
const FEW = 4;

const STATES: Game['state'][] = ['live', 'final', 'upcoming'];

/** Posts the board's height to the page around; only that page decides what to do with it. */
const SCRIPT = [
  "const board=document.querySelector('main');",
  'const post=()=>parent.postMessage(',
  "{height:Math.ceil(board.getBoundingClientRect().height)},'*');",
  'new ResizeObserver(post).observe(board)',
].join('');

/** The board loads nothing and leads nowhere; any page may frame it, for that is what it is for. */
export const BOARD_POLICY = [
  "default-src 'none'",
  `style-src ${cspHash(BOARD_STYLE)}`,
  `script-src ${cspHash(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

function row({ name, score }: Side, other: Side): string {
  const leads = score !== null && other.score !== null && score > other.score;
  return [
    `<tr${leads ? ' class="leads"' : ''}>`,
    `<th scope="row">${escapeHtml(name)}</th><td>${score ?? '–'}</td></tr>`,
  ].join('');
}

function item({ home, away, state, note }: Game, messages: BoardMessages): string {
  const mark = state === 'live' ? `<span class="live">${escapeHtml(messages.live)}</span> ` : '';
  return [
    `<li><table aria-label="${escapeHtml(messages.game(away.name, home.name))}">`,
    `${row(away, home)}${row(home, away)}</table>`,
    `<p>${mark}${escapeHtml(note)}</p></li>`,
  ].join('');
}

function section(state: Game['state'], games: readonly Game[], messages: BoardMessages): string {
  const own = games.filter((game) => game.state === state);
  if (own.length === 0) return '';
  return [
    `<section aria-labelledby="${state}">`,
    `<h2 id="${state}">${escapeHtml(messages.sections[state])}</h2>`,
    `<ul>${own.map((game) => item(game, messages)).join('')}</ul></section>`,
  ].join('');
}

/** One board as a whole page for a frame; without a theme it follows the system. */
export function boardPage(
  { title, isSample, games }: Board,
  language: Language,
  theme?: string,
): string {
  const messages = texts[language];
  const sample = isSample ? `<p class="sample">${escapeHtml(messages.sample)}</p>` : '';
  const sections = STATES.map((state) => section(state, games, messages)).join('');
  const body = [
    `<main${games.length > FEW ? '' : ' class="few"'}>${sample}${sections}</main>`,
    `<script>${SCRIPT}</script>`,
  ].join('');
  return htmlPage({
    language,
    title,
    style: BOARD_STYLE,
    body,
    ...(theme === undefined ? {} : { theme }),
  });
}
