import type { SchemaMigration } from '../schemaMigration';
import { addSearchIndex } from '../search/addSearchIndex';
import { searchedTables } from '../search/searchIndexes';
import { clubsInOrder } from './0021-large-lists.clubs';
import { countsOfReports } from './0021-large-lists.reports';

/** What keeps lists as quick when they are long: reports of one post, clubs, and any search. */
export const largeLists: SchemaMigration = {
  async up(db, dialect) {
    await countsOfReports(db, dialect);
    await clubsInOrder(db, dialect);
    for (const searched of Object.values(searchedTables))
      await addSearchIndex(db, dialect, searched);
  },
};
