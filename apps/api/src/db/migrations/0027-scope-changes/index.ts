import { countChanges, createScopeChanges } from '../../changes/storedChanges';
import type { SchemaMigration } from '../../schemaMigration';
import { countedTables } from './tables';

/**
 * Which scopes a write touches, told in its transaction, so that all nodes know it. The embedded
 * database tells its one process otherwise. `countChanges` again, in another migration with a list
 * of its own, is what another list of scoped tables takes.
 */
export const scopeChanges: SchemaMigration = {
  async up(db, dialect) {
    if (dialect === 'sqlite') return;
    await createScopeChanges(db);
    await countChanges(db, countedTables);
  },
};
