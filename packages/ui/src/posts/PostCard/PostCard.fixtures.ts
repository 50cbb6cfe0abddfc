import { amy } from '../../primitives/Avatar/Avatar.fixtures';
import type { PostCardProps } from './postCard.types';

export const post: PostCardProps = {
  author: amy,
  content:
    'Holeshot in moto two, and nobody came near @ben_torres after the second buoy. Full ' +
    'times: example.com/results',
  timeLabel: '12m ago',
  dateTime: '2025-10-08T17:48:00.000Z',
  commentCount: 4,
};
