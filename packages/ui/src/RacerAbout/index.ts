export { racerAboutCopy } from './copy';
export { RacerAbout, type RacerAboutProps } from './RacerAbout';
