export { ClubForm, type ClubFormValues } from './ClubForm';
export { ClubEditForm } from './ClubEditForm';
export type { ClubFieldValues } from './ClubFields';
