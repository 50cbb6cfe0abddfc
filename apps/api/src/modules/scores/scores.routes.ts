import * as schemas from '@clubline/contract/schemas';
import { z } from 'zod';
import { notFound } from '../../http/errors';
import { asHtml } from '../../http/htmlPage';
import { languageOf, varyByLanguage } from '../../http/language';
import { everyone } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { fontNamed } from './boardFonts';
import { BOARD_POLICY, boardPage } from './boardPage';
import { boards } from './boards';

const MINUTE = 60;
const YEAR = 31_536_000;

const boardList = route({
  method: 'GET',
  url: '/scoreboards',
  summary: 'The boards of scores that a page may put into frames.',
  response: { 200: schemas.scoreboardsResponse },
  madeOf: () => [],
  policy: everyone,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  handler: async () => ({
    data: {
      boards: boards.map(({ id, title, isSample }) => ({
        id,
        title,
        isSample,
        path: `/scoreboards/${id}`,
        postsHeight: true,
        followsTheme: true,
      })),
    },
  }),
});

const board = route({
  method: 'GET',
  url: '/scoreboards/:board',
  summary:
    'One board as a page for a frame; it posts `{height}`, in px, to the page around it and ' +
    'takes `{theme}` from that.',
  params: schemas.scoreboardParams,
  query: schemas.scoreboardQuery,
  response: { 200: z.string() },
  produces: 'text/html',
  policy: everyone,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ params, query, reply, request }) {
    const found = boards.find(({ id }) => id === params.board);
    if (!found) throw notFound('Board');
    // The older header knows only "same site or nobody"; the policy's frame-ancestors says who may.
    reply.raw.removeHeader('x-frame-options');
    // Browsers complain where a page of our own origin around it does not send this header as well.
    reply.raw.removeHeader('origin-agent-cluster');
    void asHtml(reply, { policy: BOARD_POLICY, cacheControl: `public, max-age=${MINUTE}` });
    varyByLanguage(reply);
    return boardPage(found, languageOf(request), query.theme);
  },
});

const font = route({
  method: 'GET',
  url: '/scoreboards/fonts/:font',
  summary: 'A font of the boards; their pages name it.',
  params: schemas.scoreboardFontParams,
  response: { 200: z.unknown().describe('The font') },
  produces: 'font/woff2',
  policy: everyone,
  bodyLimit: bodyLimits.none,
  rate: 'file',
  async handler({ params, reply }) {
    const bytes = fontNamed(params.font);
    if (!bytes) throw notFound('Font');
    return (
      reply
        // A board in a frame without an origin of its own asks for it like a stranger.
        .header('access-control-allow-origin', '*')
        .header('cache-control', `public, max-age=${YEAR}, immutable`)
        .type('font/woff2')
        .send(bytes)
    );
  },
});

export const scoreRoutes: Route[] = [boardList, board, font];
