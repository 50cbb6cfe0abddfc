import { amy, ben } from '../../primitives/Avatar/Avatar.fixtures';
import type { CommentItem } from './comment.types';

export const comments: CommentItem[] = [
  {
    id: 'c1',
    author: ben,
    content: 'What a start. See you at the north gate, @amy_lake?',
    timeLabel: '9m ago',
    dateTime: '2025-10-08T17:51:00.000Z',
  },
  {
    id: 'c2',
    author: amy,
    content: 'Nine sharp.\nBring the flag.',
    timeLabel: '4m ago',
    dateTime: '2025-10-08T17:56:00.000Z',
    replies: [
      {
        id: 'c3',
        author: ben,
        content: 'Packed already.',
        timeLabel: '1m ago',
        dateTime: '2025-10-08T17:59:00.000Z',
      },
    ],
  },
];
