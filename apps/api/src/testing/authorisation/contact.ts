import { everyone, sends } from './table.types';
import type { Table } from './table.types';

/** Contact messages. */
export const contact: Table = {
  'POST /contact': [
    everyone,
    (c) => c.post('/contact', { name: 'Ann', email: 'ann@example.test', message: 'Hello' }),
    sends('mail'),
  ],
};
