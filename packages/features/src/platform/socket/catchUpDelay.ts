/**
 * How long to wait after so many failures in a row before asking again for what was missed, in ms:
 * three seconds, then twice as long each time, a minute at most.
 */
export function catchUpDelay(failures: number): number {
  return Math.min(1_500 * 2 ** failures, 60_000);
}
