export { RacerStats } from './RacerStats';
