export { RacerAbout } from './RacerAbout';
