export { PartnerKeyDialog } from './PartnerKeyDialog';
