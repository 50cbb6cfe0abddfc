import { amy, ben } from '../../primitives/Avatar/Avatar.fixtures';
import { ReactionButton, type ReactionName } from '../../posts';
import type { ChannelMessageItem } from './channelMessage.types';

const nothing = () => undefined;
const button = (reaction: ReactionName | null, count: number) => (
  <ReactionButton
    variant="channel"
    isDense
    reaction={reaction}
    count={count}
    onToggle={nothing}
    onSelect={nothing}
  />
);

export const messages: ChannelMessageItem[] = [
  {
    id: 'm1',
    author: ben,
    content: 'Anyone up for a ride before the heats?',
    timeLabel: '1d ago',
    dateTime: '2025-10-07T16:00:00.000Z',
    reaction: button(null, 0),
  },
  {
    id: 'm2',
    author: amy,
    isOwn: true,
    content: 'In. @ben_torres, same place?',
    timeLabel: '1h ago',
    dateTime: '2025-10-08T17:00:00.000Z',
    reaction: button('like', 3),
  },
  {
    id: 'm3',
    author: ben,
    content: 'Same place. Water level is on example.com/level',
    timeLabel: '5m ago',
    dateTime: '2025-10-08T17:55:00.000Z',
    reaction: button('clown', 1),
  },
];

export const manyMessages: ChannelMessageItem[] = Array.from({ length: 40 }, (_, index) => ({
  id: `many-${index}`,
  author: index % 3 === 0 ? amy : ben,
  isOwn: index % 3 === 0,
  content: `Message ${index + 1} of forty.`,
  timeLabel: '3h ago',
  dateTime: '2025-10-08T15:00:00.000Z',
}));
