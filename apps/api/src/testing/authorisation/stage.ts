import type { Socket } from 'socket.io-client';
import { addMessage } from '../../modules/channels/channels.repository';
import { createClub, joinClub, listChannels } from '../../modules/clubs';
import { addClubPost, addComment, addProfilePost } from '../../modules/posts';
import type { TestApi } from '../describeApi';
import { failClubEvent } from '../failClubEvent';
import { addPartner } from '../partners';
import { setPassword } from '../people';
import type { Person } from '../people';
import { addressOf, connect } from '../sockets';
import type { TestSocket } from '../sockets';
import type { Stage } from './deliveries.types';
import { insiders } from './listeners';
import type { Listeners } from './listeners';

/** What a socket was sent before has come when this resolves. */
export async function settle({ socket }: TestSocket): Promise<void> {
  if (!socket.connected) return;
  await (socket as unknown as Socket).timeout(5_000).emitWithAck('unwatchClub', { clubId: 'none' });
}

/**
 * A private club in which everybody has written something, before one left, one was banned, one was
 * muted and one signed out. All sockets that are left stand in the club's group, as if the words
 * that take them out had been lost.
 */
export async function setStage(t: TestApi): Promise<Stage> {
  const { io } = t.api;
  const { db, now } = t.api.context;
  const owner = await t.person();
  const people = {} as Listeners['people'];
  for (const name of [...insiders, 'stranger'] as const) people[name] = await t.person();
  const club = { name: `Stage ${owner.username}`, description: null, isPrivate: true };
  const clubId = await createClub(db, { ...club, ownerId: owner.id, coOwnerIds: [] }, now());
  const channelId = (await listChannels(db, clubId))[0]!.id;
  const post = { userId: owner.id, content: 'Text' };
  const postId = await addClubPost(db, { clubId, ...post }, now());
  for (const name of insiders) await joinClub(db, clubId, people[name].id, now());

  const written: Stage['written'] = {};
  for (const { id } of Object.values(people))
    written[id] = await write(t, { userId: id, clubId, channelId, postId });

  const { own, sockets, roomId } = await listen(t, owner, people);
  await endMemberships(owner, people, clubId);
  await sockets.signedOut.ended;
  for (const { socket } of [own, ...Object.values(sockets)])
    io.in(socket.id ?? 'gone').socketsJoin(`club:${clubId}`);
  return {
    owner,
    own,
    people,
    sockets,
    clubId,
    channelId,
    postId,
    roomId,
    written,
    setPassword: () => setPassword(t.api.context, owner.id),
    async comeAndGo() {
      const { id, delete: remove } = await t.person();
      await joinClub(db, clubId, id, now());
      await remove(`/clubs/${clubId}/leave`, { userId: id });
    },
    missEvents: async () => failClubEvent(t.api, clubId),
  };
}

interface Place {
  userId: string;
  clubId: string;
  channelId: string;
  postId: string;
}

/** One of everything that others comment on, answer and react to. */
async function write({ api: { context } }: TestApi, { clubId, channelId, postId, ...by }: Place) {
  const { db, now } = context;
  const text = { ...by, content: 'Mine' };
  return {
    postId: await addClubPost(db, { clubId, ...text }, now()),
    messageId: await addMessage(db, { channelId, ...text }, now()),
    ownId: await addProfilePost(db, text, now()),
    commentId: await addComment(db, { postId, ...by, content: 'Mine', parentId: null }, now()),
  };
}

/** Opens everybody's socket, in one room; the visitor's only reads. */
async function listen(t: TestApi, owner: Person, people: Listeners['people']) {
  const address = await addressOf(t.api);
  const roomId = `room_${owner.username}`;
  await owner.post('/live-chats/create-chat-room', { matchId: roomId });
  const own = await connect(address, owner.accessToken);
  const { accessToken: partnersToken } = await (await addPartner(t)).person();
  const sockets = {
    visitor: await connect(address, '', 'reader'),
    partnersPerson: await connect(address, partnersToken),
  } as Listeners['sockets'];
  for (const [name, { accessToken }] of Object.entries(people))
    sockets[name as keyof typeof people] = await connect(address, accessToken);
  for (const listener of [own, ...Object.values(sockets)]) {
    await listener.join(roomId);
    await watchProfile(listener, owner.id);
  }
  return { own, sockets, roomId };
}

/** Asks for what happens on a profile; whoever is not signed in is refused. */
const watchProfile = ({ socket }: TestSocket, userId: string): Promise<unknown> =>
  (socket as unknown as Socket).timeout(5_000).emitWithAck('watchProfile', { userId });

async function endMemberships(
  owner: Person,
  { departed, banned, muted, signedOut }: Listeners['people'],
  clubId: string,
): Promise<void> {
  const done = [
    await departed.delete(`/clubs/${clubId}/leave`, { userId: departed.id }),
    await owner.put(`/clubs/${clubId}/bans/${banned.id}`),
    await owner.put(`/clubs/${clubId}/mutes/${muted.id}`),
    await signedOut.post('/auth/logout'),
  ];
  const refused = done.find(({ status }) => status >= 400);
  if (refused !== undefined) throw new Error(JSON.stringify(refused.body));
}
