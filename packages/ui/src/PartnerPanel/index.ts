export { PartnerPanel, type PartnerPanelProps } from './PartnerPanel';
