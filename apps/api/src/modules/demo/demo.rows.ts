import type { ReactionKind } from '@clubline/contract';
import { slugify } from '@clubline/contract';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables';
import { FIRST_CHANNELS } from '../clubs/clubs.repository';
import { channelMessages } from './content/channels';
import { BUSY_CLUB, demoChannelNames, demoClubs } from './content/clubs';
import type { DemoClub } from './content/clubs';
import { busyClubPosts } from './content/busyClub';
import { clubPosts, profilePosts } from './content/clubPosts';
import { demoFollows, demoPeople, demoTeams } from './content/people';
import type { DemoPost } from './content/posts.types';
import { demoId, Dice } from './demo.dice';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EXTRA_MEMBERS = demoPeople.map((person) => person.username);
const KINDS: readonly ReactionKind[] = [
  'like',
  'like',
  'like',
  'like',
  'love',
  'love',
  'haha',
  'haha',
  'sad',
  'sigh',
  'clown',
];

type Rows<Table extends keyof Tables> = Insertable<Tables[Table]>[];

/** What the demo fills, table by table, in the order in which rows refer to each other. */
export interface DemoRows {
  users: Rows<'users'>;
  clubs: Rows<'clubs'>;
  clubMembers: Rows<'clubMembers'>;
  clubChannels: Rows<'clubChannels'>;
  clubPosts: Rows<'clubPosts'>;
  clubPostReactions: Rows<'clubPostReactions'>;
  clubComments: Rows<'clubComments'>;
  channelMessages: Rows<'channelMessages'>;
  channelMessageReactions: Rows<'channelMessageReactions'>;
  follows: Rows<'follows'>;
  favoriteTeams: Rows<'favoriteTeams'>;
  profilePosts: Rows<'profilePosts'>;
  profilePostReactions: Rows<'profilePostReactions'>;
}

export interface DemoSetting {
  /** Milliseconds; everything happened before. */
  now: number;
  /** Ids by username, the two who can sign in included. */
  idOf(username: string): string;
  portraitOf(username: string): string | null;
  clubPictureOf(name: string): string | null;
}

