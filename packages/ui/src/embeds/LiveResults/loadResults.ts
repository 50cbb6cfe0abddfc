import { readRace } from '../../results/readRace';
import type { RaceTable } from '../../results/results.types';
import { problemsOf, warnOfProblem, warnOfUnseenFaults, wholeAddress } from '../embedWarnings';
import type { EmbedProblem } from '../problems';

/** Where results come from. */
export interface ResultsSource {
  /** Address of the race as JSON, as `readRace` takes it. */
  src: string;
  /** Seconds after which it is asked for again, 5 at least. @default never */
  refresh?: number | undefined;
  /** What sends the request. @default the browser's */
  fetch?: typeof globalThis.fetch | undefined;
  /** Told of what goes wrong, once until it is right again. */
  onError?: ((problem: EmbedProblem) => void) | undefined;
}

/** What has become of it. */
export interface LoadedResults {
  /** The last race that could be read. */
  race?: RaceTable | undefined;
  /** When it came, in ms since the epoch; undefined while it is the one of the page. */
  loadedAt?: number | undefined;
  /** Why the last try brought nothing new. */
  problem?: EmbedProblem | undefined;
  /** Whether a try is under way. */
  isLoading: boolean;
}

/** Nobody waits longer for an answer. */
const PATIENCE = 10_000;
const MINUTE = 60_000;
/** Neither asked for more often, nor after a first failure sooner. */
const SHORTEST = 5_000;

/** Asks once; what goes wrong, and what of the race cannot be read, is the problem. */
async function askFor(
  src: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<Pick<LoadedResults, 'race' | 'problem'>> {
  let code: EmbedProblem['code'] = 'unreachable';
  let race: RaceTable | undefined;
  let fault: string;
  try {
    const answer = await fetch(src, { cache: 'no-cache', signal }).catch(async (error: Error) => {
      // What is refused to this origin alone may still be sent for, unseen. What is kept of a
      // server says nothing of it.
      await fetch(src, { mode: 'no-cors', cache: 'no-store', signal }).then(
        () => (code = 'cors'),
        () => {},
      );
      throw error;
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    const text = await answer.text();
    code = 'bad-race';
    const given: unknown = JSON.parse(text);
    const read = readRace(given);
    race = read.race;
    fault = read.problems.join('; ');
    if (process.env.NODE_ENV === 'development') {
      fault = problemsOf(src, given, read.problems).join('; ');
      warnOfUnseenFaults(`Results of ${src}`, given, race?.rows);
    }
  } catch (error) {
    // Browsers do not say which address it was.
    const asked = process.env.NODE_ENV === 'development' ? wholeAddress(src) : src;
    fault = `${asked}: ${(error as Error).message}`;
  }
  return { race, problem: fault ? { code, error: new Error(fault) } : undefined };
}

/**
 * Loads a race and keeps it fresh while the page is seen; the last one stays while nothing better
 * comes. After a failure it is asked for again in 5, 10, 20, 40 and then each 60 seconds. `tell`
 * hears of every change, and each minute, as the race gets older.
 */
export function loadResults(
  {
    src,
    refresh = 0,
    fetch = (...request) => globalThis.fetch(...request),
    onError,
  }: ResultsSource,
  initial: RaceTable | undefined,
  tell: (results: LoadedResults) => void,
): { retry: () => void; stop: () => void } {
  let results: LoadedResults = { race: initial, isLoading: true };
  let pause = 0;
  let told: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = new AbortController();
  const show = (change?: Partial<LoadedResults>) => tell((results = { ...results, ...change }));
  /** Ends what is under way. */
  const renew = () => {
    clearTimeout(timer);
    current.abort();
    return (current = new AbortController());
  };
  /** Nobody sees a hidden page; it catches up once it is seen. */
  const look = () => {
    if (!document.hidden) return void load();
    const { signal } = renew();
    document.addEventListener('visibilitychange', look, { once: true, signal });
  };
  const load = async () => {
    const own = renew();
    timer = setTimeout(() => own.abort(new Error('no answer in 10 s')), PATIENCE);
    show({ isLoading: true });
    const { race, problem } = await askFor(src, fetch, own.signal);
    if (current !== own) return;
    clearTimeout(timer);
    if (race) pause = refresh * 1_000;
    else pause = results.problem ? Math.min(pause * 2, MINUTE) : SHORTEST;
    show({
      isLoading: false,
      ...(race ? { race, loadedAt: Date.now(), problem: undefined } : { problem }),
    });
    const news = problem?.error.message;
    if (problem && news !== told) {
      onError?.(problem);
      if (process.env.NODE_ENV === 'development') warnOfProblem('LiveResults', problem);
    }
    told = news;
    if (pause > 0) timer = setTimeout(look, Math.max(pause, SHORTEST));
  };
  const ageing = setInterval(show, MINUTE);
  void load();
  return {
    retry: load,
    stop() {
      renew();
      clearInterval(ageing);
    },
  };
}
