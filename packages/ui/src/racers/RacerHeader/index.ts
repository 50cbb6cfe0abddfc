export { RacerHeader, type RacerHeaderRacer } from './RacerHeader';
export { RacerUnavailable } from './RacerUnavailable';
