import type { DeviceItem } from './DeviceList';

export const devices: DeviceItem[] = [
  {
    id: 'd1',
    name: 'Firefox on Windows',
    isCurrent: true,
    timeLabel: 'Used just now',
    dateTime: '2025-10-08T18:00:00.000Z',
    startLabel: 'Signed in on October 1, 2025',
  },
  {
    id: 'd2',
    name: 'Safari on iPhone',
    timeLabel: 'Used 3 hours ago',
    dateTime: '2025-10-08T15:00:00.000Z',
    startLabel: 'Signed in on September 12, 2025',
  },
  {
    id: 'd3',
    name: 'Unknown device',
    timeLabel: 'Used on September 20, 2025',
    dateTime: '2025-09-20T18:00:00.000Z',
    startLabel: 'Signed in on September 1, 2025',
  },
];

/** The same ones again and again, with ids of their own. */
export const manyDevices: DeviceItem[] = Array.from({ length: 12 }, (_, index) => ({
  ...devices[index % 3]!,
  id: `m${index}`,
  isCurrent: index === 0,
}));
