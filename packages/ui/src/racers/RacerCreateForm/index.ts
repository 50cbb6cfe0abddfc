export { RacerCreateForm, type RacerCreateValues } from './RacerCreateForm';
export type { AthleteSuggestion } from './AthleteNameField';
