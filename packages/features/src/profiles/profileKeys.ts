/** Keys of what is known of people. They are kept in memory only. */
export const profileKey = (username: string): string => `people:profile:${username.toLowerCase()}`;
export const countsKey = (userId: string): string => `people:counts:${userId}`;
export const teamsKey = (userId: string): string => `people:teams:${userId}`;
export const followersKey = (userId: string): string => `people:followers:${userId}`;
export const followingKey = (userId: string): string => `people:following:${userId}`;
