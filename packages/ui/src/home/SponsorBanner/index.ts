export { SponsorBanner } from './SponsorBanner';
