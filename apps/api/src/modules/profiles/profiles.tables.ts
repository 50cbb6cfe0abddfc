export interface ProfileTables {
  follows: { followerId: string; followedId: string; createdAt: string };
  favoriteTeams: { id: string; userId: string; name: string; position: number };
}
