import type { FastifyBaseLogger } from 'fastify';

export interface Background {
  run(what: string, work: Promise<unknown>): void;
  /** Resolves once nothing runs any more. */
  settled(): Promise<void>;
}

/** Keeps track of work that no request waits for. */
export function createBackground(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const tracked: Promise<void> = work
        .then(
          () => undefined,
          (err: unknown) => log.error({ err, what }, 'background work failed'),
        )
        .finally(() => running.delete(tracked));
      running.add(tracked);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
