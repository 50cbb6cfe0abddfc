import { scoreboardThemes } from '@clubline/contract/schemas';
import { cspHash, escapeHtml, htmlPage } from '../../http/htmlPage';
import type { Language, Translations } from '../../http/language';
import type { Board, Game, Side } from './boards.types';
import { BOARD_STYLE } from './boardStyle';
import { crestOf, crestSvg } from './crest';
import { boardMessages, type BoardMessages } from './messages';
import { boardAr } from './messages.ar';
import { boardEs } from './messages.es';
import { stageText } from './stageText';

const texts: Translations<BoardMessages> = { en: boardMessages, es: boardEs, ar: boardAr };

/** A board of so few games gets larger figures, to fill its frame like one of many. */
const FEW = 4;

const STATES: Game['state'][] = ['live', 'final', 'upcoming'];

/** In px. A frame that is still getting its width would ask for a height of thousands. */
const LEAST_WIDTH = 100;

/**
 * Posts the board's height to the page around; only that page decides what to do with it. Takes the
 * theme from that page alone, and only where it is of the board's own site.
 */
const SCRIPT = `
const board = document.querySelector('main');
const { dataset } = document.documentElement;
const post = () => {
  const { width, height } = board.getBoundingClientRect();
  if (width >= ${LEAST_WIDTH}) parent.postMessage({ height: Math.ceil(height) }, '*');
};
new ResizeObserver(post).observe(board);
addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== location.origin || !data) return;
  if (${JSON.stringify(scoreboardThemes)}.includes(data.theme)) dataset.theme = data.theme;
  else if (data.theme === null) delete dataset.theme;
});
`;

/** The board loads its fonts and leads nowhere; any page may frame it, for that is its purpose. */
export const BOARD_POLICY = [
  "default-src 'none'",
  "font-src 'self'",
  `style-src ${cspHash(BOARD_STYLE)}`,
  `script-src ${cspHash(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

function row({ name, score }: Side, other: Side, crest: string): string {
  const leads = score !== null && other.score !== null && score > other.score;
  return [
    `<tr${leads ? ' class="leads"' : ''}>`,
    `<th scope="row"><span>${crest}<bdi>${escapeHtml(name)}</bdi></span></th>`,
    `<td>${score ?? '–'}</td></tr>`,
  ].join('');
}

function item(game: Game, messages: BoardMessages, language: Language): string {
  const { home, away, state, stage } = game;
  const isLive = state === 'live';
  const ofAway = crestOf(away.name);
  const ofHome = crestOf(home.name, ofAway);
  return [
    `<li${isLive ? ' class="isLive"' : ''}>`,
    `<table aria-label="${escapeHtml(messages.game(away.name, home.name))}">`,
    `${row(away, home, crestSvg(ofAway))}${row(home, away, crestSvg(ofHome))}</table>`,
    `<p>${isLive ? `<span class="live">${escapeHtml(messages.live)}</span> ` : ''}`,
    `<span>${escapeHtml(stageText(stage, messages, language))}</span></p></li>`,
  ].join('');
}

function section(
  state: Game['state'],
  games: readonly Game[],
  messages: BoardMessages,
  language: Language,
): string {
  const own = games.filter((game) => game.state === state);
  if (own.length === 0) return '';
  return [
    `<section aria-labelledby="${state}">`,
    `<h2 id="${state}">${escapeHtml(messages.sections[state])}</h2>`,
    `<ul>${own.map((game) => item(game, messages, language)).join('')}</ul></section>`,
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
  const sections = STATES.map((state) => section(state, games, messages, language)).join('');
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
