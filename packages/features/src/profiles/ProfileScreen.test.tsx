import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  amy,
  ben,
  createFakeEnvironment,
  demoUser,
  FakeClubline,
  FakeReply,
  type FakeBackend,
  type FakeClublineProps,
} from '../testing';
import { profilesBackend, profilesContent } from '../testing/profiles/profiles.fixtures';
import { ProfileScreen } from './ProfileScreen';

vi.setConfig({ testTimeout: 20_000 });

function open(
  backend: FakeBackend = profilesBackend(),
  username = 'amy_lake',
  around: Partial<FakeClublineProps> = {},
) {
  render(
    <FakeClubline backend={backend} {...around}>
      <ProfileScreen username={username} />
    </FakeClubline>,
  );
  return backend;
}
const adjusted = (adjust: (backend: FakeBackend) => void, options = profilesContent) =>
  profilesBackend(options, adjust);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const follow = async () => {
  const found = await button('Follow');
  await waitFor(() => expect(found.hasAttribute('disabled')).toBe(false));
  await userEvent.click(found);
};

describe('the page of somebody else', () => {
  // A bare backend is asked for the reactions of each post as well.
  test.each([
    { embeds: true, asks: ['/social/profile-posts', '/users/get-user-by-username/amy_lake'] },
    {
      embeds: false,
      asks: [
        '/social/profile-posts',
        '/users/get-user-by-username/amy_lake',
        '/users/u-1/get-following-list',
        '/users/u-amy/get-favorite-teams',
        '/users/u-amy/get-followers-count',
      ],
    },
  ])(
    'says who it is, a backend with embeds $embeds being asked for what it does not send along',
    async ({ embeds, asks }) => {
      const backend = open(profilesBackend({ ...profilesContent, embeds }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Amy Lake' })).toBeTruthy();
      expect(screen.getByText('@amy_lake')).toBeTruthy();
      expect(screen.getByText('Coach')).toBeTruthy();
      expect(screen.getByText('Runabout 2, start gate 4. Coffee before water.')).toBeTruthy();
      expect(await screen.findByText('Podium in moto three.')).toBeTruthy();
      expect(await screen.findByText('Boston Bruins')).toBeTruthy();
      expect(screen.getByText('Ze')).toBeTruthy();
      expect(await button(/^1\s*Followers/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Add team' })).toBeNull();
      expect(screen.queryByRole('textbox', { name: 'Write a post' })).toBeNull();
      expect(
        backend.calls
          .filter(({ path }) => path !== '/auth/me' && !path.includes('/pp-'))
          .map(({ path }) => path)
          .toSorted(),
      ).toEqual(asks);
    },
  );

  test.each([true, false])(
    'following flips the button and the count at once, then tells the other person (embeds %s)',
    async (embeds) => {
      const backend = profilesBackend({ ...profilesContent, embeds });
      const release = backend.hold('POST /users/:id/follow-user');
      open(backend);
      await follow();
      expect(await button('Following')).toBeTruthy();
      expect(await button(/^2\s*Followers/)).toBeTruthy();
      expect(backend.callsTo('POST /notifications')).toHaveLength(0);
      release();
      await waitFor(() => expect(backend.callsTo('POST /notifications')).toHaveLength(1));
      expect(backend.callsTo('POST /users/u-1/follow-user')[0]?.body).toEqual({
        userToFollowId: amy.id,
      });
      expect(backend.callsTo('POST /notifications')[0]?.body).toEqual({
        type: 'follow',
        userId: amy.id,
        senderId: demoUser.id,
        content: 'Maya Okafor started following you.',
        profilePicture: null,
      });
      expect(await button('Following')).toBeTruthy();
    },
  );

  test.each([true, false])(
    'a refused follow takes both back and says why (embeds %s)',
    async (embeds) => {
      const backend = open(
        adjusted(
          (server) =>
            server.fail(
              'POST /users/:id/follow-user',
              new FakeReply(403, { message: 'Amy has blocked you.' }),
            ),
          { ...profilesContent, embeds },
        ),
      );
      await follow();
      expect(await screen.findByText('Follow failed')).toBeTruthy();
      expect(screen.getByText('Amy has blocked you.')).toBeTruthy();
      expect(await button('Follow')).toBeTruthy();
      expect(await button(/^1\s*Followers/)).toBeTruthy();
      expect(backend.callsTo('POST /notifications')).toHaveLength(0);
    },
  );

  test.each([true, false])(
    'a follow whose answer is lost holds, and is sent once (embeds %s)',
    async (embeds) => {
      const backend = open(
        adjusted((server) => server.fail('POST /users/:id/follow-user', 'answer', 1), {
          ...profilesContent,
          embeds,
        }),
      );
      await follow();
      await waitFor(() => expect(backend.callsTo('POST /notifications')).toHaveLength(1));
      expect(await button('Following')).toBeTruthy();
      expect(backend.callsTo('POST /users/:id/follow-user')).toHaveLength(1);
      expect(screen.queryByText('Follow failed')).toBeNull();
      expect(screen.queryByText('Not sent')).toBeNull();
    },
  );

  test('a follow that may not have arrived says so, and is sent again', async () => {
    const backend = open(
      adjusted((server) => server.fail('POST /users/:id/follow-user', 'network', 1)),
    );
    await follow();
    expect(await screen.findByText('Not sent')).toBeTruthy();
    expect(await button('Follow')).toBeTruthy();
    await userEvent.click(await button('Try again'));
    expect(await button('Following')).toBeTruthy();
    expect(screen.queryByText('Not sent')).toBeNull();
    expect(backend.callsTo('POST /users/:id/follow-user')).toHaveLength(2);
  });

  test('a notice that cannot be left changes nothing', async () => {
    const backend = open(adjusted((server) => server.fail('POST /notifications')));
    await follow();
    await waitFor(() => expect(backend.callsTo('POST /notifications')).toHaveLength(1));
    expect(await button('Following')).toBeTruthy();
    expect(screen.queryByText('Follow failed')).toBeNull();
  });

  test('unfollowing sends its body and no notice; refused, it comes back', async () => {
    const followed = { ...profilesContent, follows: { [demoUser.id]: [amy.id] } };
    const backend = open(
      adjusted(
        (server) => server.fail('DELETE /users/:id/unfollow-user', new FakeReply(500, {}), 1),
        followed,
      ),
    );
    await userEvent.click(await button('Following'));
    expect(await screen.findByText('Unfollow failed')).toBeTruthy();
    expect(await button(/^1\s*Followers/)).toBeTruthy();
    await userEvent.click(await button('Following'));
    expect(await button(/^0\s*Followers/)).toBeTruthy();
    expect(backend.callsTo('DELETE /users/u-1/unfollow-user')[1]?.body).toEqual({
      userToUnfollowId: amy.id,
    });
    expect(backend.callsTo('POST /notifications')).toHaveLength(0);
  });

  test('whether one follows somebody is looked for on all pages, and on both sides', async () => {
    const others = [ben, { ...ben, id: 'u-x', username: 'xan' }];
    const backend = open(
      adjusted(
        (server) =>
          server.handle('GET /users/:id/get-following-list', ({ query }) =>
            query.get('cursor')
              ? { data: { followingList: [amy] }, meta: { nextCursor: null, hasMore: false } }
              : { data: { followingList: others }, meta: { nextCursor: 'next', hasMore: true } },
          ),
        { ...profilesContent, follows: {}, embeds: false },
      ),
    );
    expect(await button('Following')).toBeTruthy();
    expect(backend.callsTo('GET /users/:id/get-followers-list')).toHaveLength(0);
  });

  test('that one follows somebody is not denied where one’s own list is cut', async () => {
    open(
      adjusted(
        (server) => {
          server.handle('GET /users/:id/get-following-list', () => ({
            data: { followingList: [ben] },
            meta: { hasMore: true },
          }));
          server.handle('GET /users/:id/get-followers-list', () => ({
            data: { followersList: [demoUser] },
            meta: { hasMore: true },
          }));
        },
        { ...profilesContent, follows: {}, embeds: false },
      ),
    );
    expect(await button('Following')).toBeTruthy();
  });

  test('that one follows somebody is not denied where it could not be loaded', async () => {
    const backend = open(
      adjusted(
        (server) => {
          server.fail('GET /users/:id/get-following-list', undefined, 1);
          server.fail('GET /users/:id/get-followers-list', undefined, 1);
        },
        { ...profilesContent, follows: { [demoUser.id]: [amy.id] }, embeds: false },
      ),
    );
    expect(
      await screen.findByText('It could not be loaded whether you follow this person.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
    await userEvent.click(await button('Try again'));
    expect(await button('Following')).toBeTruthy();
    expect(backend.callsTo('POST /users/:id/follow-user')).toHaveLength(0);
  });

  test('counts that cannot be loaded are not said to be none', async () => {
    open(
      adjusted(
        (server) => {
          server.fail('GET /users/:id/get-followers-count');
          server.fail('GET /users/:id/get-followers-list');
        },
        { ...profilesContent, embeds: false },
      ),
    );
    await userEvent.click(await button(/Followers/));
    expect(await screen.findByText('Couldn’t load followers.')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Followers' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Following' })).toBeTruthy();
  });

  test(
    'the dialog lists both sides, filters by username, leads on, and agrees with a follow ' +
      'made just now',
    async () => {
      const onNavigate = vi.fn();
      open(profilesBackend(), 'amy_lake', { onNavigate });
      await follow();
      await userEvent.click(await button(/Followers/));
      const dialog = within(await screen.findByRole('dialog'));
      expect(await dialog.findByRole('tab', { name: 'Followers (2)' })).toBeTruthy();
      expect(dialog.getByRole('link', { name: /Maya Okafor/ })).toBeTruthy();
      await userEvent.type(dialog.getByRole('searchbox', { name: 'Filter by username' }), 'BEN_');
      expect(dialog.queryByRole('link', { name: /Maya Okafor/ })).toBeNull();
      await userEvent.click(dialog.getByRole('link', { name: /Ben Torres/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(onNavigate).toHaveBeenCalledWith(`/profile/${ben.username}`);
    },
  );
});

test('going back to the followers loads as many as were shown', async () => {
  const people = Array.from({ length: 170 }, (_, index) => ({
    ...demoUser,
    id: `f-${index}`,
    username: `fan_${index}`,
  }));
  const follows = Object.fromEntries(people.map(({ id }) => [id, [amy.id]]));
  const all = [...(profilesContent.people ?? []), ...people];
  const backend = profilesBackend({ people: all, follows, embeds: true, hasCursors: true });
  const environment = createFakeEnvironment();
  const anchor = { id: 'f-90', top: 0 };
  environment.historyEntry?.set(`followers_${amy.id}`, { count: 100, anchor });
  render(
    <FakeClubline backend={backend} environment={environment}>
      <ProfileScreen username="amy_lake" section="followers" />
    </FakeClubline>,
  );
  expect(await screen.findByText('@fan_90')).toBeTruthy();
  const asked = backend.callsTo('GET /users/:id/get-followers-list');
  expect(asked.map(({ query }) => query.get('cursor'))).toEqual([null, '50']);
});

test('followers come page by page where the server has pages', async () => {
  const people = Array.from({ length: 120 }, (_, index) => ({
    ...demoUser,
    id: `f-${index}`,
    username: `fan_${index}`,
  }));
  const follows = Object.fromEntries(people.map(({ id }) => [id, [amy.id]]));
  const all = [...(profilesContent.people ?? []), ...people];
  const backend = profilesBackend({ people: all, follows, embeds: true, hasCursors: true });
  open(backend);
  await userEvent.click(await button(/Followers/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('tab', { name: 'Followers (120)' })).toBeTruthy();
  for (const last of ['@fan_49', '@fan_99', '@fan_119']) {
    expect(await dialog.findByText(last)).toBeTruthy();
    const more = dialog.queryByText('Load more');
    if (more) await userEvent.click(more);
  }
  expect(dialog.queryByText('Load more')).toBeNull();
  const asked = backend.callsTo('GET /users/:id/get-followers-list');
  expect(asked.map(({ query }) => query.get('cursor'))).toEqual([null, '50', '100']);
  expect(asked.map(({ query }) => query.get('limit'))).toEqual(['50', '50', '50']);
});

test('a username further down than what is here is found by the server that can', async () => {
  const people = Array.from({ length: 700 }, (_, index) => ({
    ...demoUser,
    id: `f-${index}`,
    username: index === 699 ? 'last_one' : `fan_${index}`,
  }));
  const follows = Object.fromEntries(people.map(({ id }) => [id, [amy.id]]));
  const all = [...(profilesContent.people ?? []), ...people];
  const backend = profilesBackend({ people: all, follows, embeds: true, hasCursors: true });
  open(backend);
  await userEvent.click(await button(/Followers/));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('@fan_0');
  await userEvent.type(dialog.getByRole('searchbox'), '@LAST');
  expect(await dialog.findByText('@last_one')).toBeTruthy();
  expect(dialog.getByRole('tab', { name: 'Followers (700)' })).toBeTruthy();
  const asked = backend.callsTo('GET /users/:id/get-followers-list');
  expect(asked.map(({ query }) => query.get('search'))).toEqual([null, 'last']);
  await userEvent.type(dialog.getByRole('searchbox'), 'zzz');
  expect(await dialog.findByText('No usernames match.')).toBeTruthy();
});

describe('sharing', () => {
  const names = ['share', 'clipboard'] as const;
  const own = names.map((name) => Object.getOwnPropertyDescriptor(navigator, name));
  const give = (name: (typeof names)[number], value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  // The files of a worker share its navigator.
  afterEach(() =>
    names.forEach((name, index) =>
      own[index]
        ? Object.defineProperty(navigator, name, own[index])
        : Reflect.deleteProperty(navigator, name),
    ),
  );

  test('copies the address where there is no system sheet, and says so', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    give('share', undefined);
    give('clipboard', { writeText });
    open();
    await userEvent.click(await button('Share'));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(writeText.mock.calls[0]?.[0]).toMatch(/\/profile\/amy_lake$/);
  });

  test('hands the address to the system sheet where there is one', async () => {
    const share = vi.fn(async () => undefined);
    give('share', share);
    open();
    await userEvent.click(await button('Share'));
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({ url: expect.stringMatching(/\/profile\/amy_lake$/) }),
    );
    give('share', undefined);
    expect(screen.queryByText('Link copied')).toBeNull();
  });
});

describe('the page of oneself', () => {
  test('has a composer and a button to add teams, and none to follow', async () => {
    open(profilesBackend(), 'maya');
    expect(await screen.findByRole('textbox', { name: 'Write a post' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
    expect(await screen.findByText('Add your favorite teams.')).toBeTruthy();
    await userEvent.click(await button('Add team'));
    expect(await screen.findByText('Add team coming soon')).toBeTruthy();
  });

  test('without a bio says so, and the other tabs say what is to come', async () => {
    open(profilesBackend(), 'ben_torres');
    expect(await screen.findByText('No bio yet.')).toBeTruthy();
    expect(await screen.findByText('No favorite teams yet.')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Scores' }));
    expect(screen.getByText('Scores coming soon…')).toBeTruthy();
    const action = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(action('Live Scores')).toBe('/scores');
    await userEvent.click(screen.getByRole('tab', { name: 'Clubs' }));
    expect(screen.getByText('Clubs coming soon…')).toBeTruthy();
    expect(action('Discover Clubs')).toBe('/clubs/discover');
  });
});

test.each([true, false])(
  'somebody without posts can be followed in their place (embeds %s)',
  async (embeds) => {
    const backend = open(profilesBackend({ ...profilesContent, embeds, posts: [] }));
    await userEvent.click(await button('Follow Amy Lake'));
    expect(await button('Following')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Follow Amy Lake' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('No posts yet.');
    expect(backend.callsTo('POST /users/:id/follow-user')).toHaveLength(1);
  },
);

test('without posts of one’s own, the button leads to where they are written', async () => {
  open(profilesBackend({ ...profilesContent, posts: [] }), demoUser.username);
  await userEvent.click(await button('Write a post'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Write a post' }));
});

describe('a profile that cannot be shown', () => {
  test('says that there is nobody of that name', async () => {
    open(profilesBackend(), 'nosuch');
    expect(await screen.findByRole('heading', { name: "Couldn't load this profile" })).toBeTruthy();
    expect(screen.getByText('User not found')).toBeTruthy();
  });

  test('offers to look for somebody else', async () => {
    open(profilesBackend(), 'nosuch');
    await userEvent.click(await button('Find people'));
    expect(await screen.findByRole('dialog', { name: 'Find people' })).toBeTruthy();
  });

  test('says why, and comes after another try', async () => {
    open(
      adjusted((server) =>
        server.fail(
          'GET /users/get-user-by-username/:name',
          new FakeReply(503, { message: 'Back at noon.' }),
          1,
        ),
      ),
    );
    expect(await screen.findByText('Back at noon.')).toBeTruthy();
    await userEvent.click(await button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Amy Lake' })).toBeTruthy();
  });

  test('teams that cannot be loaded are not said to be none; another try brings them', async () => {
    open(
      adjusted(
        (server) => server.fail('GET /users/:id/get-favorite-teams', new FakeReply(500), 1),
        {
          ...profilesContent,
          embeds: false,
        },
      ),
    );
    expect(await screen.findByText('Couldn’t load favorite teams.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Amy Lake' })).toBeTruthy();
    expect(screen.queryByText('No favorite teams yet.')).toBeNull();
    await userEvent.click(await button('Try again'));
    expect(await screen.findByText('Boston Bruins')).toBeTruthy();
    expect(screen.queryByText('Couldn’t load favorite teams.')).toBeNull();
  });
});
