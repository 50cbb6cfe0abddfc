export { ClubBanner, type ClubBannerProps } from './ClubBanner';
export { clubBannerCopy } from './copy';
