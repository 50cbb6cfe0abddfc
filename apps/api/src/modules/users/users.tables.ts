export interface PeopleTables {
  follows: { followerId: string; followedId: string; createdAt: string };
  favoriteTeams: { id: string; userId: string; name: string; position: number };
}
