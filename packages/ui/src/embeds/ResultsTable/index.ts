export { resultsTableMessages, type ResultsTableTexts } from './messages';
export { MISSING_MOTO, rankRace } from '../../results/rankRace';
export { ResultsTable, type ResultsTableProps } from './ResultsTable';
export type {
  MotoStatus,
  RaceMoto,
  RaceRow,
  RaceTable,
  RankedRow,
  ResultsView,
} from '../../results/results.types';
