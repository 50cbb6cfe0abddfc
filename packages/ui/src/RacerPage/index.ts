export { NarrowPage, RacerPage, type RacerPageProps } from './RacerPage';
