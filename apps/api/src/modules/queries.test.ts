import { beforeAll, expect, test } from 'vitest';
import type { Db, Queryable } from '../db/dialect';
import { planQueries } from '../testing/queryPlans';
import { createClubWith, createPost } from '../testing/clubs';
import { describeApi } from '../testing/describeApi';
import type { Person } from '../testing/people';
import { recordQueries } from '../testing/recordQueries';
import { listMessages, listMessagesAround } from './channels/channels.repository';
import { ensureRoom, listMessages as listChatMessages } from './chat/chat.repository';
import { storeMessage } from './chat/storeMessages';
import {
  findClubAccess,
  listChannels,
  findChannelOf,
  listChannelsOf,
  listClubs,
  listClubsOf,
  listMembers,
} from './clubs';
import { findOwners } from './clubs/members.repository';
import { listInvitations } from './clubs/coOwners/coOwners.repository';
import { listOpenReports } from './moderation/reports.repository';
import { listBanned } from './moderation/sanctions.repository';
import { listNotifications } from './notifications';
import { countUnread } from './notifications/notifications.repository';
import { findClubPosts, listClubPosts, listComments, listProfilePosts } from './posts';
import { listHomeFeed } from './posts/feed/feed.repository';
import { listPinnedPosts, pinPost } from './posts/pins/pins.repository';
import { clubPostReactions } from './posts/reactions.repository';
import { listFollows, listPeople } from './profiles';
import { followCounts, withFollows } from './profiles/follows.repository';
import { listAthletes } from './racers/athletes.repository';
import { listRacers } from './racers/racers.repository';

const ROOM = 'final';
const rider = {
  age: 27,
  bio: 'Fast starter.',
  origin: 'Annecy, France',
  height: 1.75,
  boatManufacturers: 'Nordvik',
  careerWins: 0,
  seasonWins: 0,
  seasonPodiums: 0,
  careerWordFinalsWins: 0,
};

