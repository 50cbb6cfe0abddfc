export { PartnerPanel } from './PartnerPanel';
