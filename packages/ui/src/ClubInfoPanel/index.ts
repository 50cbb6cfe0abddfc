export { ClubInfoPanel, type ClubInfoPanelProps } from './ClubInfoPanel';
export { clubInfoPanelCopy } from './copy';
