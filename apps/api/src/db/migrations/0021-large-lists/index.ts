import type { SchemaMigration } from '../../schemaMigration';
import { addSearchIndex } from '../../search/addSearchIndex';
import { searchedTables } from '../../search/searchIndexes';
import { clubsInOrder } from './clubs';
import { countsOfReports } from './reports';

/** What keeps lists as quick when they are long: reports of one post, clubs, and any search. */
export const largeLists: SchemaMigration = {
  async up(db, dialect) {
    await countsOfReports(db, dialect);
    await clubsInOrder(db, dialect);
    for (const searched of Object.values(searchedTables))
      await addSearchIndex(db, dialect, searched);
  },
};
