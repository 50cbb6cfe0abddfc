import type { Kysely } from 'kysely';
import type { DialectName } from './dialect';

/** One numbered change of the tables. */
export interface SchemaMigration {
  up(db: Kysely<unknown>, dialect: DialectName): Promise<void>;
}
