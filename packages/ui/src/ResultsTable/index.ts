export { resultsTableCopy, type ResultsTableCopy } from './copy';
export { MISSING_MOTO, rankRace } from './rankRace';
export { ResultsTable, type ResultsTableProps } from './ResultsTable';
export type {
  MotoStatus,
  RaceMoto,
  RaceRow,
  RaceTable,
  RankedRow,
  ResultsView,
} from './ResultsTable.types';
