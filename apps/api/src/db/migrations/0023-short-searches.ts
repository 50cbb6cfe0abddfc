import type { SchemaMigration } from '../schemaMigration';
import { addLetterPairs, addShortSearchIndex } from '../search/addSearchIndex';
import { searchedThen } from './0021-large-lists/searched';

/** Searches for one and two letters go over an index, too. */
export const shortSearches: SchemaMigration = {
  async up(db, dialect) {
    await addLetterPairs(db, dialect);
    for (const searched of searchedThen) await addShortSearchIndex(db, dialect, searched);
  },
};
