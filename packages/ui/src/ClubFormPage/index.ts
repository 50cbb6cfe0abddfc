export { clubFormPageCopy } from './copy';
export { ClubFormPage, type ClubFormPageProps } from './ClubFormPage';
