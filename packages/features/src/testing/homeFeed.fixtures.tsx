import { HOME_FEED, type FeedItem } from '@clubline/contract';
import type { ReactNode } from 'react';
import { FeedScreen, type FeedScreenProps } from '../home';
import { authFake, demoUser } from './auth.fake';
import { clubsFake } from './clubs/clubs.fake';
import { amy, ben, fakeClub, fakePost, minutesAgo, pageOf } from './clubs/clubs.store';
import { createFakeBackend, type FakeBackend } from './createFakeBackend';
import { createStoryClock } from './fakeClock';
import { createFakeEnvironment, type FakeEnvironment } from './fakeEnvironment';
import { FakeClubline } from './FakeClubline';
import { profilesFake } from './profiles/profiles.fake';
import { fakeProfilePost } from './profiles/profiles.store';

const clubs = [
  fakeClub({ id: 'c1', name: 'Lakeside', memberIds: [demoUser.id, amy.id] }),
  fakeClub({ id: 'c2', name: 'Harbour Hawks', memberIds: [demoUser.id, ben.id] }),
  fakeClub({ id: 'c3', name: 'Strangers', memberIds: [ben.id] }),
];
const inClubs = [
  fakePost({ id: 'p1', clubId: 'c1', content: 'Gates open at nine', createdAt: minutesAgo(5) }),
  fakePost({
    id: 'p2',
    clubId: 'c2',
    content: 'Who drives?',
    createdAt: minutesAgo(30),
    user: ben,
  }),
  fakePost({
    id: 'p3',
    clubId: 'c2',
    content: 'My lift has room for two',
    createdAt: minutesAgo(90),
    user: demoUser,
  }),
  fakePost({ id: 'p4', clubId: 'c3', content: 'Not for you', createdAt: minutesAgo(1) }),
];
const ofPeople = [
  fakeProfilePost({ id: 'q1', content: 'New boat day', createdAt: minutesAgo(10), user: ben }),
  fakeProfilePost({ id: 'q2', content: 'Of a stranger', createdAt: minutesAgo(2), user: amy }),
];

/** The feed of the posts that Maya may read, as a server with such a call answers it. */
function feedItems(): FeedItem[] {
  const counts = { reaction: null, reactionCount: 2, commentCount: 1 };
  const club = (id: string) => ({ id, name: clubs.find((one) => one.id === id)!.name });
  return [
    ...inClubs.slice(0, 3).map(({ clubId, ...post }) => ({
      kind: 'clubPost' as const,
      club: club(clubId),
      post: { ...post, ...counts },
    })),
    { kind: 'profilePost' as const, post: { ...ofPeople[0]!, ...counts } },
  ].sort((one, other) => other.post.createdAt.localeCompare(one.post.createdAt));
}

export interface HomeFeedOptions {
  /** The server has one call for the feed; another one is asked place by place. @default true */
  hasFeed?: boolean;
  /** What that call answers. @default four posts of two clubs and a person */
  items?: FeedItem[];
  /** Posts of one page. @default 20 */
  pageSize?: number;
  /** When the newest post was written that was seen before; null for a first visit. */
  seen?: string | null;
  /** The first steps have not been put away. @default false */
  isNew?: boolean;
  /** Those of them that were seen to be done at an earlier visit. @default none was seen */
  firstStepsDone?: string[];
  /** Changes what the backend answers. */
  prepare?: (backend: FakeBackend) => void;
}

/** Maya's feed, or another page with it, over a backend of its own. */
export function homeFeed(
  {
    hasFeed = true,
    items = feedItems(),
    pageSize = 20,
    seen = null,
    isNew = false,
    firstStepsDone,
    prepare,
  }: HomeFeedOptions = {},
  props: FeedScreenProps = {},
  page: ReactNode = <FeedScreen {...props} />,
) {
  const backend = createFakeBackend({
    areas: [
      authFake(),
      clubsFake({ clubs, posts: inClubs }),
      profilesFake({ posts: ofPeople, follows: { [demoUser.id]: [ben.id] } }),
    ],
  });
  const environment: FakeEnvironment = createFakeEnvironment({ clock: createStoryClock() });
  if (hasFeed) {
    backend.additions.add(HOME_FEED);
    environment.local.setItem('clubline_additions', HOME_FEED);
    backend.handle('GET /social/feed', ({ query }) => {
      const answer = pageOf(items, query.get('cursor'), pageSize);
      return { data: { items: answer.items }, meta: answer.meta };
    });
  }
  const steps = isNew ? firstStepsDone && { done: firstStepsDone } : { isDismissed: true };
  if (steps) environment.local.setItem(`cl_first_steps_${demoUser.id}`, JSON.stringify(steps));
  if (seen) environment.local.setItem(`sports_app_feed_seen_${demoUser.id}`, seen);
  prepare?.(backend);
  const screen = (
    <FakeClubline backend={backend} environment={environment}>
      {page}
    </FakeClubline>
  );
  return { backend, environment, screen };
}
