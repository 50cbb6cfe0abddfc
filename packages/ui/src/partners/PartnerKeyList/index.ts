export { PartnerKeyList, type PartnerKeyItem } from './PartnerKeyList';
