export { EventProgramme, type EventProgrammeProps } from './EventProgramme';
export {
  ScoresBar,
  ScoresPage,
  ScoresStack,
  type ScoresPageProps,
  type StackProps as ScoresStackProps,
} from './ScoresPage';
