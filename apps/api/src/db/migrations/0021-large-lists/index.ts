import type { SchemaMigration } from '../../schemaMigration';
import { addSearchIndex } from '../../search/addSearchIndex';
import { clubsInOrder } from './clubs';
import { countsOfReports } from './reports';
import { searchedThen } from './searched';

/** What keeps lists as quick when they are long: reports of one post, clubs, and any search. */
export const largeLists: SchemaMigration = {
  async up(db, dialect) {
    await countsOfReports(db, dialect);
    await clubsInOrder(db, dialect);
    for (const searched of searchedThen) await addSearchIndex(db, dialect, searched);
  },
};
