export { racerEditFormCopy, racerFieldsCopy } from './copy';
export { RacerEditForm, type RacerEditFormProps } from './RacerEditForm';
export type { RacerFieldValues } from './RacerFields';
