/** `npm run fuzz` sets both. */
export const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? 600);
export const SEED = Number(process.env['FUZZ_SEED'] ?? 7);
/** Processor time of one input, in ms. Hashing passwords is made cheap in tests, and counts too. */
export const PROCESSOR_MS = 50;

/** What became of the inputs of one test. */
export function createTally() {
  const found: string[] = [];
  const outcomes = new Map<string, number>();
  let slowest = 0;
  return {
    /** What was wrong, with the input that it was wrong for. */
    found,
    add(outcome: string, processorMs: number, wrong: string[], input: string) {
      slowest = Math.max(slowest, processorMs);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      const slow = processorMs > PROCESSOR_MS ? [`takes ${processorMs.toFixed(0)} ms`] : [];
      for (const what of [...wrong, ...slow]) found.push(`${what}: ${input}`);
    },
    /** Printed for `npm run fuzz` alone. */
    report(to: string) {
      if (process.env['FUZZ_INPUTS'] === undefined) return;
      const total = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
      console.log(
        `${total} inputs to ${to} (seed ${SEED}):`,
        JSON.stringify(Object.fromEntries(outcomes)),
        `${found.length} wrong; at most ${slowest.toFixed(1)} ms of processor time.`,
      );
    },
  };
}
