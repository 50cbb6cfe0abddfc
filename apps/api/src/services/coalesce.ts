const underWay = new WeakMap<object, Map<string, { isAskedAgain: boolean }>>();

/**
 * Does work that tells the latest state of something, by name: never twice at once, and once more
 * where it is asked for meanwhile. So a flood of changes is told a few times, and the last word is
 * the latest state.
 * @param owner what the names belong to, e.g. a node's context
 */
export async function coalesce(
  owner: object,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const running = underWay.get(owner) ?? new Map<string, { isAskedAgain: boolean }>();
  underWay.set(owner, running);
  const before = running.get(name);
  if (before) {
    before.isAskedAgain = true;
    return;
  }
  const state = { isAskedAgain: false };
  running.set(name, state);
  try {
    do {
      state.isAskedAgain = false;
      await work();
    } while (state.isAskedAgain);
  } finally {
    running.delete(name);
  }
}
