export { SponsorBanner, type SponsorBannerProps } from './SponsorBanner';