/** Words, people and chance put together; the same for the same setting. */
export function demoRows({ now, idOf, portraitOf, clubPictureOf }: DemoSetting): DemoRows {
  const dice = new Dice(2025);
  const at = (ago: number): string => new Date(now - ago).toISOString();
  const rows: DemoRows = {
    users: [],
    clubs: [],
    clubMembers: [],
    clubChannels: [],
    clubPosts: [],
    clubPostReactions: [],
    clubComments: [],
    channelMessages: [],
    channelMessageReactions: [],
    follows: [],
    favoriteTeams: [],
    profilePosts: [],
    profilePostReactions: [],
  };

  for (const [index, person] of demoPeople.entries()) {
    const email = `${person.username}@fans.example`;
    rows.users.push({
      id: idOf(person.username),
      username: person.username,
      email,
      emailKey: email,
      // No password matches: only the two demo sign-ins can be used.
      passwordHash: 'none',
      firstName: person.firstName,
      lastName: person.lastName,
      bio: person.bio,
      profileTags: JSON.stringify(person.tags),
      sportInterests: JSON.stringify(person.sports),
      profilePicture: portraitOf(person.username),
      role: 'user',
      points: person.points,
      createdAt: at((420 - index) * DAY),
    });
    addTeams(person.username, person.teams ?? []);
  }
  addTeams('demo', demoTeams);
  for (const [index, club] of demoClubs.entries()) addClub(club, index);
  for (const [follower, followed] of demoFollows) {
    for (const [index, name] of followed.entries()) {
      rows.follows.push({
        followerId: idOf(follower),
        followedId: idOf(name),
        createdAt: at((index * 31 + dice.roll() * 30 + 3) * HOUR),
      });
    }
  }
  for (const [index, post] of profilePosts.entries()) {
    const [id, ago] = [demoId('profile post', index), (2 + index * 9 + dice.roll() * 5) * HOUR];
    rows.profilePosts.push({
      id,
      userId: idOf(post.by),
      content: post.text,
      mediaUrls: '[]',
      createdAt: at(ago),
    });
    for (const reaction of reactionsTo(post, EXTRA_MEMBERS, ago))
      rows.profilePostReactions.push({ postId: id, ...reaction });
  }
  return rows;

  function addTeams(username: string, teams: string[]): void {
    for (const [position, name] of teams.entries()) {
      rows.favoriteTeams.push({
        id: demoId('team', `${username} ${name}`),
        userId: idOf(username),
        name,
        position,
      });
    }
  }

  function addClub(club: DemoClub, index: number): void {
    const clubId = demoId('club', club.name);
    const posts = club.name === BUSY_CLUB ? busyClubPosts : (clubPosts[club.name] ?? []);
    const founded = (400 - index * 11) * DAY;
    const members = membersOf(club, posts);
    rows.clubs.push({
      id: clubId,
      name: club.name,
      slug: slugify(club.name),
      description: club.description,
      image: clubPictureOf(club.name),
      ownerId: idOf(club.owner),
      memberCount: members.length,
      maxMembers: club.maxMembers ?? null,
      isPrivate: 0,
      isActive: club.isActive === false ? 0 : 1,
      streamingSource: club.source ?? 'nfl',
      createdAt: at(founded),
    });
    for (const [order, username] of members.entries()) {
      const role =
        username === club.owner
          ? 'owner'
          : club.coOwners?.includes(username)
            ? 'coOwner'
            : 'member';
      rows.clubMembers.push({
        clubId,
        userId: idOf(username),
        role,
        joinedAt: at(founded - order * 6 * HOUR),
      });
    }
    for (const [position, name] of [
      ...FIRST_CHANNELS,
      ...(demoChannelNames[club.name] ?? []),
    ].entries()) {
      addChannel(club, members, clubId, name, position);
    }
    // A busy club's posts are hours apart, a quiet one's days.
    const apart = (posts.length > 20 ? 5 : 26 + dice.roll() * 20) * HOUR;
    for (const [order, post] of posts.entries())
      addPost(clubId, members, post, order, 3 * HOUR + order * apart + dice.roll() * HOUR);
  }

  function membersOf(club: DemoClub, posts: DemoPost[]): string[] {
    const named = [
      club.owner,
      ...(club.coOwners ?? []),
      ...posts.flatMap((post) => [
        post.by,
        ...(post.comments ?? []).flatMap((comment) => [
          comment.by,
          ...(comment.replies ?? []).map(([by]) => by),
        ]),
      ]),
      ...Object.values(channelMessages[club.name] ?? {}).flatMap((lines) =>
        lines.map(([by]) => by),
      ),
    ];
    const members = new Set(named);
    const others = EXTRA_MEMBERS.filter((username) => !members.has(username));
    for (const username of dice.some(others, Math.max(0, club.size - members.size)))
      members.add(username);
    return [...members];
  }

  function addChannel(
    club: DemoClub,
    members: string[],
    clubId: string,
    name: string,
    position: number,
  ): void {
    const channelId = demoId('channel', `${club.name} ${name}`);
    rows.clubChannels.push({ id: channelId, clubId, name, position });
    const lines = channelMessages[club.name]?.[name] ?? [];
    for (const [index, [by, text]] of lines.entries()) {
      const id = demoId('message', `${club.name} ${name} ${index}`);
      const ago = ((lines.length - index) * 23 + dice.roll() * 15) * MINUTE;
      rows.channelMessages.push({
        id,
        channelId,
        userId: idOf(by),
        content: text,
        mediaUrls: '[]',
        createdAt: at(ago),
      });
      const liked = Math.floor(dice.roll() * 4);
      for (const reaction of reactionsTo({ by, text, liked }, members, ago))
        rows.channelMessageReactions.push({ messageId: id, ...reaction });
    }
  }

  function addPost(
    clubId: string,
    members: string[],
    post: DemoPost,
    order: number,
    ago: number,
  ): void {
    const postId = demoId('post', `${clubId} ${order}`);
    rows.clubPosts.push({
      id: postId,
      clubId,
      userId: idOf(post.by),
      content: post.text,
      mediaUrls: '[]',
      createdAt: at(ago),
    });
    for (const reaction of reactionsTo(post, members, ago))
      rows.clubPostReactions.push({ postId, ...reaction });
    let told = ago;
    const comment = (by: string, text: string, parentId: string | null): string => {
      told -= (4 + dice.roll() * 12) * MINUTE;
      const id = demoId('comment', `${postId} ${text}`);
      rows.clubComments.push({
        id,
        postId,
        parentId,
        userId: idOf(by),
        content: text,
        createdAt: at(told),
      });
      return id;
    };
    for (const { by, text, replies } of post.comments ?? []) {
      const parentId = comment(by, text, null);
      for (const [replier, reply] of replies ?? []) comment(replier, reply, parentId);
    }
  }

  function reactionsTo(post: DemoPost, people: string[], ago: number) {
    const others = people.filter((username) => username !== post.by);
    return dice.some(others, post.liked ?? 0).map((username) => ({
      userId: idOf(username),
      reaction: dice.pick(KINDS),
      createdAt: at(ago * (0.1 + dice.roll() * 0.85)),
    }));
  }
}
