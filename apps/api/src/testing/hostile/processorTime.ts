const TRIES = 5;

/**
 * Processor time of the reference work on the machine whose milliseconds the limits mean: two
 * cores of 2026, little else at work.
 */
const REFERENCE_MS = 10;

/** What was answered first, and the least processor time that the same took, in ms. */
export interface Timed<T> {
  answer: T;
  processorMs: number;
}

async function once<T>(work: () => T | Promise<T>): Promise<Timed<T>> {
  const before = process.cpuUsage();
  const answer = await work();
  const { user, system } = process.cpuUsage(before);
  return { answer, processorMs: (user + system) / 1_000 };
}

const words = Array.from({ length: 4_000 }, (_, n) => ((n * 7_919) % 100_003).toString(36));

/** Work that is always the same, of some `REFERENCE_MS`: sorts, writes and reads words. */
export function referenceWork(): number {
  let length = 0;
  for (let round = 0; round < 12; round += 1)
    length += JSON.stringify(JSON.parse(JSON.stringify([...words].sort()))).length;
  return length;
}

let isWarm = false;

/** How many times longer than on the machine of the limits the same takes now; 1 at least. */
async function slowness(): Promise<number> {
  // What is compiled takes longer the first times.
  if (!isWarm) for (let n = 0; n < 5; n += 1) referenceWork();
  isWarm = true;
  return Math.max(1, (await once(referenceWork)).processorMs / REFERENCE_MS);
}

/**
 * Measures all threads of this process. What takes longer than `limitMs` is done up to four times
 * more, beside work that is always the same: what counts is the least of the times as the machine
 * of the limits would have taken them. A collection of garbage may fall into any of them, and where
 * others use the same processor all work takes more of its time.
 */
export async function leastProcessorTime<T>(
  work: () => Promise<T>,
  limitMs: number,
): Promise<Timed<T>> {
  const first = await once(work);
  let { processorMs } = first;
  for (let tries = 1; tries < TRIES && processorMs > limitMs; tries += 1) {
    const before = await slowness();
    const again = await once(work);
    const slowed = (before + (await slowness())) / 2;
    processorMs = Math.min(processorMs, again.processorMs / slowed);
  }
  return { answer: first.answer, processorMs };
}
