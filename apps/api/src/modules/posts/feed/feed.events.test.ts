import type { Socket } from 'socket.io-client';
import { expect, test, vi } from 'vitest';
import { createClub, createClubWith, createPost } from '../../../testing/clubs';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';
import { addressOf, askOfClub, connect, settleSocket } from '../../../testing/sockets';
import type { TestSocket } from '../../../testing/sockets';
import { clubsOfFeeds, peopleOfFeeds, socketGroup } from '../../../services/sockets';
import { ASK_AGAIN_MS } from './feed.events';
import { HEARD_MAX } from './feed.repository';

const ask = ({ socket }: TestSocket, event: 'watchHomeFeed' | 'unwatchHomeFeed') =>
  (socket as unknown as Socket).timeout(5_000).emitWithAck(event, {}) as Promise<unknown>;
const think = async (person: Person, content: string): Promise<string> =>
  (await person.post('/social/profile-posts', { content, mediaUrls: [] })).body.data.profilePost.id;
const follow = (person: Person, other: Person) =>
  person.post(`/users/${person.id}/follow-user`, { userToFollowId: other.id });
const unfollow = (person: Person, other: Person) =>
  person.delete(`/users/${person.id}/unfollow-user`, { userToUnfollowId: other.id });
const wordsIn = (listener: TestSocket) =>
  listener.received('clubPostCreated').map(({ post }) => post.content);
const wordsOfPeople = (listener: TestSocket) =>
  listener.received('profilePostCreated').map(({ post }) => post.content);
const groupsOf = (t: { api: { io: { sockets: unknown } } }, { socket }: TestSocket) =>
  [
    ...(t.api.io.sockets as { sockets: Map<string, { rooms: Set<string> }> }).sockets.get(
      socket.id!,
    )!.rooms,
  ].filter((room) => /feed/i.test(room));

