import { CLUB_NAME_SEARCH, FEED_PAGE_SIZE, HOME_FEED_SEARCH } from '@clubline/contract';
import { authFake, demoUser } from '../auth.fake';
import { clubsFake } from '../clubs/clubs.fake';
import { amy, ben, fakeClub, fakePost, minutesAgo, pageOf } from '../clubs/clubs.store';
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

/** A backend with one club that is named so, older than so many which are told of so. */
export function namedClubBackend(
  told: number,
  canSearchNames: boolean,
  listPageSize = 20,
): FakeBackend {
  const clubs = Array.from({ length: told }, (_, index) =>
    fakeClub({ id: `c-${index}`, name: `Club ${index}`, description: 'Quokkas and karts.' }),
  );
  const named = [
    fakeClub({ id: 'c-named', name: 'The first quokkas' }),
    fakeClub({ id: 'c-within', name: 'Aquokkas' }),
    fakeClub({ id: 'c-begins', name: 'Quokkas afloat' }),
  ];
  const backend = createFakeBackend({
    areas: [
      authFake(),
      clubsFake({ clubs: [...clubs, ...named], ...(canSearchNames && { listPageSize }) }),
      racersFake({ racers: content.racers }),
      profilesFake({ people: content.people }),
    ],
  });
  if (canSearchNames) backend.additions.add(CLUB_NAME_SEARCH);
  return backend;
}

/**
 * Lets the backend look for words in the feed: in `size` posts, the oldest of which has some, so
 * many at a time.
 */
export function addPostSearch(
  backend: FakeBackend,
  size = 3,
  lookedThrough = 300,
  kind: 'clubPost' | 'profilePost' = 'clubPost',
): void {
  backend.additions.add(HOME_FEED_SEARCH);
  const club = { id: 'c-north', name: 'North Stand' };
  const posts = Array.from({ length: size }, (_, index) => {
    const id = `p-${index}`;
    const words = index < size - 1 ? 'A lap' : 'Pro paddock opens at nine. Bring a chair, no boat.';
    const written = { content: words, user: ben, createdAt: minutesAgo(index) };
    const post = fakePost({ id, clubId: club.id, ...written });
    return { id, kind, post, ...(kind === 'clubPost' && { club }) };
  });
  backend.handle('GET /social/feed', ({ query }) => {
    const wanted = query.get('search') ?? '';
    const looked = pageOf(posts, query.get('cursor'), wanted ? lookedThrough : FEED_PAGE_SIZE);
    const items = looked.items.filter(({ post }) => post.content.toLowerCase().includes(wanted));
    return { data: { items }, meta: looked.meta };
  });
}
