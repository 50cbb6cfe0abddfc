export { PartnerKeysScreen } from './PartnerKeysScreen';
