export { RacerScreen } from './RacerScreen';
export { RacerSearchDialog } from './RacerSearchDialog';
export { isRacerLike, namedRacers } from './isRacerLike';
export { CreateRacerScreen } from './createRacer/CreateRacerScreen';
export { racersCalls, type RacerProfile } from './racers.calls';