describeApi('who watches their home feed', (t) => {
  async function watched() {
    const [owner, member] = (await t.people(2)) as [Person, Person];
    const club = await createClubWith(owner, [member]);
    const address = await addressOf(t.api);
    const inside = await connect(address, member.accessToken);
    expect(await ask(inside, 'watchHomeFeed')).toBeNull();
    return { owner, member, club, inside, address };
  }

  test('hears of posts in their clubs, and of nothing else there', async () => {
    const { owner, member, club, inside } = await watched();
    const other = await createClub(owner);
    await createPost(owner, other.id, 'Elsewhere');
    const post = await createPost(owner, club.id, 'In a club of mine');
    expect(await inside.next('clubPostCreated')).toMatchObject({
      clubId: club.id,
      post: { id: post.id, content: 'In a club of mine' },
    });
    await owner.post('/club-social/club-post-reactions', {
      clubPostId: post.id,
      userId: owner.id,
      reaction: 'like',
    });
    expect(await inside.next('clubPostChanged')).toMatchObject({
      postId: post.id,
      reactionCount: 1,
    });
    const channel = (await owner.get(`/club-channels/${club.id}`)).body.data.channels[0].id;
    await owner.post(`/club-channels/${channel}/messages`, { content: 'Doors open' });
    await owner.delete(`/club-social/club-posts/${club.id}/${post.id}/${owner.id}`);
    expect(await inside.next('clubPostRemoved')).toEqual({ clubId: club.id, postId: post.id });
    await settleSocket(inside);
    expect(wordsIn(inside)).toEqual(['In a club of mine']);
    expect(inside.received('channelMessageCreated')).toEqual([]);
    // A page of the club on the same connection is told once.
    await askOfClub(inside, 'watchClub', club.id);
    await createPost(member, club.id, 'Once');
    await inside.next('clubPostCreated', (body) => body.post.content === 'Once');
    await settleSocket(inside);
    expect(wordsIn(inside)).toEqual(['In a club of mine', 'Once']);
    inside.socket.close();
  });

  test('hears what people write whom they follow, from then on and until they do not', async () => {
    const { owner, member, inside } = await watched();
    await think(owner, 'Before');
    await follow(member, owner);
    const id = await think(owner, 'Followed');
    await inside.next('profilePostCreated');
    await owner.patch(`/social/profile-posts/${id}`, { content: 'Followed, mended' });
    expect(await inside.next('profilePostChanged')).toMatchObject({ content: 'Followed, mended' });
    await owner.delete(`/social/profile-posts/${id}`);
    expect(await inside.next('profilePostRemoved')).toMatchObject({ postId: id });
    await unfollow(member, owner);
    await think(owner, 'After');
    await settleSocket(inside);
    expect(wordsOfPeople(inside)).toEqual(['Followed']);
    expect(inside.received('followersChanged')).toEqual([]);
    inside.socket.close();
  });

  test('hears of a club from joining it until they leave', async () => {
    const { owner, member, inside } = await watched();
    const later = await createClub(owner);
    await member.post(`/clubs/${later.id}/join`, { userId: member.id });
    await createPost(owner, later.id, 'Joined');
    await inside.next('clubPostCreated');
    await member.delete(`/clubs/${later.id}/leave`, { userId: member.id });
    await createPost(owner, later.id, 'Left');
    await settleSocket(inside);
    expect(wordsIn(inside)).toEqual(['Joined']);
    inside.socket.close();
  });

  test('hears nothing of a club after a ban, though the word of it was lost', async () => {
    const { owner, member, club, inside, address } = await watched();
    const own = await connect(address, owner.accessToken);
    await ask(own, 'watchHomeFeed');
    const removals = vi.spyOn(t.api.context.sockets, 'remove').mockReturnValue();
    await owner.put(`/clubs/${club.id}/bans/${member.id}`);
    removals.mockRestore();
    await createPost(owner, club.id, 'For members');
    await own.next('clubPostCreated');
    await settleSocket(inside);
    expect(wordsIn(inside)).toEqual([]);
    expect(groupsOf(t, inside).some((group) => group.includes(club.id))).toBe(false);
    for (const { socket } of [own, inside]) socket.close();
  });

  test('hears no more after leaving the page, also of clubs joined later', async () => {
    const { owner, member, club, inside } = await watched();
    await follow(member, owner);
    await ask(inside, 'unwatchHomeFeed');
    expect(groupsOf(t, inside)).toEqual([]);
    const later = await createClub(owner);
    await member.post(`/clubs/${later.id}/join`, { userId: member.id });
    for (const { id } of [club, later]) await createPost(owner, id, 'Unheard');
    await think(owner, 'Unheard');
    await settleSocket(inside);
    expect([wordsIn(inside), wordsOfPeople(inside)]).toEqual([[], []]);
    inside.socket.close();
  });

  test('asks again from time to time while they are in more clubs than they hear of', async () => {
    const { member, inside } = await watched();
    const intervals = vi.spyOn(globalThis, 'setInterval');
    const asking = () => intervals.mock.calls.filter(([, ms]) => ms === ASK_AGAIN_MS);
    const join = (id: string) =>
      t.api.context.sockets.add(socketGroup.homeFeed(member.id), socketGroup.feedOfClub(id));
    // With the club they are a member of, it is as many as are heard.
    for (let n = 1; n < HEARD_MAX; n += 1) join(`c${n}`);
    expect(asking()).toHaveLength(0);
    for (const id of ['more', 'and more']) join(id);
    expect(asking()).toHaveLength(1);
    const askAgain = asking()[0]![0] as () => void;
    intervals.mockRestore();
    const before = inside.received('eventsMissed').length;
    askAgain();
    await settleSocket(inside);
    expect(inside.received('eventsMissed')).toHaveLength(before + 1);
    await ask(inside, 'unwatchHomeFeed');
    askAgain();
    await settleSocket(inside);
    expect(inside.received('eventsMissed')).toHaveLength(before + 1);
    inside.socket.close();
  });

  test('hears of 200 clubs and as many people at most, whatever they join meanwhile', async () => {
    const { member, inside } = await watched();
    const { sockets } = t.api.context;
    const feed = socketGroup.homeFeed(member.id);
    for (let n = 0; n < HEARD_MAX + 50; n += 1) {
      sockets.add(feed, socketGroup.feedOfClub(`c${n}`));
      sockets.add(feed, socketGroup.feedOfPerson(`p${n}`));
    }
    const heard = () => [clubsOfFeeds, peopleOfFeeds].map((of) => of(groupsOf(t, inside)).length);
    // At once: who is no member is soon taken out of the groups of a club.
    expect(heard()).toEqual([200, 200]);
    // What was left makes room, and is heard of again.
    sockets.remove(feed, socketGroup.feedOfPerson('p3'));
    for (const id of ['p4', 'later', 'too late']) sockets.add(feed, socketGroup.feedOfPerson(id));
    expect(peopleOfFeeds(groupsOf(t, inside))).toContain('later');
    expect(heard()[1]).toBe(200);
    inside.socket.close();
  });

  test('is signed in', async () => {
    const reader = await connect(await addressOf(t.api), '', 'reader');
    expect(await ask(reader, 'watchHomeFeed')).toMatchObject({ ok: false, code: 'SIGNED_OUT' });
    reader.socket.close();
  });
});
