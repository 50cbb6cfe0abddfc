import type { ColumnType, Generated } from 'kysely';

export interface ProfileTables {
  follows: { followerId: string; followedId: string; createdAt: string };
  /** One row a person, which comes with them; kept by triggers. */
  personCounts: {
    userId: string;
    followers: Generated<number>;
    following: Generated<number>;
    /** Notifications they have not read. */
    unread: Generated<number>;
    /** Notifications made until then are read, whatever their rows say. */
    readUpTo: ColumnType<string | null, string | null | undefined, string | null>;
  };
  favoriteTeams: { id: string; userId: string; name: string; position: number };
}
