import { authFake, demoUser } from '../auth.fake';
import { clubsFake } from './clubs.fake';
import { amy, ben, fakeClub, fakePost, minutesAgo, type ClubsFakeOptions } from './clubs.store';
import { createFakeBackend, type FakeBackend } from '../createFakeBackend';

const channels = [
  { id: 'ch-race', name: 'Race day' },
  { id: 'ch-empty', name: 'Lost and found' },
];

export const lakeside = fakeClub({
  id: 'c-lake',
  name: 'Lakeside Riders',
  memberIds: [amy.id, ben.id],
  channels,
});
export const lakesideJoined = { ...lakeside, memberIds: [amy.id, ben.id, demoUser.id] };
export const lakesideOwned = { ...lakeside, ownerId: demoUser.id, ownerPerson: demoUser };
const newClub = fakeClub({
  id: 'c-new',
  name: 'Dawn Patrol',
  memberIds: [amy.id, demoUser.id],
  description: null,
  maxMembers: null,
});

const clubs = [
  lakesideJoined,
  newClub,
  fakeClub({
    id: 'c-north',
    name: 'north stand',
    ownerName: 'Ben Torres',
    isActive: false,
    maxMembers: null,
    description: 'Home and away, rain or shine.',
  }),
  fakeClub({ id: 'c-puck', name: 'Puck Drop', description: 'Hockey nights, every one of them.' }),
  fakeClub({ id: 'c-none', name: 'Umbrella', ownerName: '', description: '' }),
];

export const manyClubs = Array.from({ length: 45 }, (_, index) =>
  fakeClub({ id: `c-${index}`, name: `Club number ${index + 1}` }),
);

const posts = [
  fakePost({
    id: 'p-mine',
    clubId: 'c-lake',
    content: 'Gates open at nine. @amy_lake has the passes.',
    user: demoUser,
    createdAt: minutesAgo(0),
  }),
  fakePost({
    id: 'p-amy',
    clubId: 'c-lake',
    content: 'Holeshot in moto two. Times: example.com/results',
    createdAt: minutesAgo(12),
  }),
  fakePost({
    id: 'p-ben',
    clubId: 'c-lake',
    content: 'First ride of the season is done.',
    user: ben,
    createdAt: minutesAgo(60 * 26),
  }),
  ...Array.from({ length: 20 }, (_, index) =>
    fakePost({
      id: `p-${index}`,
      clubId: 'c-lake',
      content: `Lap ${20 - index} of the log.`,
      user: index % 2 ? amy : ben,
      createdAt: minutesAgo(60 * 24 * (8 + index)),
    }),
  ),
];

export const content: ClubsFakeOptions = {
  clubs,
  posts,
  comments: [
    {
      id: 'k1',
      postId: 'p-amy',
      content: 'What a start.',
      createdAt: minutesAgo(9),
      user: ben,
      parentComment: null,
    },
    {
      id: 'k2',
      postId: 'p-amy',
      content: 'Thank you.',
      createdAt: minutesAgo(4),
      user: amy,
      parentComment: 'k1',
    },
  ],
  messages: [
    {
      id: 'm1',
      channelId: 'ch-race',
      content: 'Anyone up for a ride before the heats?',
      createdAt: minutesAgo(120),
      mediaUrls: [],
      sender: ben,
    },
    {
      id: 'm2',
      channelId: 'ch-race',
      content: 'In. Same place?',
      createdAt: minutesAgo(60),
      mediaUrls: [],
      sender: demoUser,
    },
  ],
  reactions: {
    'p-amy': { [ben.id]: 'love', [amy.id]: 'like' },
    'p-ben': { [demoUser.id]: 'haha' },
    m1: { [amy.id]: 'like' },
  },
  embeds: true,
};

/** A backend with clubs as the stories show them. */
export function clubsBackend(
  options: ClubsFakeOptions = content,
  adjust: (backend: FakeBackend) => void = () => undefined,
): FakeBackend {
  const backend = createFakeBackend({
    areas: [authFake(), clubsFake(structuredClone(options))],
  });
  adjust(backend);
  return backend;
}
