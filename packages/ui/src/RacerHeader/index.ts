export { racerHeaderCopy, racerUnavailableCopy } from './copy';
export { feetAndInches } from './feetAndInches';
export { RacerHeader, type RacerHeaderProps, type RacerHeaderRacer } from './RacerHeader';
export { RacerUnavailable, type RacerUnavailableProps } from './RacerUnavailable';
