import type { Expression } from 'kysely';
import type { ClubPost, ProfilePost, ReactionKind } from '@clubline/contract';
import { personColumns, toPerson } from '../profiles';
import type { PersonRow } from '../profiles';
import type { Reactions } from './reactions.repository';

/**
 * What posts of either kind select, in a query that joins `users`: the post, its author, the
 * viewer's reaction and the counts. Read them with `toPost`.
 */
export function postColumns<Table extends 'clubPosts' | 'profilePosts'>(
  table: Table,
  reactions: Reactions,
  viewerId: string | Expression<string>,
) {
  return [
    `${table}.id`,
    `${table}.content`,
    `${table}.mediaUrls`,
    `${table}.mediaAlts`,
    `${table}.createdAt`,
    ...personColumns,
    `${table}.reactionCount`,
    `${table}.commentCount`,
    reactions.ofViewer(`${table}.id`, viewerId),
  ] as const;
}

export interface PostRow extends PersonRow {
  id: string;
  content: string;
  mediaUrls: string;
  mediaAlts: string;
  createdAt: string;
  reaction: ReactionKind | null;
  reactionCount: number;
  commentCount: number;
}

/** A post as it is sent, its pictures' descriptions as they are stored. */
export function toPost(row: PostRow): (ClubPost | ProfilePost) & { mediaAlts: string[] } {
  return {
    id: row.id,
    content: row.content,
    createdAt: row.createdAt,
    mediaUrls: JSON.parse(row.mediaUrls) as string[],
    mediaAlts: JSON.parse(row.mediaAlts) as string[],
    user: toPerson(row),
    reaction: row.reaction,
    reactionCount: row.reactionCount,
    commentCount: row.commentCount,
  };
}
