export { RacerEditForm } from './RacerEditForm';
export type { RacerFieldValues } from './RacerFields';
