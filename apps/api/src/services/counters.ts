import type { Redis } from 'ioredis';

export interface CountResult {
  allowed: boolean;
  /** Uses in the running window, with these. */
  count: number;
  /** Until the window ends. */
  retryAfterMs: number;
}

/**
 * Counts in fixed windows, shared by all nodes when Redis is set. A key begins with its kind, of
 * which there are few, and a colon.
 */
export interface Counters {
  /** Counts uses of `key`, by default one; refused beyond `max` uses in the running window. */
  take(
    key: string,
    max: number,
    windowMs: number,
    uses?: number,
  ): CountResult | Promise<CountResult>;
  /** How many uses the running window holds. */
  peek(key: string): Promise<number>;
  reset(key: string): Promise<void>;
  /** Takes uses back from the running window, by default one. */
  giveBack(key: string, uses?: number): Promise<void>;
}

/**
 * Bounds the memory an attacker with many keys can take; of each kind, so that no kind of key
 * drives out another.
 */
const MAX_KEYS = 100_000;
/** How often windows that have ended are looked for: the others keep their place. */
const SWEEP_MS = 60_000;

export function memoryCounters(now: () => number = Date.now): Counters {
  const kinds = new Map<string, Map<string, { count: number; endsAt: number }>>();
  /** The windows of a key's kind: what stands before its first colon. */
  const windowsOf = (key: string) => {
    const [kind = ''] = key.split(':', 1);
    const windows = kinds.get(kind) ?? new Map<string, { count: number; endsAt: number }>();
    kinds.set(kind, windows);
    return windows;
  };
  let sweepAt = 0;
  const sweep = () => {
    if (now() < sweepAt) return;
    sweepAt = now() + SWEEP_MS;
    for (const windows of kinds.values())
      for (const [key, { endsAt }] of windows) if (endsAt <= now()) windows.delete(key);
  };
  const current = (key: string) => {
    const found = windowsOf(key).get(key);
    return found !== undefined && found.endsAt > now() ? found : undefined;
  };
  return {
    take(key, max, windowMs, uses = 1) {
      let running = current(key);
      if (running === undefined) {
        const windows = windowsOf(key);
        running = { count: 0, endsAt: now() + windowMs };
        windows.delete(key);
        sweep();
        if (windows.size >= MAX_KEYS) windows.delete(windows.keys().next().value!);
        windows.set(key, running);
      }
      running.count += uses;
      const { count, endsAt } = running;
      return { allowed: count <= max, count, retryAfterMs: endsAt - now() };
    },
    async peek(key) {
      return current(key)?.count ?? 0;
    },
    async reset(key) {
      windowsOf(key).delete(key);
    },
    async giveBack(key, uses = 1) {
      const running = current(key);
      if (running !== undefined) running.count = Math.max(0, running.count - uses);
    },
  };
}

const PREFIX = 'clubline:count:';
/**
 * Counts and sets the end at once: a crash between the two would leave a count that never ends.
 */
const TAKE = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left >= 0 then return { count, left } end
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return { count, tonumber(ARGV[1]) }`;

/** Nothing is taken back from a window that has ended, which would begin one without an end. */
const GIVE_BACK = `
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
if count > 0 then redis.call('DECRBY', KEYS[1], math.min(count, tonumber(ARGV[1]))) end`;

/**
 * While Redis is away, each node counts for itself rather than refusing or letting everything
 * through.
 */
export function redisCounters(redis: Redis, fallback: Counters = memoryCounters()): Counters {
  return {
    async take(key, max, windowMs, uses = 1) {
      try {
        const answer = await redis.eval(TAKE, 1, PREFIX + key, windowMs, uses);
        const [count, left] = answer as [number, number];
        return { allowed: count <= max, count, retryAfterMs: Math.max(0, left) };
      } catch {
        return await fallback.take(key, max, windowMs, uses);
      }
    },
    async peek(key) {
      try {
        return Number((await redis.get(PREFIX + key)) ?? 0);
      } catch {
        return await fallback.peek(key);
      }
    },
    async reset(key) {
      await fallback.reset(key);
      await redis.del(PREFIX + key).catch(() => 0);
    },
    async giveBack(key, uses = 1) {
      try {
        await redis.eval(GIVE_BACK, 1, PREFIX + key, uses);
      } catch {
        await fallback.giveBack(key, uses);
      }
    },
  };
}
