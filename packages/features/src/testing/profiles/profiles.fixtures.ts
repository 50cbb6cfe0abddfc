import { authFake, demoUser } from '../auth.fake';
import { amy, ben, minutesAgo } from '../clubs/clubs.store';
import { createFakeBackend, type FakeBackend } from '../createFakeBackend';
import { profilesFake } from './profiles.fake';
import { fakeProfilePost, type ProfilesFakeOptions } from './profiles.store';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect ' +
  'width="16" height="9" fill="%23255"/%3E%3C/svg%3E';

export const amyProfile = {
  ...amy,
  bio: 'Runabout 2, start gate 4. Coffee before water.',
  tags: { profile: ['Player', 'Coach'] },
  points: 1_240,
};
const rider = (index: number) => ({
  id: `u-${index}`,
  username: `rider_${index}`,
  firstName: 'Rider',
  lastName: `${index}`,
  profilePicture: null,
});
const crowd = Array.from({ length: 120 }, (_, index) => rider(index + 100));

export const profilesContent: ProfilesFakeOptions = {
  people: [demoUser, amyProfile, ben, ...crowd],
  follows: { [ben.id]: [amy.id, demoUser.id], [amy.id]: [ben.id] },
  teams: {
    [amy.id]: [
      { id: 't1', name: 'Boston Bruins' },
      { id: 't2', name: 'Zebras' },
    ],
  },
  posts: [
    fakeProfilePost({
      id: 'pp-1',
      content: 'Podium in moto three.',
      mediaUrls: [picture],
      createdAt: minutesAgo(3),
    }),
    fakeProfilePost({
      id: 'pp-2',
      content: 'New hull, same nerves.',
      createdAt: minutesAgo(60 * 30),
    }),
    fakeProfilePost({
      id: 'pp-3',
      content: 'Saturday in the north stand.',
      user: ben,
      createdAt: minutesAgo(60),
    }),
    fakeProfilePost({
      id: 'pp-4',
      content: 'First ride of the year.',
      user: demoUser,
      createdAt: minutesAgo(60 * 24 * 15),
    }),
  ],
  reactions: { 'pp-1': { [ben.id]: 'like' }, 'pp-2': { [demoUser.id]: 'love' } },
  commentCounts: { 'pp-1': 2 },
  embeds: true,
};

/** A backend with people as the stories show them. */
export function profilesBackend(
  options: ProfilesFakeOptions = profilesContent,
  adjust: (backend: FakeBackend) => void = () => undefined,
): FakeBackend {
  const backend = createFakeBackend({
    areas: [authFake(), profilesFake(structuredClone(options))],
  });
  adjust(backend);
  return backend;
}
