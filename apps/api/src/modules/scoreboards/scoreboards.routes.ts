import * as wire from '@clubline/contract/schemas';
import { z } from 'zod';
import { notFound } from '../../http/errors';
import { everyone } from '../../http/policy';
import { bodyLimits } from '../../http/route';
import type { Module } from '../module';
import { BOARD_POLICY, boardPage } from './boardPage';
import { boards } from './boards';

const MINUTE = 60;

/** Boards for leagues whose scores no provider was named for. */
export const scoreboardsModule: Module = {
  name: 'Scoreboards',
  routes(add) {
    add({
      method: 'GET',
      url: '/scoreboards',
      summary: 'The boards of scores that a page may put into frames.',
      response: { 200: wire.scoreboardsResponse },
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
          })),
        },
      }),
    });

    add({
      method: 'GET',
      url: '/scoreboards/:board',
      summary:
        'One board as a page for a frame; it posts `{height}`, in px, to the page around it.',
      params: wire.scoreboardParams,
      query: wire.scoreboardQuery,
      response: { 200: z.string() },
      produces: 'text/html',
      policy: everyone,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ params, query, reply }) {
        const board = boards.find(({ id }) => id === params.board);
        if (!board) throw notFound('Board');
        // The older header knows only "same site or nobody"; the policy's frame-ancestors says who may.
        reply.raw.removeHeader('x-frame-options');
        // A page of our own origin around it has no such wish, and browsers complain of two kinds.
        reply.raw.removeHeader('origin-agent-cluster');
        void reply
          .headers({
            'content-security-policy': BOARD_POLICY,
            'referrer-policy': 'no-referrer',
            'cache-control': `public, max-age=${MINUTE}`,
          })
          .type('text/html; charset=utf-8')
          .serializer(String);
        return boardPage(board, query.theme);
      },
    });
  },
};
