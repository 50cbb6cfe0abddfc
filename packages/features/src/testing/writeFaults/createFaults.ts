import type { FakeClock } from '../fakeClock';

/** What becomes of one request. */
export type WriteFault =
  /** It never arrives. */
  | 'requestLost'
  /** It does its work, and nobody hears of it. */
  | 'answerLost'
  /** A proxy answers before the server has heard of it. */
  | 'unavailable'
  /** A proxy gives up first; the server does its work a little later. */
  | 'gatewayTimeout'
  /** It takes long to arrive, and its answer never comes. */
  | 'slow'
  /** A proxy sends it on twice at the same moment. */
  | 'twice'
  | Breakdown;

/** What befalls the connection or the server itself. */
export type Breakdown =
  /** The connection is cut with half of the request sent. */
  | 'cutSending'
  /** The connection is cut while the server is at it. */
  | 'cutWorking'
  /** The connection is cut as the answer begins. */
  | 'cutAnswering'
  /** The server is killed while it is at it, and started again. */
  | 'killed';

const BREAKDOWNS = ['cutSending', 'cutWorking', 'cutAnswering', 'killed'] as const;

/** How long a request and its answer are under way, in ms. */
const ON_THE_WAY_MS = 20;
/** When a server does what a proxy no longer waits for, in ms. */
const BEHIND_PROXY_MS = 4_000;
/** When what is slow arrives, in ms. */
const SLOW_MS = 20_000;

const lost = () => new TypeError('Failed to fetch');
/** Nobody waits for it any more. */
const unheard = () => undefined;
const never = new Promise<never>(() => undefined);

const gone = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(lost());
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
  });

/** One request: what the server does of it, and what a proxy says instead. */
interface Exchange<Answer> {
  work(): Answer | Promise<Answer>;
  refuse(status: 503 | 504): Answer;
  /** Sends it, and lets this happen meanwhile; only over real connections. */
  breakDown?(breakdown: Breakdown): Promise<void>;
  /** Whether it changes anything. */
  isWrite: boolean;
  signal: AbortSignal | null | undefined;
}

/** A network with faults between a page and its server, in the time of `clock`. */
export function createFaults(clock: FakeClock) {
  const faults: (WriteFault | null)[] = [];
  let page = {};
  const pause = (ms: number) => new Promise<void>((resolve) => void clock.setTimeout(resolve, ms));

  async function exchange<Answer>(
    { work, refuse, breakDown, isWrite, signal }: Exchange<Answer>,
    begun: object,
  ): Promise<Answer> {
    await pause(ON_THE_WAY_MS);
    const fault = faults.shift() ?? null;
    if (fault === 'requestLost') throw lost();
    if (fault === 'unavailable') return refuse(503);
    if (fault === 'gatewayTimeout') {
      if (isWrite) void pause(BEHIND_PROXY_MS).then(work).catch(unheard);
      return refuse(504);
    }
    if (fault === 'slow') {
      void pause(SLOW_MS)
        .then(() => begun === page && work())
        .catch(unheard);
      return gone(signal);
    }
    if (begun !== page) return never;
    const breakdown = BREAKDOWNS.find((one) => one === fault);
    if (breakdown) {
      await breakDown?.(breakdown);
      throw lost();
    }
    const answer = fault === 'twice' ? (await Promise.all([work(), work()]))[1] : await work();
    await pause(ON_THE_WAY_MS);
    if (fault === 'answerLost') throw lost();
    return answer;
  }

  return {
    /** What the next requests suffer, one each. */
    suffer: (next: readonly (WriteFault | null)[]) => void faults.push(...next),
    heal: () => void (faults.length = 0),
    /** The page goes: what has not arrived by now does not arrive any more. */
    leavePage: () => void (page = {}),
    /** Carries a request and its answer; a page that is gone hears nothing. */
    carry<Answer>(request: Exchange<Answer>): Promise<Answer> {
      const begun = page;
      return exchange(request, begun).then(
        (answer) => (begun === page ? answer : never),
        (error: unknown) => (begun === page ? Promise.reject(error as Error) : never),
      );
    },
  };
}
