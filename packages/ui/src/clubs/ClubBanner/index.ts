export { ClubBanner } from './ClubBanner';
