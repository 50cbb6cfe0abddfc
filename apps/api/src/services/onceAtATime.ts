/** Who asks while it is being asked gets the same answer: what hangs keeps one waiting. */
export function onceAtATime(check: () => Promise<unknown>): () => Promise<unknown> {
  let running: Promise<unknown> | undefined;
  return () => (running ??= check().finally(() => (running = undefined)));
}
