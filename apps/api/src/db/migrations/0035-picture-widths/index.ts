import { textType } from '../../dialect';
import type { SchemaMigration } from '../../schemaMigration';

/** In which widths there is a picture; none are named of those from before. */
export const pictureWidths: SchemaMigration = {
  async up(db, dialect) {
    await db.schema
      .alterTable('pictures')
      .addColumn('widths', textType(dialect), (c) => c.notNull().defaultTo(''))
      .execute();
  },
};
