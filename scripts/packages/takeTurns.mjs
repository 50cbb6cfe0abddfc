/**
 * Lets no more than `most` of the tasks run at a time that are handed to what it returns; others
 * wait for their turn.
 * @param {number} most
 * @returns {<T>(task: () => Promise<T>) => Promise<T>}
 */
export function takeTurns(most) {
  const waiting = [];
  let running = 0;
  const next = () => {
    if (running >= most || waiting.length === 0) return;
    running += 1;
    waiting.shift()();
  };
  return async (task) => {
    await new Promise((resolve) => {
      waiting.push(resolve);
      next();
    });
    try {
      return await task();
    } finally {
      running -= 1;
      next();
    }
  };
}
