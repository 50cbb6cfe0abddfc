import type { PartnerKeyItem } from './PartnerKeyList';

export const partnerKeys: PartnerKeyItem[] = [
  {
    id: 'k1',
    partner: 'Harbour News',
    hint: 'x7Qa',
    createdLabel: 'Made on October 1, 2025',
    usedLabel: 'Used on October 8, 2025',
  },
  {
    id: 'k2',
    partner: 'Sea Times',
    hint: '-0_z',
    createdLabel: 'Made on September 12, 2025',
    usedLabel: 'Not used yet',
  },
  {
    id: 'k3',
    partner: 'Harbour News',
    hint: 'M2pd',
    createdLabel: 'Made on January 4, 2025',
    usedLabel: 'Used on September 30, 2025',
    isRevoked: true,
  },
];
