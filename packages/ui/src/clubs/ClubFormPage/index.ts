export { ClubFormPage } from './ClubFormPage';
