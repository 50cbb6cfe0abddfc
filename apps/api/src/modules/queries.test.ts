import { beforeAll, expect, test } from 'vitest';
import type { Db, Queryable } from '../db/dialect';
import { countQueries } from '../testing/countQueries';
import { planQueries } from '../testing/queryPlans';
import { createClubWith, createPost } from '../testing/clubs';
import { describeApi } from '../testing/describeApi';
import type { Person } from '../testing/people';
import { listMessages } from './channels/channels.repository';
import { listChannels, listClubs, listClubsOf, listMembers } from './clubs';
import { findOwners } from './clubs/members.repository';
import { listInvitations } from './clubs/coOwners/coOwners.repository';
import { listBanned } from './moderation/sanctions.repository';
import { listNotifications } from './notifications';
import { countUnread } from './notifications/notifications.repository';
import { listClubPosts, listComments, listProfilePosts } from './posts';
import { clubPostReactions } from './posts/reactions.repository';
import { listFollows, listPeople } from './profiles';
import { followCounts } from './profiles/follows.repository';

describeApi('lists', (t) => {
  let owner: Person;
  const ids = { club: '', channel: '', post: '' };

  beforeAll(async () => {
    const people = await t.people(6);
    owner = people[0]!;
    const club = await createClubWith(owner, people.slice(1));
    ids.club = club.id;
    await owner.put(`/clubs/${club.id}/co-owner-invitations/${people[1]!.id}`);
    ids.channel = (await listChannels(t.api.context.db, club.id))[0]!.id;
    for (let n = 0; n < 8; n += 1) {
      ids.post = (await createPost(owner, club.id, `Post ${n}`)).id;
      await owner.post(`/club-channels/${ids.channel}/messages`, { content: `Message ${n}` });
      await owner.post('/social/profile-posts', { content: `Thought ${n}` });
    }
    for (const person of people.slice(1)) {
      await person.post('/club-social/club-post-reactions', {
        clubPostId: ids.post,
        reaction: 'like',
      });
      await person.post('/club-social/club-comments', { clubPostId: ids.post, content: 'Yes' });
      await person.post(`/users/${person.id}/follow-user`, { userToFollowId: owner.id });
    }
  });

  const range = { limit: 50 };
  const lists: Record<string, (db: Queryable) => Promise<unknown>> = {
    'a club’s feed': async (db) => (await listClubPosts(db, ids.club, owner.id, range)).posts,
    comments: async (db) => (await listComments(db, ids.post, range)).comments,
    'channel messages': async (db) =>
      (await listMessages(db, ids.channel, owner.id, range)).messages,
    'profile posts': async (db) => (await listProfilePosts(db, owner.id, range)).profilePosts,
    clubs: async (db) => (await listClubs(db, owner.id, { limit: 50, order: 'DESC' })).clubs,
    'a person’s clubs': (db) => listClubsOf(db, owner.id, owner.id, range),
    'who is invited to be a co-owner': (db) => listInvitations(db, ids.club, t.api.context.now()),
    'a club’s members': async (db) => (await listMembers(db, ids.club, range)).members,
    people: async (db) => (await listPeople(db, range)).users,
    followers: (db) => listFollows(db, owner.id, 'followers', range),
    notifications: async (db) =>
      (await listNotifications(db, owner.id, { ...range, order: 'DESC' })).notifications,
  };

  test.each(Object.entries(lists))(
    '%s take one query, however many rows there are',
    async (_name, load) => {
      const { db, sent } = countQueries(t.api.context.db);
      const rows = await load(db);
      expect(rows).not.toEqual([]);
      expect(sent()).toBe(1);
    },
  );

  const numbers: Record<string, (db: Queryable) => Promise<unknown>> = {
    'the owners of a club': (db) => findOwners(db, ids.club),
    'banned people': (db) => listBanned(db, ids.club, range),
    'unread notifications': (db) => countUnread(db, owner.id),
    'followers and followed': (db) => followCounts(db, owner.id),
    'the reactions of a post': (db) => clubPostReactions.count(db, ids.post),
  };
  // Few are invited to own a club.
  const short = new Set(['who is invited to be a co-owner']);
  const readsAll = /^SCAN (?!.*USING (COVERING )?INDEX)|Seq Scan/;
  const sorts = /USE TEMP B-TREE|\bSort\b/;

  test.each(Object.entries({ ...lists, ...numbers }))(
    '%s are found by an index, in its order',
    async (name, load) => {
      const { db, plans } = planQueries(t.api.context.db, t.api.context.dialect);
      await load(db as Db);
      const steps = await plans();
      expect(steps).not.toEqual([]);
      expect(steps.filter((step) => readsAll.test(step))).toEqual([]);
      expect(steps.filter((step) => sorts.test(step) && !short.has(name))).toEqual([]);
    },
  );
});
