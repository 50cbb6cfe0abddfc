export { clubFormCopy } from './copy';
export { ClubForm, type ClubFormProps, type ClubFormValues } from './ClubForm';
export { ClubEditForm, type ClubEditFormProps } from './ClubEditForm';
export type { ClubFieldValues } from './ClubFields';
