export { racerCreateFormCopy } from './copy';
export {
  RacerCreateForm,
  type RacerCreateFormProps,
  type RacerCreateValues,
} from './RacerCreateForm';
export type { AthleteSuggestion } from './AthleteNameField';
