/** Every table. Empty by itself, as no table belongs to the core: `modules/tables.ts` fills it. */
export interface Tables {}
