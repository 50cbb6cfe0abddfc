import { CLIENT_IDS } from '@clubline/contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  amy,
  createFakeEnvironment,
  createFakeStorage,
  createStoryClock,
  demoUser,
  FakeClubline,
  FakeReply,
  settle,
  type FakeBackend,
  type FakeClublineProps,
} from '../../testing';
import { profilesBackend, profilesContent } from '../../testing/profiles/profiles.fixtures';
import { expectRefused, refusalsOf } from '../../testing/refusals.fixtures';
import { SESSION_KEYS } from '../../platform/session';
import { ProfilePosts } from './ProfilePosts';

vi.setConfig({ testTimeout: 20_000 });

function open(backend: FakeBackend, author = amy, around: Partial<FakeClublineProps> = {}) {
  render(
    <FakeClubline backend={backend} {...around}>
      <ProfilePosts author={author} isOwn={author.id === demoUser.id} />
    </FakeClubline>,
  );
  return backend;
}
const adjusted = (adjust: (backend: FakeBackend) => void, options = profilesContent) =>
  profilesBackend(options, adjust);
const article = async (text: string) =>
  within((await screen.findByText(text)).closest('article') as HTMLElement);
const like = async (text: string, name = /^Like/) =>
  (await article(text)).findByRole('button', { name });
const write = async (text: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Write a post' }));
  await userEvent.paste(text);
};
const picture = new File(['x'], 'podium.png', { type: 'image/png' });
const choose = async (file = picture) =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file, {
    applyAccept: false,
  });
const postButton = () => screen.getByRole('button', { name: /^Post/ }) as HTMLButtonElement;

test('a reaction that one gives on another page shows here', async () => {
  const backend = open(profilesBackend({ ...profilesContent, embeds: true }));
  const button = await like('Podium in moto three.');
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  act(() =>
    backend.sockets.broadcast('ownReactionChanged', {
      kind: 'profilePost',
      postId: 'pp-1',
      reaction: 'like',
      reactionCount: 5,
    }),
  );
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(button.textContent).toContain('5');
});

describe.each([{ embeds: true }, { embeds: false }])(
  'a backend with embeds $embeds',
  ({ embeds }) => {
    const content = { ...profilesContent, embeds };

    test('shows the author’s posts with age, counts and one reaction to give', async () => {
      const backend = open(profilesBackend(content));
      const post = await article('Podium in moto three.');
      expect(post.getByText('3m')).toBeTruthy();
      expect(await post.findByText('2 comments')).toBeTruthy();
      expect(await post.findByRole('button', { name: /Like.*1|1.*Like/ })).toBeTruthy();
      expect(screen.queryByText('Saturday in the north stand.')).toBeNull();
      expect(post.queryByRole('button', { name: /Choose|reactions/i })).toBeNull();
      const asked = backend.callsTo('GET /social/profile-posts').at(-1);
      expect(asked?.query.get('userId')).toBe(embeds ? amy.id : null);
      expect(backend.callsTo('GET /social/post-reactions/:id/u-1')).toHaveLength(embeds ? 0 : 2);
    });

    test('a like counts at once, then as the server says', async () => {
      const backend = profilesBackend(content);
      open(backend);
      const button = await like('Podium in moto three.');
      await waitFor(() => expect(button.textContent).toContain('1'));
      const release = backend.hold('POST /social/post-reactions');
      const before = backend.callsTo('GET /social/post-reactions/count/pp-1').length;
      await userEvent.click(button);
      expect(button.textContent).toContain('2');
      expect(button.getAttribute('aria-pressed')).toBe('true');
      backend.handle('GET /social/post-reactions/count/:id', () => ({ count: 7 }));
      release();
      await waitFor(() => expect(button.textContent).toContain('7'));
      expect(backend.callsTo('POST /social/post-reactions')[0]?.body).toEqual({
        profilePostId: 'pp-1',
        userId: demoUser.id,
        reaction: 'like',
      });
      expect(backend.callsTo('GET /social/post-reactions/count/pp-1')).toHaveLength(before + 1);
    });

    test('a like whose answer is lost holds, and nobody is told that it failed', async () => {
      const backend = adjusted(
        (server) => server.fail('POST /social/post-reactions', 'answer', 1),
        content,
      );
      open(backend);
      const button = await like('Podium in moto three.');
      await waitFor(() => expect(button.textContent).toContain('1'));
      await userEvent.click(button);
      await waitFor(() =>
        expect(backend.callsTo('GET /social/post-reactions/count/pp-1')).not.toHaveLength(0),
      );
      expect(button.getAttribute('aria-pressed')).toBe('true');
      expect(button.textContent).toContain('2');
      expect(backend.callsTo('POST /social/post-reactions')).toHaveLength(1);
      expect(screen.queryByText('Reaction failed')).toBeNull();
    });

    test('a reaction of whatever kind is taken back', async () => {
      const backend = open(profilesBackend(content));
      const post = await article('New hull, same nerves.');
      await waitFor(() => expect(post.getByRole('button', { pressed: true })).toBeTruthy());
      await userEvent.click(post.getByRole('button', { pressed: true }));
      await waitFor(() =>
        expect(backend.callsTo('DELETE /social/post-reactions/pp-2/u-1')).toHaveLength(1),
      );
      expect(backend.callsTo('POST /social/post-reactions')).toHaveLength(0);
    });

    test('a refused like is taken back and reported', async () => {
      const backend = adjusted((server) => server.fail('POST /social/post-reactions'), content);
      open(backend);
      const button = await like('Podium in moto three.');
      await waitFor(() => expect(button.textContent).toContain('1'));
      await userEvent.click(button);
      expect(await screen.findByText('Reaction failed')).toBeTruthy();
      expect(button.textContent).toContain('1');
      expect(button.getAttribute('aria-pressed')).toBe('false');
    });

    test('a picture goes first, then the post, which stands on top', async () => {
      const backend = open(profilesBackend(content), demoUser);
      await write('  Podium!  ');
      await choose();
      await userEvent.click(postButton());
      expect(await screen.findByText('Posted')).toBeTruthy();
      expect(screen.getAllByRole('article')[0]?.textContent).toContain('Podium!');
      expect(
        (
          backend.callsTo('POST /social/profile-posts/upload-media')[0]?.body as
            FormData | undefined
        )?.get('media'),
      ).toBeInstanceOf(File);
      expect(backend.callsTo('POST /social/profile-posts')[0]?.body).toEqual({
        content: 'Podium!',
        mediaUrls: ['/uploads/picture-1.webp'],
        ...(embeds && { mediaAlts: [''] }),
      });
      expect(
        (screen.getByRole('textbox', { name: 'Write a post' }) as HTMLTextAreaElement).value,
      ).toBe('');
    });
  },
);

