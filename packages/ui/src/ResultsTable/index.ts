export { resultsTableCopy, type ResultsTableCopy } from './copy';
export { MISSING_MOTO, rankRace, type RankedRow } from './rankRace';
export { ResultsTable, type ResultsTableProps } from './ResultsTable';
export type { MotoStatus, RaceMoto, RaceRow, RaceTable } from './ResultsTable.types';
