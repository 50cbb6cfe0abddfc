import type {
  FavoriteTeam,
  PersonSummary,
  ProfilePost,
  ReactionKind,
  User,
} from '@clubline/contract';
import { demoUser } from '../auth.fake';
import { amy, ben, minutesAgo } from '../clubs/clubs.store';

export type StoredPost = Omit<ProfilePost, 'reaction' | 'reactionCount' | 'commentCount'>;

export interface ProfilesFakeOptions {
  /** Everybody. @default Maya, Amy and Ben */
  people?: User[];
  /** Ids a person follows, by their own id. */
  follows?: Record<string, string[]>;
  teams?: Record<string, FavoriteTeam[]>;
  posts?: StoredPost[];
  reactions?: Record<string, Record<string, ReactionKind>>;
  commentCounts?: Record<string, number>;
  /**
   * Sends counts, follow and teams along with a profile, reactions and counts along with posts, and
   * takes descriptions of pictures, which the specification does not ask for.
   * @default false
   */
  embeds?: boolean;
  /** The largest page of people that is answered; larger ones are refused. @default 50 */
  largestPage?: number;
  /**
   * Leads on by cursors, cuts follows into pages and finds people by name: additions, too.
   * @default false
   */
  hasCursors?: boolean;
}

/** A post of a profile with whatever differs from an ordinary one. */
export function fakeProfilePost(fields: Partial<StoredPost> & { id: string }): StoredPost {
  return {
    content: `Post ${fields.id}`,
    createdAt: minutesAgo(10),
    mediaUrls: [],
    user: amy,
    ...fields,
  };
}

/** A person as lists show them. */
export const summary = ({
  id,
  username,
  firstName,
  lastName,
  profilePicture = null,
}: User): PersonSummary => ({ id, username, firstName, lastName, profilePicture });

/** What the fake knows, and how it shows it. */
export function createPeopleStore({
  people = [demoUser, amy, ben],
  follows = {},
  teams = {},
  posts = [],
  reactions = {},
  commentCounts = {},
  embeds = false,
  largestPage = 50,
  hasCursors = false,
}: ProfilesFakeOptions) {
  const state = {
    follows: structuredClone(follows),
    posts: [...posts],
    reactions: structuredClone(reactions),
  };
  const known = (ids: readonly string[]) =>
    ids.flatMap((id) => people.filter((person) => person.id === id).map(summary));
  const followersOf = (id: string) =>
    Object.keys(state.follows).filter((follower) => state.follows[follower]?.includes(id));
  const countOf = (postId: string) => Object.keys(state.reactions[postId] ?? {}).length;
  const shown = (post: StoredPost, viewer = '') =>
    embeds
      ? {
          mediaAlts: [],
          ...post,
          reaction: state.reactions[post.id]?.[viewer] ?? null,
          reactionCount: countOf(post.id),
          commentCount: commentCounts[post.id] ?? 0,
        }
      : post;
  return {
    state,
    people,
    teams,
    commentCounts,
    embeds,
    largestPage,
    hasCursors,
    known,
    followersOf,
    countOf,
    shown,
  };
}

export type PeopleStore = ReturnType<typeof createPeopleStore>;
