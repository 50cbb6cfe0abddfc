/** A count as badges show it: beyond 99 it says 99+. */
export const cappedCount = (count: number): string => (count > 99 ? '99+' : String(count));
