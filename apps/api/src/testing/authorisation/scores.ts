import { everyone } from './table.types';
import type { Table } from './table.types';

/** Boards of scores. */
export const scores: Table = {
  'GET /scoreboards': [everyone, (c) => c.get('/scoreboards')],
  'GET /scoreboards/:board': [everyone, (c) => c.get('/scoreboards/nba')],
};
