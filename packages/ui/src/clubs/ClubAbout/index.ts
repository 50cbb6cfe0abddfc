export { ClubAbout } from './ClubAbout';
