import type { PostCardProps } from './PostCard';

export const amy = { name: 'Amy Lake', href: '/profile/amy_lake' };
export const ben = { name: 'Ben Torres', href: '/profile/ben_torres' };

export const post: PostCardProps = {
  author: amy,
  content:
    'Holeshot in moto two, and nobody came near @ben_torres after the second buoy. Full times: example.com/results',
  timeLabel: '12m ago',
  dateTime: '2025-10-08T17:48:00.000Z',
  commentCount: 4,
};

const lake = (hue: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="${hue}"/><path d="M0 120q40-20 80 0t80 0 80 0 80 0v60H0z" fill="#fff" opacity=".3"/></svg>`)}`;

export const pictures = [lake('#0A6E6C'), lake('#1A2540'), lake('#96541F')];