describeApi('lists', (t) => {
  let owner: Person;
  const ids = { club: '', channel: '', message: '', post: '', member: '' };

  beforeAll(async () => {
    const people = await t.people(6);
    owner = people[0]!;
    const club = await createClubWith(owner, people.slice(1));
    ids.club = club.id;
    ids.member = people[1]!.id;
    await owner.put(`/clubs/${club.id}/co-owner-invitations/${people[1]!.id}`);
    ids.channel = (await listChannels(t.api.context.db, club.id))[0]!.id;
    for (let n = 0; n < 8; n += 1) {
      ids.post = (await createPost(owner, club.id, `Post ${n}`)).id;
      const said = { content: `Message ${n}` };
      const { body } = await owner.post(`/club-channels/${ids.channel}/messages`, said);
      if (n < 4) ids.message = body.data.message.id;
      await owner.post('/social/profile-posts', { content: `Thought ${n}` });
    }
    const admin = await t.admin();
    for (let n = 0; n < 3; n += 1)
      await admin.post('/jet-ski-racer-details', { ...rider, name: `Rider ${n}` });
    const { db, now } = t.api.context;
    await pinPost(db, { clubId: ids.club, postId: ids.post }, now());
    await ensureRoom(db, ROOM, owner.id, now());
    await storeMessage(db, { roomId: ROOM, userId: owner.id, message: 'Hello' }, now);
    for (const person of people.slice(1)) {
      await person.post(`/club-social/club-posts/${ids.post}/reports`, { reason: 'spam' });
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
    'the feed of the home page': async (db) => (await listHomeFeed(db, owner.id, range)).items,
    clubs: async (db) => (await listClubs(db, owner.id, { limit: 50, order: 'DESC' })).clubs,
    'a person’s clubs': async (db) => (await listClubsOf(db, owner.id, owner.id, range)).clubs,
    'a person’s clubs by name': async (db) =>
      (await listClubsOf(db, owner.id, owner.id, { ...range, order: 'name' })).clubs,
    'clubs of somebody else': async (db) =>
      (await listClubsOf(db, owner.id, ids.member, range)).clubs,
    'clubs of somebody else by name': async (db) =>
      (await listClubsOf(db, owner.id, ids.member, { ...range, order: 'name' })).clubs,
    'who is invited to be a co-owner': (db) => listInvitations(db, ids.club, t.api.context.now()),
    'a club’s members': async (db) => (await listMembers(db, ids.club, range)).members,
    people: async (db) => (await listPeople(db, range)).users,
    'people by how their username begins': async (db) =>
      (await listPeople(db, { ...range, search: owner.username, in: 'username' })).users,
    followers: (db) => listFollows(db, owner.id, 'followers', range),
    racers: async (db) => (await listRacers(db, { ...range, order: 'DESC' })).racers,
    athletes: async (db) => (await listAthletes(db, { ...range, order: 'DESC' })).athletes,
    'the chat of a room': async (db) =>
      (await listChatMessages(db as Db, ROOM, { limit: 50 })).messages,
    notifications: async (db) =>
      (await listNotifications(db, owner.id, { ...range, order: 'DESC' })).notifications,
  };

  // Public clubs, and the viewer's private ones; where the newest of each kind are, and what it is.
  const queriesOf = (name: string) =>
    /home/.test(name) ? 3 : /^(a person’s )?clubs/.test(name) ? 2 : 1;

  test.each(Object.entries(lists))(
    '%s take as many queries, however many rows there are',
    async (name, load) => {
      const { db, sent } = recordQueries(t.api.context.db);
      const rows = await load(db);
      expect(rows).not.toEqual([]);
      expect(sent).toHaveLength(queriesOf(name));
    },
  );

  // The chat is read from its middle as well, by statements of its own.
  test.each(Object.entries(lists).filter(([name]) => !/chat|invited|home/.test(name)))(
    'a page of %s as long as most says so in its text, where plans are kept for texts',
    async (_name, load) => {
      const { db, sent } = recordQueries(t.api.context.db);
      await load(db);
      const isSaid = t.api.context.dialect === 'postgres';
      for (const { sql: text } of sent) expect(text.endsWith('limit 51')).toBe(isSaid);
    },
  );

  const numbers: Record<string, (db: Queryable) => Promise<unknown>> = {
    'the owners of a club': (db) => findOwners(db, ids.club),
    'newer channel messages': (db) =>
      listMessages(db, ids.channel, owner.id, { ...range, order: 'ASC' }),
    'a channel message and those around it': (db) =>
      listMessagesAround(db, { channelId: ids.channel, messageId: ids.message }, owner.id, 20),
    'what is unread in channels': (db) => listChannelsOf(db, ids.club, owner.id),
    'what is unread in one channel': (db) => findChannelOf(db, ids.channel, owner.id),
    'pinned posts': (db) => listPinnedPosts(db, ids.club, owner.id),
    'one post': (db) => findClubPosts(db, [ids.post], owner.id),
    'what one may do in a club': (db) => findClubAccess(db, ids.club, owner.id),
    reports: (db) => listOpenReports(db, { clubId: ids.club }, owner.id, range),
    'banned people': (db) => listBanned(db, ids.club, range),
    'unread notifications': (db) => countUnread(db, owner.id),
    'whom of a page one follows': (db) => withFollows(db, owner.id, [{ id: ids.member }]),
    'followers and followed': (db) => followCounts(db, owner.id),
    'the reactions of a post': (db) => clubPostReactions.count(db, ids.post),
  };
  // Few are invited to own a club, and give few reasons for a report; a club has few channels. Of
  // all that is in a feed, so much is sorted as a page may have; of private clubs, what two people
  // are in.
  const short = new Set([
    'who is invited to be a co-owner',
    'reports',
    'what is unread in channels',
    'the feed of the home page',
    'clubs of somebody else',
    'clubs of somebody else by name',
  ]);
  // All of them in their order, of which a page is the beginning.
  const whole: Record<string, string> = {
    clubs: 'clubs_public',
    people: 'sqlite_autoindex_users_',
    racers: 'racers_newest',
    athletes: 'athletes_newest',
    'profile posts': 'profile_posts_newest',
  };
  const sorts = /USE TEMP B-TREE|\bSort\b/;
  const readsAll = (step: string, name: string) =>
    /Seq Scan/.test(step) ||
    // What is counted as unread, or is in a feed, was found before, and ends at a hundred.
    (step.startsWith('SCAN ') &&
      !/^SCAN (unread$|sources$|newest VIRTUAL|json_each VIRTUAL|\(subquery)/.test(step) &&
      !(whole[name] && step.includes(` INDEX ${whole[name]}`)));

  test.each(Object.entries({ ...lists, ...numbers }))(
    '%s are found by an index, in its order',
    async (name, load) => {
      const { db, plans } = planQueries(t.api.context.db, t.api.context.dialect);
      await load(db as Db);
      const steps = (await plans()).flat();
      expect(steps).not.toEqual([]);
      expect(steps.filter((step) => readsAll(step, name))).toEqual([]);
      expect(steps.filter((step) => sorts.test(step) && !short.has(name))).toEqual([]);
    },
  );

  const searchesFor = (search: string): Record<string, (db: Queryable) => Promise<unknown>> => ({
    clubs: (db) => listClubs(db, owner.id, { limit: 5, order: 'DESC', search }),
    'a person’s clubs': (db) => listClubsOf(db, owner.id, owner.id, { limit: 5, search }),
    'a person’s clubs by name': (db) =>
      listClubsOf(db, owner.id, owner.id, { limit: 5, search, order: 'name' }),
    'a club’s members': (db) => listMembers(db, ids.club, { limit: 5, search }),
    people: (db) => listPeople(db, { limit: 5, search }),
    followers: (db) => listFollows(db, owner.id, 'followers', { limit: 5, search }),
    'whom one follows': (db) => listFollows(db, owner.id, 'following', { limit: 5, search }),
    racers: (db) => listRacers(db, { limit: 5, order: 'DESC', search }),
    athletes: (db) => listAthletes(db, { limit: 5, order: 'DESC', search }),
    notifications: (db) => listNotifications(db, owner.id, { limit: 5, order: 'DESC', search }),
  });
  const searches = ['nothing of the kind', 'qx', 'q'].flatMap((search) =>
    Object.entries(searchesFor(search)).map(([name, load]) => ({ search, name, load })),
  );

  test.each(searches)(
    'a search of $name for $search reads the beginning of the list, then goes over an index',
    async ({ load }) => {
      const { db, plans } = planQueries(t.api.context.db, t.api.context.dialect, {
        isSearch: true,
      });
      await load(db as Db);
      const statements = await plans();
      const found = statements.filter((steps) =>
        steps.some((step) => /_search\b|searched/.test(step)),
      );
      expect(found.length).toBeGreaterThan(0);
      // What stands in a list that was given, and what is looked through first, is short.
      const isShort = /^SCAN (listed|json_each|found|indexed|searched VIRTUAL)/;
      const isBeginning = (steps: string[]) =>
        steps.some((step) =>
          /CO-ROUTINE listed|MATERIALIZE listed|Subquery Scan on listed/.test(step),
        );
      for (const steps of statements) {
        const reads = steps.filter(
          (step) => /Seq Scan/.test(step) || (step.startsWith('SCAN ') && !isShort.test(step)),
        );
        expect(reads.filter((step) => !(isBeginning(steps) && / INDEX /.test(step)))).toEqual([]);
      }
    },
  );
});
