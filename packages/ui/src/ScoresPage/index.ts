export { EventProgramme, type EventProgrammeProps } from './EventProgramme';
export { ScoresPage, ScoresStack, type ScoresPageProps, type StackProps as ScoresStackProps } from './ScoresPage';
