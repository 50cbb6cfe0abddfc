import type { ChatMessage } from '@clubline/contract';
import {
  accountFake,
  amy,
  authFake,
  ben,
  chatFake,
  clubModerationFake,
  clubsFake,
  createFakeBackend,
  demoUser,
  fakePost,
  minutesAgo,
  notificationsFake,
  partnersFake,
  type FakeBackend,
} from '../../packages/features/src/testing';
import { chatHistory } from '../../packages/features/src/testing/chat/chat.fixtures';
import {
  content,
  lakesideOwned,
  manyClubs,
} from '../../packages/features/src/testing/clubs/clubs.fixtures';
import { follows, mixed } from '../../packages/features/src/testing/notifications.fixtures';
import { profilesFake } from '../../packages/features/src/testing/profiles/profiles.fake';
import { profilesContent } from '../../packages/features/src/testing/profiles/profiles.fixtures';
import { racersFake } from '../../packages/features/src/testing/racers.fake';
import { racersContent } from '../../packages/features/src/testing/racers.fixtures';

/** In what state the product is shown; `offline` and `broken` have the content of `full`. */
export type ScreenState = 'full' | 'new' | 'busy' | 'broken' | 'offline';

type Content = {
  clubs: Parameters<typeof clubsFake>[0];
  people: Parameters<typeof profilesFake>[0];
  notifications: typeof mixed;
  history: ChatMessage[];
};

/** Who is in the club that is shown. */
const members = [
  { ...amy, role: 'owner' as const },
  { ...ben, role: 'member' as const },
  { ...demoUser, role: 'member' as const },
].map(({ id, username, firstName, lastName, role }) => ({
  id,
  username,
  firstName,
  lastName,
  role,
  profilePicture: null,
}));

const ownClub = { ...lakesideOwned, id: 'c-own', name: 'Harbour Riders' };
const allClubs = {
  ...content,
  clubs: [...(content.clubs ?? []), ownClub],
  // As our server answers a member.
  details: { permissions: ['attachPictures' as const, 'listMembers' as const] },
};

const full: Content = {
  clubs: allClubs,
  people: { ...profilesContent, follows: { ...profilesContent.follows, [demoUser.id]: [amy.id] } },
  notifications: mixed,
  history: chatHistory,
};

/** Somebody who has just signed up, where others are already. */
const fresh: Content = {
  clubs: {
    ...content,
    clubs: (content.clubs ?? []).map((club) => ({
      ...club,
      memberIds: club.memberIds.filter((id) => id !== demoUser.id),
    })),
    posts: [],
    comments: [],
    messages: [],
    reactions: {},
  },
  people: { ...profilesContent, follows: {}, posts: [], reactions: {}, commentCounts: {} },
  notifications: [],
  history: [],
};

const joined = manyClubs.map((club, index) => ({
  ...club,
  memberIds: index % 3 === 0 ? [...club.memberIds] : [...club.memberIds, demoUser.id],
}));
const lines = [
  'Boat 7, by half a length.',
  'What a start! Did anybody see who took the outside line into the second turn?',
  'Same here.',
];

/** A race day, when everybody writes. */
const busy: Content = {
  clubs: {
    ...content,
    clubs: [...allClubs.clubs, ...joined],
    posts: [
      ...(content.posts ?? []),
      ...Array.from({ length: 120 }, (_, index) =>
        fakePost({
          id: `busy-${index}`,
          clubId: index % 2 ? 'c-lake' : `c-${index % 40}`,
          content: lines[index % lines.length]!,
          user: index % 3 ? amy : ben,
          createdAt: minutesAgo(index),
        }),
      ),
    ],
  },
  people: full.people,
  notifications: [
    ...mixed,
    ...Array.from({ length: 10 }, (_, round) =>
      follows.map((one) => ({ ...one, id: `${one.id}-${round}`, isRead: false })),
    ).flat(),
  ],
  history: Array.from({ length: 200 }, (_, index) => ({
    ...chatHistory[index % chatHistory.length]!,
    messageId: `busy-${index}`,
    message: lines[index % lines.length]!,
    createdAt: new Date(Date.UTC(2025, 9, 8, 14, index)).toISOString(),
  })),
};

const contents: Record<ScreenState, Content> = {
  full,
  new: fresh,
  busy,
  broken: full,
  offline: full,
};

/** A backend for the whole product in this state. */
export function screenBackend(state: ScreenState): FakeBackend {
  const { clubs, people, notifications, history } = structuredClone(contents[state]);
  return createFakeBackend({
    areas: [
      authFake(),
      accountFake(),
      clubsFake(clubs),
      clubModerationFake({ members }),
      profilesFake(people),
      racersFake(structuredClone(racersContent)),
      // A product that no partner has joined yet.
      state === 'new' ? partnersFake([]) : partnersFake(),
      notificationsFake({ notifications, hasAdditions: true }),
      chatFake({ history, hasAdditions: true }),
    ],
  });
}
