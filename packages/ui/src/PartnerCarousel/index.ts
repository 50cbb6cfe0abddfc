export { PartnerCarousel, type Partner, type PartnerCarouselProps } from './PartnerCarousel';
export { partnerCarouselCopy } from './copy';
