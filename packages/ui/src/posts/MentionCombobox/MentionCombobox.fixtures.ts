import type { MentionCandidate } from './useMentionList';

export const people: MentionCandidate[] = [
  { id: 'u1', username: 'amy_lake', name: 'Amy Lake' },
  { id: 'u2', username: 'ben_torres', name: 'Ben Torres' },
  { id: 'u3', username: 'chloe', name: 'Chloé Martin' },
  { id: 'u4', username: 'dai', name: '' },
  { id: 'u5', username: 'elena_of_the_northern_stand', name: 'Elena Konstantinopoulou-Fernández' },
];
