import type { SchemaMigration } from '../schemaMigration';
import { addLetterPairs, addShortSearchIndex } from '../search/addSearchIndex';
import { searchedTables } from '../search/searchIndexes';

/** Searches for one and two letters go over an index, too. */
export const shortSearches: SchemaMigration = {
  async up(db, dialect) {
    await addLetterPairs(db, dialect);
    for (const searched of Object.values(searchedTables))
      await addShortSearchIndex(db, dialect, searched);
  },
};
