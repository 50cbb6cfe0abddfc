export { PartnerCarousel, type Partner } from './PartnerCarousel';
