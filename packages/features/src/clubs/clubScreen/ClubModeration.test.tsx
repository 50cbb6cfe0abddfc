import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { SINGLE_BANS, type ClubDetails, type ClubPermission } from '@clubline/contract';
import {
  authFake,
  amy,
  ben,
  clubModerationFake,
  clubsFake,
  createFakeBackend,
  demoUser,
  fakeClub,
  FakeClubline,
  fakePost,
  FakeReply,
  minutesAgo,
} from '../../testing';
import { expectRefused, refusalsOf } from '../../testing/refusals.fixtures';
import { ClubScreen } from './ClubScreen';

vi.setConfig({ testTimeout: 20_000 });

const MEMBER: ClubPermission[] = ['attachPictures', 'listMembers', 'reportPosts'];
const summary = (person: typeof amy) => ({ ...person, profilePicture: null });
const members = [
  { ...summary(amy), role: 'owner' as const },
  { ...summary(ben), role: 'member' as const, isMuted: false },
  { ...summary(demoUser), role: 'member' as const, isMuted: false },
];
const post = fakePost({ id: 'p1', clubId: 'c1', content: 'Buy passes here', user: ben });
const picture = (size = 4, type = 'image/png') =>
  new File([new Uint8Array(size)], 'start.png', { type });

function open(
  details: Partial<ClubDetails>,
  options: Parameters<typeof clubModerationFake>[0] = {},
) {
  const club = fakeClub({
    id: 'c1',
    name: 'Lakeside',
    memberIds: [amy.id, ben.id, demoUser.id],
    channels: [{ id: 'ch1', name: 'Race day' }],
  });
  const message = {
    id: 'm1',
    channelId: 'ch1',
    content: 'Hello',
    createdAt: minutesAgo(3),
    mediaUrls: [],
    sender: ben,
  };
  const backend = createFakeBackend({
    areas: [
      authFake(),
      clubsFake({ clubs: [club], posts: [post], messages: [message], embeds: true, details }),
      clubModerationFake({ members, ...options }),
    ],
  });
  render(
    <FakeClubline backend={backend}>
      <ClubScreen clubId="c1" />
    </FakeClubline>,
  );
  return backend;
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const choose = async (trigger: string, item: string) => {
  await userEvent.click(await button(trigger));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

test('a server that permits nothing more shows none of it', async () => {
  open({});
  await screen.findByText('Buy passes here');
  expect(screen.queryByRole('tab', { name: /Members|Reports/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull();
  expect(screen.queryByText('Picture')).toBeNull();
});

test('members see who is in the club and report, but decide nothing', async () => {
  open({ permissions: MEMBER });
  await userEvent.click(await button('More about the post by Ben Torres'));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Report post',
  ]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tab', { name: 'Reports' })).toBeNull();
  await tab('Members');
  const list = within(await screen.findByRole('list', { name: 'Members' }));
  expect(list.getByText('Owner')).toBeTruthy();
  expect(list.queryByRole('button')).toBeNull();
});

describe('a picture in a post', () => {
  const file = async (...chosen: File[]) =>
    userEvent
      .setup({ applyAccept: false })
      .upload(document.querySelector('input[type="file"]') as HTMLInputElement, chosen);

  test('goes first, with what it shows; a picture alone is enough', async () => {
    const backend = open({ permissions: MEMBER });
    await screen.findByText('Buy passes here');
    await file(picture());
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Describe the picture' }),
      'The start line',
    );
    await userEvent.click(await button('Post'));
    expect(await screen.findByRole('img', { name: 'The start line' })).toBeTruthy();
    expect(backend.callsTo('POST /club-social/club-posts')[0]?.body).toMatchObject({
      content: '',
      mediaUrls: [expect.stringContaining('data:')],
      mediaAlts: ['The start line'],
    });
    expect(screen.queryByRole('textbox', { name: 'Describe the picture' })).toBeNull();
  });

  test('goes with up to three others, each with its words, and only once', async () => {
    const backend = open({ permissions: MEMBER });
    await screen.findByText('Buy passes here');
    await file(picture(), picture(), picture(), picture(), picture());
    expect(await screen.findByText('A post shows up to 4 pictures.')).toBeTruthy();
    await userEvent.click(await button('Remove picture 4'));
    for (const [at, words] of ['The start', 'The buoy', 'The finish'].entries())
      await userEvent.type(
        screen.getByRole('textbox', { name: `Describe picture ${at + 1}` }),
        words,
      );
    backend.fail('POST /club-social/club-posts', new FakeReply(403, { message: 'Not now.' }), 1);
    await userEvent.click(await button('Post'));
    expect(await screen.findByText('Failed to post')).toBeTruthy();
    await userEvent.click(await button('Post'));
    expect(await screen.findByText('Posted to club')).toBeTruthy();
    const images = screen.getAllByRole('img', { name: /^The (start|buoy|finish)$/ });
    expect(images.map((image) => image.getAttribute('alt'))).toEqual([
      'The start',
      'The buoy',
      'The finish',
    ]);
    expect(backend.callsTo('POST /clubs/c1/media')).toHaveLength(3);
    expect(screen.queryByRole('textbox', { name: /^Describe/ })).toBeNull();
  });

  test('that cannot be sent leaves the others', async () => {
    open({ permissions: MEMBER });
    await screen.findByText('Buy passes here');
    const large = picture();
    Object.defineProperty(large, 'size', { value: 8 * 1024 * 1024 + 1 });
    await file(picture(), large);
    expect(await screen.findByText('The picture is too large.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Describe the picture' })).toBeTruthy();
  });

  test('that is too large or no picture is said so and not sent', async () => {
    const backend = open({ permissions: MEMBER });
    await screen.findByText('Buy passes here');
    const large = picture();
    Object.defineProperty(large, 'size', { value: 8 * 1024 * 1024 + 1 });
    await file(large);
    expect(await screen.findByText('The picture is too large.')).toBeTruthy();
    await file(picture(4, 'text/plain'));
    expect(await screen.findByText('This file is not an image.')).toBeTruthy();
    expect(backend.callsTo('POST /clubs/c1/media')).toHaveLength(0);
  });

  test('that is stored is not sent again when its post is refused; all stays', async () => {
    const backend = open({ permissions: MEMBER });
    backend.fail('POST /club-social/club-posts', new FakeReply(403, { message: 'Not now.' }), 1);
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a post' });
    await userEvent.type(field, 'Race day');
    await file(picture());
    await userEvent.click(await button('Post'));
    expect(await screen.findByText('Failed to post')).toBeTruthy();
    expect(field.value).toBe('Race day');
    await userEvent.click(await button('Post'));
    expect(await screen.findByText('Posted to club')).toBeTruthy();
    expect(field.value).toBe('');
    expect(backend.callsTo('POST /clubs/c1/media')).toHaveLength(1);
  });

  test('whose post may not have arrived is kept with it, and sent again as it is', async () => {
    const backend = open({ permissions: MEMBER });
    backend.fail('POST /club-social/club-posts', 'network', 1);
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a post' });
    await userEvent.type(field, 'Race day');
    await file(picture());
    await userEvent.click(await button('Post'));
    const unsent = (await screen.findByText('Not sent')).closest('article') as HTMLElement;
    expect(field.value).toBe('');
    expect(within(unsent).getByText('Race day')).toBeTruthy();
    expect(within(unsent).getByRole('img')).toBeTruthy();
    await userEvent.click(within(unsent).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Posted to club', {}, { timeout: 9_000 })).toBeTruthy();
    expect(screen.queryByText('Not sent')).toBeNull();
    expect(backend.callsTo('POST /clubs/c1/media')).toHaveLength(1);
  });

  test('that the server refuses keeps the text and says why', async () => {
    const backend = open({ permissions: MEMBER });
    backend.fail(
      'POST /clubs/c1/media',
      new FakeReply(400, { message: 'The picture is damaged or cannot be read.' }),
    );
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a post' });
    await userEvent.type(field, 'Race day');
    await file(picture());
    await userEvent.click(await button('Post'));
    expect(
      (await screen.findAllByText('The picture is damaged or cannot be read.')).length,
    ).toBeGreaterThan(0);
    expect(field.value).toBe('Race day');
  });
});

describe('reporting', () => {
  test('asks for one reason; it is sent once', async () => {
    const backend = open({ permissions: MEMBER });
    await choose('More about the post by Ben Torres', 'Report post');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent')).toBeTruthy();
    expect(backend.callsTo('POST /club-social/club-posts/p1/reports')[0]?.body).toEqual({
      reason: 'spam',
    });
    await userEvent.click(await button('More about the post by Ben Torres'));
    expect(
      (await screen.findByRole('menuitem', { name: 'You reported this post' })).getAttribute(
        'aria-disabled',
      ),
    ).toBe('true');
  });

  /** Opens the window and sends this reason. */
  const report = async (reason: string) => {
    await choose('More about the post by Ben Torres', 'Report post');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }));
    await userEvent.click(dialog.getByRole('radio', { name: reason }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    return dialog;
  };

  test('that fails keeps the window and the choice', async () => {
    const backend = open({ permissions: MEMBER });
    backend.fail(
      'POST /club-social/club-posts/p1/reports',
      new FakeReply(409, { message: 'Not any more.' }),
    );
    const dialog = await report('Hate');
    expect(await dialog.findByText('Not any more.')).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Hate' }).checked).toBe(true);
    expect(dialog.queryByText('Not sent')).toBeNull();
  });

  test('that may not have arrived says so there, also when it is opened again', async () => {
    const backend = open({ permissions: MEMBER });
    backend.fail('POST /club-social/club-posts/p1/reports', 'network', 2);
    const dialog = await report('Hate');
    expect(await dialog.findByText('Not sent')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await choose('More about the post by Ben Torres', 'Report post');
    const again = within(await screen.findByRole('dialog', { name: 'Report this post' }));
    expect(again.getByRole<HTMLInputElement>('radio', { name: 'Hate' }).checked).toBe(true);
    await userEvent.click(again.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Report sent')).toBeTruthy();
    expect(backend.callsTo('POST /club-social/club-posts/p1/reports').at(-1)?.body).toEqual({
      reason: 'hate',
    });
  });

  test('that may not have arrived can be given up', async () => {
    const backend = open({ permissions: MEMBER });
    backend.fail('POST /club-social/club-posts/p1/reports', 'network', 2);
    const dialog = await report('Hate');
    await userEvent.click(await dialog.findByRole('button', { name: 'Discard' }));
    expect(dialog.queryByText('Not sent')).toBeNull();
  });

  test.each(refusalsOf('reason'))(
    'a reason is refused under the reasons, as %s says it',
    async (_shape, reply, text) => {
      const backend = open({ permissions: MEMBER });
      backend.fail('POST /club-social/club-posts/p1/reports', reply);
      await choose('More about the post by Ben Torres', 'Report post');
      const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }));
      await userEvent.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
      const reasons = dialog.getByRole('radiogroup');
      await expectRefused(
        dialog.getByRole('radio', { name: 'Spam or advertising' }),
        text,
        reasons,
      );
      expect(
        dialog.getByRole<HTMLInputElement>('radio', { name: 'Spam or advertising' }).checked,
      ).toBe(true);
    },
  );
});

describe('owners', () => {
  const rights = { permissions: [...MEMBER, 'moderate' as const] };

  test('delete what others wrote after being asked', async () => {
    const backend = open(rights);
    await choose('More about the post by Ben Torres', 'Delete post');
    await userEvent.click(
      within(
        await screen.findByRole('alertdialog', { name: 'Delete this post by Ben Torres?' }),
      ).getByRole('button', { name: 'Delete post' }),
    );
    expect(await screen.findByText('Deleted')).toBeTruthy();
    expect(screen.queryByText('Buy passes here')).toBeNull();
    expect(backend.callsTo(`DELETE /club-social/club-posts/c1/p1/${demoUser.id}`)).toHaveLength(1);
  });

  test('mute from a post; a refusal says why', async () => {
    const backend = open(rights);
    backend.fail(`PUT /clubs/c1/mutes/${ben.id}`, new FakeReply(403, { message: 'Not today.' }), 1);
    await choose('More about the post by Ben Torres', 'Mute Ben Torres');
    expect(await screen.findByText('Not today.')).toBeTruthy();
    await choose('More about the post by Ben Torres', 'Mute Ben Torres');
    expect(await screen.findByText('Ben Torres is muted')).toBeTruthy();
  });

  test('mute, ban and take both back in the list of members', async () => {
    const backend = open(rights);
    await tab('Members');
    await choose('More about Ben Torres', 'Mute Ben Torres');
    expect(await screen.findByText('Muted')).toBeTruthy();
    await choose('More about Ben Torres', 'Unmute Ben Torres');
    await waitFor(() => expect(screen.queryByText('Muted')).toBeNull());

    await choose('More about Ben Torres', 'Ban Ben Torres');
    expect(backend.callsTo(`PUT /clubs/c1/bans/${ben.id}`)).toHaveLength(0);
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: 'Ban Ben Torres?' })).getByRole(
        'button',
        { name: 'Ban' },
      ),
    );
    await userEvent.click(await button('Lift ban of Ben Torres'));
    expect(await screen.findByText('Ben Torres may join again')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Banned' })).toBeNull());
  });

  test('what was done is not said to have failed, though no answer came', async () => {
    const backend = open(rights);
    await tab('Members');
    backend.fail(`PUT /clubs/c1/mutes/${ben.id}`, 'answer', 2);
    await choose('More about Ben Torres', 'Mute Ben Torres');
    expect(await screen.findByText('Ben Torres is muted')).toBeTruthy();
    backend.fail(`DELETE /clubs/c1/mutes/${ben.id}`, 'answer', 2);
    await choose('More about Ben Torres', 'Unmute Ben Torres');
    expect(await screen.findByText('Ben Torres may write again')).toBeTruthy();
    backend.fail(`PUT /clubs/c1/bans/${ben.id}`, 'answer', 2);
    await choose('More about Ben Torres', 'Ban Ben Torres');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ban' }),
    );
    expect(await screen.findByText('Ben Torres is banned')).toBeTruthy();
    backend.fail(`DELETE /clubs/c1/bans/${ben.id}`, 'answer', 2);
    await userEvent.click(await button('Lift ban of Ben Torres'));
    expect(await screen.findByText('Ben Torres may join again')).toBeTruthy();
  });

  test.each([{ isAnswered: true }, { isAnswered: false }])(
    'a lifted ban that stands beyond the first page is found out, though no answer came ' +
      '(people answered one by one: $isAnswered)',
    async ({ isAnswered }) => {
      const eli = { ...summary(ben), id: 'eli', username: 'eli', firstName: 'Eli' };
      const fay = { ...eli, id: 'fay', username: 'fay', firstName: 'Fay' };
      const gus = { ...eli, id: 'gus', username: 'gus', firstName: 'Gus' };
      const backend = open(rights, { banned: [eli, fay, gus], listPageSize: 1 });
      if (isAnswered) backend.additions.add(SINGLE_BANS);
      await tab('Members');
      await userEvent.click(await button('Load more of them'));
      await button('Lift ban of Fay Torres');
      const listed = backend.callsTo('GET /clubs/c1/bans').length;
      backend.fail('DELETE /clubs/c1/bans/fay', 'network', 2);
      await userEvent.click(await button('Lift ban of Fay Torres'));
      expect(await screen.findByText('That could not be done')).toBeTruthy();
      expect(backend.callsTo('GET /clubs/c1/bans/fay')).toHaveLength(isAnswered ? 1 : 0);
      expect(backend.callsTo('GET /clubs/c1/bans').length).toBeGreaterThan(listed);

      await userEvent.click(await button('Load more of them'));
      backend.fail('DELETE /clubs/c1/bans/fay', 'answer', 2);
      await userEvent.click(await button('Lift ban of Fay Torres'));
      expect(await screen.findByText('Fay Torres may join again')).toBeTruthy();
    },
  );

  test('where nobody answers whether a ban was lifted, nothing is said of it', async () => {
    const eli = { ...summary(ben), id: 'eli', username: 'eli', firstName: 'Eli' };
    const backend = open(rights, { banned: [eli] });
    backend.additions.add(SINGLE_BANS);
    await tab('Members');
    await button('Lift ban of Eli Torres');
    backend.fail('DELETE /clubs/c1/bans/eli', 'answer', 2);
    backend.fail('GET /clubs/c1/bans/eli', 'network');
    await userEvent.click(await button('Lift ban of Eli Torres'));
    expect(await screen.findByText('It is not known whether that was done')).toBeTruthy();
    expect(screen.queryByText('That could not be done')).toBeNull();
  });

  test('a ban that is refused leaves the member in the list', async () => {
    const backend = open(rights);
    backend.fail(`PUT /clubs/c1/bans/${ben.id}`);
    await tab('Members');
    await choose('More about Ben Torres', 'Ban Ben Torres');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ban' }),
    );
    expect(await screen.findByText('That could not be done')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ben Torres' })).toBeTruthy();
  });

  test('decide on reports: one stays, one goes, and a failure changes nothing', async () => {
    const reported = (id: string, content: string) => ({
      post: fakePost({ id, clubId: 'c1', content, user: ben }),
      reasons: [{ reason: 'spam' as const, count: 2 }],
      reportedAt: minutesAgo(1),
    });
    const backend = open(rights, {
      reports: [reported('p1', 'Buy passes here'), reported('p2', 'Fine words')],
    });
    await tab('Reports');
    expect((await screen.findAllByText('Spam or advertising · 2')).length).toBe(2);
    backend.fail('DELETE /clubs/c1/reports/p2', undefined, 2);
    const row = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement);
    await userEvent.click(row('Fine words').getByRole('button', { name: 'Let it stay' }));
    expect(await screen.findByText('The report could not be settled')).toBeTruthy();
    await userEvent.click(row('Fine words').getByRole('button', { name: 'Let it stay' }));
    await waitFor(() => expect(screen.queryByText('Fine words')).toBeNull());
    await userEvent.click(row('Buy passes here').getByRole('button', { name: 'Delete post' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete this post by Ben Torres?' }),
    );
    expect(backend.callsTo(`DELETE /club-social/club-posts/c1/p1/${demoUser.id}`)).toHaveLength(0);
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Buy passes here')).toBeTruthy();
    await userEvent.click(row('Buy passes here').getByRole('button', { name: 'Delete post' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete post' }),
    );
    expect(await screen.findByText('No reports to decide on.')).toBeTruthy();
  });

  test('look for a report when both answers to what they decided were lost', async () => {
    const report = {
      post: fakePost({ id: 'p2', clubId: 'c1', content: 'Fine words', user: ben }),
      reasons: [{ reason: 'spam' as const, count: 2 }],
      reportedAt: minutesAgo(1),
    };
    const backend = open(rights, { reports: [report] });
    await tab('Reports');
    await screen.findByText('Fine words');
    backend.fail('DELETE /clubs/c1/reports/p2', 'network', 2);
    backend.handle('GET /clubs/:id/reports', () => ({ data: { reports: [] } }));
    await userEvent.click(screen.getByRole('button', { name: 'Let it stay' }));
    expect(await screen.findByText('The post stays')).toBeTruthy();
    expect(screen.getByText('No reports to decide on.')).toBeTruthy();
  });

  test('are not told that a post stays which somebody else has deleted', async () => {
    const backend = open(rights, {
      reports: [
        { post, reasons: [{ reason: 'spam' as const, count: 1 }], reportedAt: minutesAgo(1) },
      ],
    });
    await tab('Reports');
    backend.fail('DELETE /clubs/c1/reports/p1', new FakeReply(404));
    await userEvent.click(await button('Let it stay'));
    expect(await screen.findByText('This was decided already')).toBeTruthy();
    expect(screen.queryByText('The post stays')).toBeNull();
    expect(screen.getByText('No reports to decide on.')).toBeTruthy();
  });

  test('load reports and banned people page by page, as far as they look', async () => {
    const eli = { ...summary(ben), id: 'eli', username: 'eli', firstName: 'Eli' };
    const fay = { ...eli, id: 'fay', username: 'fay', firstName: 'Fay' };
    const reported = ['First', 'Second', 'Third'].map((content) => ({
      post: fakePost({ id: content, clubId: 'c1', content, user: ben }),
      reasons: [{ reason: 'spam' as const, count: 1 }],
      reportedAt: minutesAgo(1),
    }));
    const backend = open(rights, { banned: [eli, fay], reports: reported, listPageSize: 1 });
    await tab('Members');
    expect(await button('Lift ban of Eli Torres')).toBeTruthy();
    backend.fail('GET /clubs/c1/bans', undefined, 1);
    await userEvent.click(await button('Load more of them'));
    expect(await screen.findByText('Who is banned could not be loaded')).toBeTruthy();
    await userEvent.click(await button('Load more of them'));
    expect(await button('Lift ban of Fay Torres')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more of them' })).toBeNull();

    await tab('Reports');
    expect(await screen.findByText('First')).toBeTruthy();
    expect(screen.queryByText('Second')).toBeNull();
    backend.fail('GET /clubs/c1/reports', undefined, 1);
    await userEvent.click(await button('Load more'));
    expect(await screen.findByText('Reports could not be loaded')).toBeTruthy();
    await userEvent.click(await button('Load more'));
    expect(await screen.findByText('Second')).toBeTruthy();
    // Once all that is shown is decided, the next ones come by themselves.
    for (const left of [2, 1]) {
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.click(screen.getAllByRole('button', { name: 'Let it stay' })[0]!);
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() =>
        expect(backend.callsTo('DELETE /clubs/c1/reports/:postId')).toHaveLength(3 - left),
      );
    }
    expect(await screen.findByText('Third')).toBeTruthy();
    expect(screen.queryByText('No reports to decide on.')).toBeNull();
  });

  test('do not read that nothing is left where the next reports are lost', async () => {
    const reported = ['First', 'Second'].map((content) => ({
      post: fakePost({ id: content, clubId: 'c1', content, user: ben }),
      reasons: [{ reason: 'spam' as const, count: 1 }],
      reportedAt: minutesAgo(1),
    }));
    const backend = open(rights, { reports: reported, listPageSize: 1 });
    await tab('Reports');
    expect(await screen.findByText('First')).toBeTruthy();
    backend.fail('GET /clubs/c1/reports', undefined, 1);
    await userEvent.click(await button('Let it stay'));
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    expect(screen.queryByText('No reports to decide on.')).toBeNull();
    await userEvent.click(again);
    expect(await screen.findByText('Second')).toBeTruthy();
  });

  test('learn that a server keeps back reports and banned people', async () => {
    const eli = { ...summary(ben), id: 'eli', username: 'eli', firstName: 'Eli' };
    const backend = open(rights, { banned: [eli] });
    const meta = { hasMore: true };
    backend.handle('GET /clubs/:id/bans', () => ({ data: { banned: [eli] }, meta }));
    const first = fakePost({ id: 'p1', clubId: 'c1', content: 'First', user: ben });
    backend.handle('GET /clubs/:id/reports', () => ({
      data: { reports: [{ post: first, reasons: [], reportedAt: minutesAgo(1) }] },
      meta,
    }));
    await tab('Members');
    expect(await screen.findByText('The server sent only the first 1.')).toBeTruthy();
    await tab('Reports');
    expect(await screen.findByText('First')).toBeTruthy();
    expect(screen.getByText('The server sent only the first 1.')).toBeTruthy();
  });

  test('see the picture that was reported before they decide', async () => {
    const picturePost = fakePost({
      id: 'p1',
      clubId: 'c1',
      content: '',
      user: ben,
      mediaUrls: ['/pictures/fight.png'],
      mediaAlts: ['Two boats touching'],
    });
    open(rights, {
      reports: [
        {
          post: picturePost,
          reasons: [{ reason: 'violence', count: 1 }],
          reportedAt: minutesAgo(1),
        },
      ],
    });
    await tab('Reports');
    const shown = await screen.findByRole<HTMLImageElement>('img', { name: 'Two boats touching' });
    expect(shown.getAttribute('src')).toBe('/pictures/fight.png');
  });

  test('learn that who is banned could not be loaded, and can try again', async () => {
    const banned = [{ ...summary(ben), id: 'eli', username: 'eli', firstName: 'Eli' }];
    const backend = open(rights, { banned });
    backend.fail('GET /clubs/c1/bans', undefined, 1);
    await tab('Members');
    expect(await screen.findByText('Who is banned could not be loaded.')).toBeTruthy();
    expect(screen.queryByText('They cannot join again until the ban is lifted.')).toBeNull();
    await userEvent.click(await button('Try again'));
    expect(await button('Lift ban of Eli Torres')).toBeTruthy();
    expect(screen.queryByText('Who is banned could not be loaded.')).toBeNull();
  });

  const crowd = Array.from({ length: 5 }, (_, n) => ({
    id: `u${n}`,
    username: `rider_${n}`,
    firstName: 'Rider',
    lastName: String(n),
    profilePicture: null,
    role: 'member' as const,
  }));
  const searchFor = async (words: string) =>
    userEvent.type(screen.getByRole('searchbox', { name: 'Search members' }), words);
  const riders = () =>
    screen.queryAllByRole('link', { name: /^Rider/ }).map((link) => link.textContent);

  test('learn that a search failed, and not shown what an earlier one found', async () => {
    const backend = open(rights, { members: crowd });
    await tab('Members');
    await waitFor(() => expect(riders()).toHaveLength(5));
    backend.fail('GET /clubs/c1/members', undefined, 1);
    await searchFor('rider 4');
    expect(await screen.findByText('Members could not be loaded.')).toBeTruthy();
    expect(riders()).toEqual([]);
    await userEvent.click(await button('Try again'));
    await waitFor(() => expect(riders()).toEqual(['Rider 4']));
  });

  test('get no rows of an earlier search that come after a new one', async () => {
    const backend = open(rights, { members: crowd, pageSize: 3 });
    await tab('Members');
    await waitFor(() => expect(riders()).toHaveLength(3));
    const pages = { next: () => {}, search: () => {} };
    backend.handle('GET /clubs/:id/members', async ({ query }) => {
      const isNext = query.get('cursor') !== null;
      await new Promise<void>((answer) => (pages[isNext ? 'next' : 'search'] = answer));
      return { data: { members: isNext ? crowd.slice(3, 4) : crowd.slice(4) } };
    });
    await userEvent.click(await button('Load more'));
    await searchFor('rider 4');
    await waitFor(() => expect(backend.calls.at(-1)?.query.get('search')).toBe('rider 4'));
    pages.search();
    await waitFor(() => expect(riders()).toEqual(['Rider 4']));
    pages.next();
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search members' }));
    await waitFor(() => expect(riders()).toHaveLength(4));
    expect(riders()).toEqual(['Rider 0', 'Rider 1', 'Rider 2', 'Rider 3']);
  });

  test('find a member by name and read on', async () => {
    open(rights, { members: crowd, pageSize: 3 });
    await tab('Members');
    expect(await screen.findAllByRole('link', { name: /^Rider/ })).toHaveLength(3);
    await userEvent.click(await button('Load more'));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Rider/ })).toHaveLength(5));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search members' }), 'rider 4');
    await waitFor(() =>
      expect(
        screen.getAllByRole('link', { name: /^Rider/ }).map((link) => link.textContent),
      ).toEqual(['Rider 4']),
    );
  });
});

describe('who is', () => {
  test('muted reads and reacts, and is told why there is nowhere to write', async () => {
    open({ permissions: ['listMembers', 'reportPosts'], sanction: 'mute' });
    await screen.findByText('Buy passes here');
    expect(
      screen.getByText('You have been muted in this club by its owners. You can read and react.'),
    ).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Write a post' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Like,/ })).toBeTruthy();
    await tab('Race day');
    await screen.findByText('Hello');
    expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
  });

  test('banned is told so, is led back and is not offered to join', async () => {
    open({ isMember: false, permissions: [], sanction: 'ban' });
    expect(
      await screen.findByText('You have been banned from this club by its owners.'),
    ).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Back to clubs' });
    expect(way.getAttribute('href')).toBe('/clubs');
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
    expect(screen.queryByText('Buy passes here')).toBeNull();
  });
});