/** Opens the menu of a post, and chooses from it. */
const chooseFor = async (words: string, name: string) => {
  await userEvent.click(
    (await article(words)).getByRole('button', { name: /^More about the post/ }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

describe('what a picture shows, in words', () => {
  const describePicture = async (text: string) =>
    userEvent.type(await screen.findByRole('textbox', { name: 'Describe the picture' }), text);

  test('goes with the post and stands for the picture', async () => {
    const backend = open(profilesBackend(), demoUser);
    await screen.findByText('First ride of the year.');
    expect(screen.queryByRole('textbox', { name: 'Describe the picture' })).toBeNull();
    await choose();
    await describePicture(' The start, from the pier. ');
    await userEvent.click(postButton());
    expect(await screen.findByRole('img', { name: 'The start, from the pier.' })).toBeTruthy();
    expect(backend.callsTo('POST /social/profile-posts')[0]?.body).toMatchObject({
      mediaAlts: ['The start, from the pier.'],
    });
    await userEvent.click(
      screen.getByRole('button', { name: 'Open picture 1: The start, from the pier.' }),
    );
    expect(
      within(await screen.findByRole('dialog')).getByRole('img', {
        name: 'The start, from the pier.',
      }),
    ).toBeTruthy();
  });

  test('is not asked for where the server would not keep it', async () => {
    open(profilesBackend({ ...profilesContent, embeds: false }), demoUser);
    await screen.findByText('First ride of the year.');
    await choose();
    expect(postButton().disabled).toBe(false);
    expect(screen.queryByRole('textbox', { name: 'Describe the picture' })).toBeNull();
  });

  test('belongs to one picture, and is kept when the post is refused', async () => {
    open(
      adjusted((server) => server.fail('POST /social/profile-posts', new FakeReply(403, {}), 1)),
      demoUser,
    );
    await screen.findByText('First ride of the year.');
    await choose();
    await describePicture('The start.');
    await userEvent.click(postButton());
    expect(await screen.findByText('Failed to post')).toBeTruthy();
    expect(
      (screen.getByRole('textbox', { name: 'Describe the picture' }) as HTMLInputElement).value,
    ).toBe('The start.');
    await choose(new File(['y'], 'other.png', { type: 'image/png' }));
    const words = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Describe picture/ });
    expect(words.map(({ value }) => value)).toEqual(['The start.', '']);
  });
});

describe('pictures', () => {
  const files = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => new File([`${at}`], `${at}.png`, { type: 'image/png' }),
    );
  const chooseAll = async (count: number) =>
    userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, files(count));

  test('up to four go with a post, in their order, each with its words', async () => {
    const backend = open(profilesBackend(), demoUser);
    await screen.findByText('First ride of the year.');
    await chooseAll(5);
    expect(await screen.findByText('A post shows up to 4 pictures.')).toBeTruthy();
    const words = screen.getAllByRole('textbox', { name: /^Describe picture/ });
    expect(words).toHaveLength(4);
    await userEvent.type(words[3]!, 'The finish');
    await userEvent.click(postButton());
    expect(await screen.findByRole('img', { name: 'The finish' })).toBeTruthy();
    expect(backend.callsTo('POST /social/profile-posts')[0]?.body).toMatchObject({
      mediaUrls: [1, 2, 3, 4].map((at) => `/uploads/picture-${at}.webp`),
      mediaAlts: ['', '', '', 'The finish'],
    });
  });

  test('those that are left go with nobody else once another one is signed in', async () => {
    const local = createFakeStorage();
    const environment = createFakeEnvironment({ clock: createStoryClock(), local });
    const backend = profilesBackend();
    const release = backend.hold('POST /social/profile-posts/upload-media');
    open(backend, demoUser, { environment });
    await screen.findByText('First ride of the year.');
    await chooseAll(2);
    await userEvent.click(postButton());
    const uploads = () => backend.callsTo('POST /social/profile-posts/upload-media');
    await waitFor(() => expect(uploads()).toHaveLength(1));
    local.setItem(SESSION_KEYS.user, JSON.stringify({ ...demoUser, id: 'u-2' }));
    release();
    await act(settle);
    expect(uploads()).toHaveLength(1);
    expect(backend.callsTo('POST /social/profile-posts')).toHaveLength(0);
    expect(screen.queryByText('Failed to post')).toBeNull();
  });

  test('one goes with a post where the server says nothing of more', async () => {
    const backend = open(profilesBackend({ ...profilesContent, embeds: false }), demoUser);
    await screen.findByText('First ride of the year.');
    await chooseAll(1);
    await chooseAll(1);
    await userEvent.click(postButton());
    expect(await screen.findByText('Posted')).toBeTruthy();
    expect(backend.callsTo('POST /social/profile-posts')[0]?.body).toEqual({
      content: '',
      mediaUrls: ['/uploads/picture-1.webp'],
    });
  });
});

