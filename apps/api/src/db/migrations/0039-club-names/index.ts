import type { SchemaMigration } from '../../schemaMigration';
import { addSearchIndex, addShortSearchIndex } from '../../search/addSearchIndex';
import { columnsOf } from '../../search/searchIndexes';

const names = { ...columnsOf('club_names', 'clubs', ['name']), hiddenBy: 'is_private' };

/** Names of clubs have an index of their own: what they say may be common in descriptions. */
export const clubNames: SchemaMigration = {
  async up(db, dialect) {
    await addSearchIndex(db, dialect, names);
    await addShortSearchIndex(db, dialect, names);
  },
};
