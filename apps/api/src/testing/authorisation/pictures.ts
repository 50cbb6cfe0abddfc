import { everyone } from './table.types';
import type { Table } from './table.types';

/** Uploaded pictures. */
export const pictures: Table = {
  'GET /uploads/:name': [everyone, (c, w) => c.get(`/uploads/${w.uploaded}`)],
  'GET /uploads/private/:name': [everyone, (c, w) => c.get(w.signed)],
};