test.each([true, false])('only a server that says so is asked by author: %s', async (embeds) => {
  const backend = open(profilesBackend({ ...profilesContent, embeds }));
  expect(await screen.findByText('Podium in moto three.')).toBeTruthy();
  const asked = backend.callsTo('GET /social/profile-posts').map(({ query }) => query.toString());
  // Before the first answer nothing is known.
  expect(asked).toEqual(embeds ? ['', 'userId=u-amy'] : ['']);
});

describe('writing', () => {
  test('needs text or a picture, and 500 characters at most', async () => {
    open(profilesBackend(), demoUser);
    await write('   ');
    expect(postButton().disabled).toBe(true);
    await choose();
    expect(postButton().disabled).toBe(false);
    await write('x'.repeat(500));
    expect(postButton().disabled).toBe(true);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Write a post' }));
    await write('x'.repeat(500));
    expect(postButton().disabled).toBe(false);
  });

  test('posts once, however often one presses', async () => {
    const backend = profilesBackend();
    const release = backend.hold('POST /social/profile-posts');
    open(backend, demoUser);
    await write('Once.');
    await userEvent.dblClick(postButton());
    expect(await screen.findByRole('button', { name: 'Posting…' })).toBeTruthy();
    release();
    expect(await screen.findByText('Posted')).toBeTruthy();
    expect(backend.callsTo('POST /social/profile-posts')).toHaveLength(1);
  });

  test('a refused post keeps what was written, and does not send the picture again', async () => {
    const backend = open(
      adjusted((server) =>
        server.fail('POST /social/profile-posts', new FakeReply(403, { message: 'Not today.' }), 1),
      ),
      demoUser,
    );
    await write('Kept.');
    await choose();
    await userEvent.click(postButton());
    expect(await screen.findByText('Failed to post')).toBeTruthy();
    expect(
      (screen.getByRole('textbox', { name: 'Write a post' }) as HTMLTextAreaElement).value,
    ).toBe('Kept.');
    await userEvent.click(postButton());
    expect(await screen.findByText('Posted')).toBeTruthy();
    expect(backend.callsTo('POST /social/profile-posts/upload-media')).toHaveLength(1);
  });

  test.each([{ takesClientIds: true }, { takesClientIds: false }])(
    'a picture whose answer is lost is sent again as the same one (ids taken: $takesClientIds)',
    async ({ takesClientIds }) => {
      const backend = open(
        adjusted((server) => {
          if (takesClientIds) server.additions.add(CLIENT_IDS);
          server.fail('POST /social/profile-posts/upload-media', 'answer', 1);
        }),
        demoUser,
      );
      await write('Kept.');
      await choose();
      await userEvent.click(postButton());
      expect(await screen.findByText('Failed to post')).toBeTruthy();
      await userEvent.click(postButton());
      expect(await screen.findByText('Posted')).toBeTruthy();
      const sent = backend
        .callsTo('POST /social/profile-posts/upload-media')
        .map(({ body }) => (body as FormData).get('clientId'));
      expect(sent).toHaveLength(2);
      expect(sent[1]).toBe(sent[0]);
      expect(sent[0] !== null).toBe(takesClientIds);
    },
  );

  test('a post that may not have arrived is kept with its picture, and sent again', async () => {
    const backend = open(
      adjusted((server) => server.fail('POST /social/profile-posts', 'network', 1)),
      demoUser,
    );
    await write('Kept.');
    await choose();
    await userEvent.click(postButton());
    const unsent = await article('Kept.');
    expect(unsent.getByText('Not sent')).toBeTruthy();
    expect(unsent.getByRole('img')).toBeTruthy();
    expect(
      (screen.getByRole('textbox', { name: 'Write a post' }) as HTMLTextAreaElement).value,
    ).toBe('');
    await userEvent.click(unsent.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Posted', {}, { timeout: 9_000 })).toBeTruthy();
    expect(screen.queryByText('Not sent')).toBeNull();
    expect(backend.callsTo('POST /social/profile-posts/upload-media')).toHaveLength(1);
  });

  test('a post whose answer is lost is found, and is there once', async () => {
    const backend = open(
      adjusted((server) => server.fail('POST /social/profile-posts', 'answer', 1)),
      demoUser,
    );
    await write('Once.');
    await userEvent.click(postButton());
    expect(await screen.findByText('Posted')).toBeTruthy();
    expect(screen.getAllByText('Once.')).toHaveLength(1);
    expect(backend.callsTo('POST /social/profile-posts')).toHaveLength(1);
  });

  const full = 'You have 2000 pictures here. Delete posts with pictures to make room.';
  const noRoom = { message: full, errors: [{ property: 'media', messages: [full] }] };
  test.each([
    ['without an address', new FakeReply(200, {}), 'Upload succeeded but no mediaUrl returned.'],
    ['that is too large', new FakeReply(413, {}), 'The picture is too large.'],
    ['for which there is no room', new FakeReply(409, noRoom), noRoom.message],
    [
      'on a lost connection',
      'network' as const,
      'Not sent: The connection was lost. Please try again.',
    ],
    ['that the server could not take', new FakeReply(503, {}), 'Not sent: Please try again.'],
  ])('a picture %s is reported, and nothing is posted', async (_, how, text) => {
    const backend = open(
      adjusted((server) => server.fail('POST /social/profile-posts/upload-media', how)),
      demoUser,
    );
    await write('Look.');
    await choose();
    await userEvent.click(postButton());
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(backend.callsTo('POST /social/profile-posts')).toHaveLength(0);
  });
});

test('nobody signed in likes nothing, and is told why', async () => {
  const backend = open(profilesBackend(), amy, { user: null });
  await userEvent.click(await like('Podium in moto three.'));
  expect(await screen.findByText('You must be logged in to react.')).toBeTruthy();
  expect(backend.callsTo('POST /social/post-reactions')).toHaveLength(0);
});

test('posts that cannot be loaded can be tried again', async () => {
  open(adjusted((server) => server.fail('GET /social/profile-posts', new FakeReply(500, {}), 1)));
  expect(await screen.findByText('Posts could not be loaded.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Podium in moto three.')).toBeTruthy();
});

test('a picture opens at full size and closes again', async () => {
  open(profilesBackend());
  await userEvent.click(
    await (await article('Podium in moto three.')).findByRole('button', { name: /image|picture/i }),
  );
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(refusalsOf('content'))(
  'a post is refused under its text, as %s says it, and the text stays',
  async (_shape, reply, text) => {
    open(
      adjusted((server) => server.fail('POST /social/profile-posts', reply)),
      demoUser,
    );
    await write('Race day');
    await userEvent.click(postButton());
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a post' });
    await expectRefused(field, text);
    expect(field.value).toBe('Race day');
    expect(screen.queryByRole('alert', { name: text })).toBeNull();
  },
);

describe('deleting one’s own post', () => {
  const mine = 'My first start.';
  const own = async (embeds = true) => {
    const backend = open(profilesBackend({ ...profilesContent, embeds }), demoUser);
    await write(mine);
    await userEvent.click(postButton());
    await screen.findByText(mine, { selector: 'article *' });
    return backend;
  };
  const remove = async () => {
    await chooseFor(mine, 'Delete');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  };

  test.each([1, 2])('asks first, and is done where %i answers are lost', async (times) => {
    const backend = await own();
    backend.fail('DELETE /social/profile-posts/:id', 'answer', times);
    await remove();
    expect(await screen.findByText('Deleted')).toBeTruthy();
    expect(screen.queryByText(mine)).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  test('keeps it where that fails, and says so', async () => {
    const backend = await own();
    backend.fail('DELETE /social/profile-posts/:id', new FakeReply(403, { message: 'Not now.' }));
    await remove();
    expect(await screen.findByText('Delete failed')).toBeTruthy();
    expect(screen.getByText(mine)).toBeTruthy();
  });

  test('is not offered by servers that do not say that they can', async () => {
    await own(false);
    expect((await article(mine)).queryByRole('button', { name: /^More about/ })).toBeNull();
  });
});

describe('changing one’s own post', () => {
  const CHANGE = 'PATCH /social/profile-posts/:id';
  const mine = 'My frist start.';
  const own = async (embeds = true) => {
    const backend = open(profilesBackend({ ...profilesContent, embeds }), demoUser);
    await write(mine);
    await userEvent.click(postButton());
    await screen.findByText(mine, { selector: 'article *' });
    return backend;
  };
  const begin = () => chooseFor(mine, 'Edit your post');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const rewrite = async (words: string) => {
    await begin();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit your post' });
    expect(field.value).toBe(mine);
    await userEvent.clear(field);
    await userEvent.paste(words);
    await save();
  };

  test.each([1, 2])('is made where words were stored and %s answers lost', async (times) => {
    const backend = await own();
    backend.fail(CHANGE, 'answer', times);
    await rewrite('My first start.');
    expect((await article('My first start.')).getByText(/edited/)).toBeTruthy();
    expect(screen.queryByText('The post could not be changed')).toBeNull();
    expect(backend.callsTo(CHANGE)).toHaveLength(2);
  });

  test('gives it other words and marks it, also after another try', async () => {
    const backend = await own();
    backend.fail(CHANGE, 'network', 2);
    await rewrite('My first start.');
    expect(await screen.findByText('The post could not be changed')).toBeTruthy();
    await save();
    expect((await article('My first start.')).getByText(/edited/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  test('leaves it as it was once that is wanted', async () => {
    const backend = await own();
    await begin();
    await userEvent.keyboard(' Or so.{Escape}');
    expect((await article(mine)).queryByText(/edited/)).toBeNull();
    expect(backend.callsTo(CHANGE)).toHaveLength(0);
  });

  test('shows at once to who looks at the profile', async () => {
    const { sockets } = open(profilesBackend({ ...profilesContent, embeds: true }));
    await article('Podium in moto three.');
    await waitFor(() => expect(sockets.all.at(-1)?.connected).toBe(true));
    act(() =>
      sockets.broadcast('profilePostChanged', {
        userId: amy.id,
        postId: 'pp-1',
        reactionCount: 1,
        commentCount: 2,
        content: 'Podium in moto two.',
        editedAt: '2025-10-08T17:59:00.000Z',
      }),
    );
    expect((await article('Podium in moto two.')).getByText(/edited/)).toBeTruthy();
  });

  test('is not offered by servers that do not say that they can', async () => {
    await own(false);
    expect((await article(mine)).queryByRole('button', { name: /^More about/ })).toBeNull();
  });
});
