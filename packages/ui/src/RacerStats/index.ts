export { racerStatsCopy } from './copy';
export { RacerStats, type RacerStatsProps } from './RacerStats';
