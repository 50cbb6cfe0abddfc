/** The key under which one's devices are cached. */
export const devicesKey = (userId: string): string => `devices:${userId}`;
