export { RacerScreen } from './RacerScreen';
export { RacerSearchDialog } from './RacerSearchDialog';
export { CreateRacerScreen } from './createRacer/CreateRacerScreen';
export { racersCalls, type RacerProfile } from './racers.calls';
