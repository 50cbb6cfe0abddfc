export { NarrowPage, RacerPage } from './RacerPage';
