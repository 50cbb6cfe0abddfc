/** Keys of what is kept in memory of a person's notifications. */
export const notificationKeys = {
  lists: (userId: string): string => `notifications:${userId}:list:`,
  list: (userId: string, search: string): string => `notifications:${userId}:list:${search}`,
  marking: (userId: string): string => `notifications:${userId}:marking`,
};
