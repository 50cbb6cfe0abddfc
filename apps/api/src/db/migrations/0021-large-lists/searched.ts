import { columnsOf } from '../../search/searchIndexes';
import type { SearchedTable } from '../../search/searchIndexes';

/** What these migrations make indexes of, whatever is searched by now. */
export const searchedThen: SearchedTable[] = [
  {
    name: 'people',
    table: 'users',
    texts: (row) => [
      `${row}username`,
      `coalesce(${row}first_name, '') || ' ' || coalesce(${row}last_name, '')`,
    ],
    columns: ['username', 'first_name', 'last_name'],
  },
  columnsOf('clubs', 'clubs', ['name', 'description', 'slug']),
  columnsOf('athletes', 'athletes', ['name']),
  columnsOf('notifications', 'notifications', ['content']),
];
