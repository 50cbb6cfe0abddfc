import { admins, partnersServers, sends } from './table.types';
import type { Table } from './table.types';

/** Keys of partners, and what their servers ask for with them. */
export const partners: Table = {
  'GET /admin/partner-keys': [admins, (c) => c.get('/admin/partner-keys')],
  'POST /admin/partner-keys': [
    admins,
    (c, _w, _id, n) => c.post('/admin/partner-keys', { partner: `Partner ${n}` }),
  ],
  'DELETE /admin/partner-keys/:id': [
    admins,
    async (c, w) => c.delete(`/admin/partner-keys/${await w.partnerKey()}`),
    sends('sessionEnded'),
  ],
  'POST /partners/token': [
    partnersServers,
    (c) => c.post('/partners/token', { id: 'reader-1', name: 'Mia' }),
  ],
  'DELETE /partners/people/:id': [
    partnersServers,
    (c) => c.delete('/partners/people/reader-2'),
    sends('sessionEnded'),
  ],
};
