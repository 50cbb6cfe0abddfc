import type { Kysely } from 'kysely';
import type { DialectName } from './dialect';

/** One numbered step of the tables' history. */
export interface Step {
  up(db: Kysely<unknown>, dialect: DialectName): Promise<void>;
}
