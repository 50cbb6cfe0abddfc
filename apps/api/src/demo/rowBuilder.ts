import type { ReactionKind } from '@clubline/contract';
import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables';
import { demoPeople } from './content/people';
import type { SeededRandom } from './random';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Usernames of the people who fill up clubs and react. */
export const everybody = demoPeople.map((person) => person.username);
/** Likes are the most frequent. */
const KINDS: readonly ReactionKind[] = [
  ...Array<ReactionKind>(4).fill('like'),
  ...Array<ReactionKind>(2).fill('love'),
  ...Array<ReactionKind>(2).fill('haha'),
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

export interface DemoOptions {
  /** Milliseconds; everything happened before. */
  now: number;
  /** Ids by username, the two who can sign in included. */
  idOf(username: string): string;
  portraitOf(username: string): string | null;
  clubPictureOf(name: string): string | null;
}

/** The rows so far, and what is needed to add more. */
export interface RowBuilder extends DemoOptions {
  rows: DemoRows;
  random: SeededRandom;
  /** The time so many milliseconds ago, as stored. */
  at(ago: number): string;
}

/** Reactions of some of these people, but for the author, since something was written. */
export function reactionsTo(
  { random, idOf, at }: RowBuilder,
  { by, liked = 0 }: { by: string; liked?: number },
  people: string[],
  ago: number,
) {
  const others = people.filter((username) => username !== by);
  return random.sample(others, liked).map((username) => ({
    userId: idOf(username),
    reaction: random.pick(KINDS),
    createdAt: at(ago * (0.1 + random.next() * 0.85)),
  }));
}
