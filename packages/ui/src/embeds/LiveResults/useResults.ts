import { useEffect, useRef, useState } from 'react';
import type { RaceTable } from '../../results/results.types';
import { warnOfProblem } from '../embedWarnings';
import type { EmbedProblem } from '../problems';
import { loadResults, type LoadedResults, type ResultsSource } from './loadResults';

/** What `useResults` is given. */
export interface UseResultsOptions extends ResultsSource {
  /** The race to show until another has come, e.g. from the server that has rendered the page. */
  initial?: RaceTable | undefined;
}

/** What `useResults` gives. */
export interface Results extends LoadedResults {
  /** `ready` once there is a race to show, whatever happens later. */
  status: 'loading' | 'ready' | 'error';
  /** Asks for the race now. */
  retry: () => void;
}

/**
 * The results at an address, kept fresh: the last race that could be read, when it came, and why
 * nothing newer did. Without a library for data, and without the look of it.
 */
export function useResults({ src, refresh, fetch, onError, initial }: UseResultsOptions): Results {
  const [results, setResults] = useState<LoadedResults>({ race: initial, isLoading: true });
  const given = useRef({ fetch, onError, initial, retry: () => {}, isMissing: false });
  useEffect(() => {
    Object.assign(given.current, { fetch, onError, initial });
  });
  useEffect(() => {
    const { fetch: send, initial: race } = given.current;
    const tellError: ResultsSource['onError'] = (problem) => given.current.onError?.(problem);
    if (!src) {
      const problem: EmbedProblem = { code: 'missing', error: new Error('no src') };
      setResults({ race, isLoading: false, problem });
      // React's strict mode runs this twice.
      if (given.current.isMissing) return undefined;
      given.current.isMissing = true;
      tellError(problem);
      if (process.env.NODE_ENV === 'development') warnOfProblem('LiveResults', problem);
      return undefined;
    }
    given.current.isMissing = false;
    const source = { src, refresh, fetch: send, onError: tellError };
    const { retry, stop } = loadResults(source, race, setResults);
    given.current.retry = retry;
    return stop;
  }, [src, refresh]);
  const { race, problem } = results;
  return {
    ...results,
    status: race ? 'ready' : problem ? 'error' : 'loading',
    retry: () => given.current.retry(),
  };
}
