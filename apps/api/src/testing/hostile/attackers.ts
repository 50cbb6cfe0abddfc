import type { Api } from '../../app';
import { createClub, createPost } from '../clubs';
import { createPerson } from '../people';
import type { Person } from '../people';
import type { Victim } from './plantedSecrets';
import type { Known } from './schemaValues';

export type Attacker = 'visitor' | 'user' | 'admin';

/** Who sends hostile input, and what they have of their own, so that it gets far. */
export interface World {
  people: Record<Exclude<Attacker, 'visitor'>, Person>;
  /** By the field or parameter: ids of their own and of the victim. */
  known: Known;
}

/**
 * New people and things: what the last ones had may have been deleted. They are members of the club
 * with the long lists, where there is one.
 */
export async function createWorld(
  api: Pick<Api, 'app' | 'context'>,
  victim: Victim,
  grown: Known = {},
): Promise<World> {
  const [user, admin] = [await createPerson(api), await createPerson(api, { role: 'admin' })];
  for (const clubId of grown['clubId']?.slice(0, 1) ?? [])
    for (const member of [user, admin])
      await member.post(`/clubs/${clubId}/join`, { userId: member.id });
  const club = await createClub(user);
  await admin.post(`/clubs/${club.id}/join`, { userId: admin.id });
  const post = await createPost(user, club.id);
  const channelId: string = (await user.get(`/club-channels/${club.id}`)).body.data.channels[0].id;
  const message = await user.post(`/club-channels/${channelId}/messages`, {
    clubId: club.id,
    channelId,
    userId: user.id,
    content: 'Hi',
    mediaUrls: [],
  });
  const profilePost = await user.post('/social/profile-posts', { content: 'Hello', mediaUrls: [] });
  const racer = await admin.post('/jet-ski-racer-details', {
    name: `Racer ${user.username}`,
    age: 22,
    bio: 'Fast.',
    boatManufacturers: 'Oriba',
  });
  await user.post('/live-chats/create-chat-room', { matchId: 'hostile_room' });
  const others = (name: string) => [...(grown[name] ?? []), ...(victim.known[name] ?? [])];
  const ids = {
    people: [user.id, user.id, admin.id, ...others('userId')],
    clubs: [club.id, ...others('clubId')],
    posts: [post.id, ...others('clubPostId'), ...victim.known['postId']!],
    channels: [channelId, ...others('channelId')],
    messages: [message.body.data.message.id as string, ...victim.known['messageId']!],
    profilePosts: [profilePost.body.data.profilePost.id as string, ...others('profilePostId')],
  };
  return {
    people: { user, admin },
    known: {
      userId: ids.people,
      ownerId: ids.people,
      senderId: ids.people,
      user_id: ids.people,
      coOwnerIds: ids.people,
      userToFollowId: ids.people,
      userToUnfollowId: ids.people,
      clubId: ids.clubs,
      channelId: ids.channels,
      messageId: ids.messages,
      clubChannelMessageId: ids.messages,
      clubPostId: ids.posts,
      profilePostId: ids.profilePosts,
      postId: [...ids.posts, ...ids.profilePosts],
      athleteId: [racer.body.racer.athlete.id as string],
      matchId: ['hostile_room', 'hostile_other', ...others('matchId')],
      email: [user.email, victim.acquaintance.email, 'somebody@fans.test'],
      username: [user.username, victim.person.username],
      refreshToken: [user.refreshToken, victim.acquaintance.accessToken],
      racerId: [racer.body.id as string, ...others('racerId')],
    },
  };
}

/**
 * What `id` in an address means depends on the address. Administrators may disable and sign out
 * whom they like: they are told of nobody but the other attacker there.
 */
export function knownAt(path: string, { known }: Pick<World, 'known'>, who?: Attacker): Known {
  const { clubId, racerId, userId } = known as Record<string, string[]>;
  if (who === 'admin' && path.startsWith('/api/admin/people'))
    return { ...known, id: userId!.slice(0, 1) };
  if (path.startsWith('/api/clubs')) return { ...known, id: clubId! };
  return { ...known, id: path.startsWith('/api/jet-ski') ? racerId! : userId! };
}
