import { authFake, demoUser } from '../auth.fake';
import { clubsFake } from '../clubs/clubs.fake';
import { amy, ben, fakeClub } from '../clubs/clubs.store';
import { createFakeBackend, type FakeBackend } from '../createFakeBackend';
import { profilesFake } from '../profiles/profiles.fake';
import { fakeRacer, racersFake } from '../racers.fake';

const crowd = Array.from({ length: 70 }, (_, index) => ({
  ...ben,
  id: `u-${index}`,
  username: `rider_${index}`,
  firstName: index === 69 ? 'Pronto' : 'Rider',
  lastName: `${index}`,
}));

/** What can be found: 73 people on two pages, five clubs of which two are private, three racers. */
const content = {
  people: [demoUser, amy, ben, ...crowd],
  clubs: [
    fakeClub({ id: 'c-pro', name: 'Pro Paddock', memberIds: [amy.id, ben.id] }),
    fakeClub({ id: 'c-puck', name: 'Puck Drop', description: 'Hockey nights.' }),
    fakeClub({ id: 'c-own', name: 'Pro Insiders', isPrivate: true, ownerId: demoUser.id }),
    fakeClub({ id: 'c-secret', name: 'Pro Secrets', isPrivate: true, ownerId: ben.id }),
    fakeClub({ id: 'c-north', name: 'North Stand', description: 'Home and away.' }),
  ],
  racers: [
    fakeRacer({ id: 'r-1', name: 'Petra Prokop' }),
    fakeRacer({ id: 'r-2', name: 'Mateo O’Rourke' }),
    fakeRacer({ id: 'r-3', name: 'Freja Lindqvist' }),
  ],
};

/** A backend with all of what can be searched, by cursors and words where it has additions. */
export function searchBackend(
  adjust: (backend: FakeBackend) => void = () => undefined,
  hasCursors = false,
): FakeBackend {
  const { people, clubs, racers } = content;
  const backend = createFakeBackend({
    areas: [
      authFake(),
      clubsFake({ clubs }),
      racersFake({ racers, hasCursors }),
      profilesFake({ people, hasCursors }),
    ],
  });
  adjust(backend);
  return backend;
}
