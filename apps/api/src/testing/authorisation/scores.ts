import { everyone } from './table.types';
import type { Table } from './table.types';

/** Boards of scores. */
export const scores: Table = {
  'GET /scoreboards': [everyone, (c) => c.get('/scoreboards')],
  'GET /scoreboards/:board': [everyone, (c) => c.get('/scoreboards/nba')],
  'GET /scoreboards/fonts/:font': [
    everyone,
    async (c) => {
      const board = await c.get('/scoreboards/nba');
      // Who may not see a board knows no name of a font.
      const [font] = /fonts\/[\w.-]+/.exec(board.body) ?? ['fonts/none.woff2'];
      return c.get(`/scoreboards/${font}`);
    },
  ],
};
