import type { PasskeyItem } from './PasskeyList';

export const passkeys: PasskeyItem[] = [
  {
    id: 'k1',
    name: 'Safari on iPhone',
    addedLabel: 'Added on October 1, 2025',
    usedLabel: 'Used 3 hours ago',
    isSynced: true,
  },
  {
    id: 'k2',
    name: 'Firefox on Windows',
    addedLabel: 'Added on September 12, 2025',
    usedLabel: 'Not used yet',
  },
];
