import { sql } from 'kysely';
import { countChanges } from '../../changes/storedChanges';
import type { SchemaMigration } from '../../schemaMigration';
import { addPersonalIndex } from '../../search/addPersonalIndex';
import { addSearchIndex, addShortSearchIndex, dropSearchIndex } from '../../search/addSearchIndex';
import { columnsOf } from '../../search/searchIndexes';
import { countedTables } from './scopes';

const clubs = columnsOf('clubs', 'clubs', ['name', 'description', 'slug']);
const notifications = columnsOf('notifications', 'notifications', ['content']);

/**
 * No index of a search has what whoever searches may not see: private clubs are in none, and
 * notifications are told apart by whose they are. What happens in private clubs is a change of what
 * their members see, and of nobody else's.
 */
export const hiddenRows: SchemaMigration = {
  async up(db, dialect) {
    for (const searched of [clubs, notifications]) await dropSearchIndex(db, dialect, searched);
    const publicClubs = { ...clubs, hiddenBy: 'is_private' };
    await addSearchIndex(db, dialect, publicClubs);
    await addShortSearchIndex(db, dialect, publicClubs);
    await addPersonalIndex(db, dialect, { ...notifications, owner: 'user_id' });
    await sql`
      create index clubs_public_by_owner on clubs (owner_id, id) where is_private = 0
    `.execute(db);
    if (dialect === 'postgres') await countChanges(db, countedTables);
  },
};
