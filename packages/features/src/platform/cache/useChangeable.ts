import { useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { loadAgain } from './loadAgain';
import { askForPart, changeParts } from './partsUnderWay';

/**
 * An answer that the page changes while it is shown, e.g. by what is being sent. A change makes a
 * call under way void: that call is made again. `merge` brings a fresh answer together with what is
 * known already. Without `asksOnMount` an answer that is still fresh is not asked for when a
 * component mounts.
 */
export function useChangeable<Data>(
  key: string | null,
  load: (known: Data | undefined) => Promise<Data>,
  merge: (fresh: Data, known: Data | undefined) => Data,
  asksOnMount = true,
) {
  const { cache, mutate: mutateAny } = useSWRConfig();
  const underWay = useRef(0);
  const known = () => (key === null ? undefined : (cache.get(key)?.data as Data | undefined));
  const fetcher = async () => {
    underWay.current += 1;
    try {
      return merge(await load(known()), known());
    } finally {
      underWay.current -= 1;
    }
  };
  // What is there already is not exchanged under somebody who reads it, only because a network is
  // back.
  const { data, error, isLoading, isValidating, mutate } = useSWR<Data>(key, fetcher, {
    ...(asksOnMount && { revalidateOnMount: true }),
    revalidateOnReconnect: known() === undefined,
  });

  const changeKnown = (apply: (known: Data) => Data) => {
    if (known() !== undefined)
      void mutate((now) => (now === undefined ? now : apply(now)), {
        revalidate: underWay.current > 0,
      });
  };
  /** Changes what is under way, of which nothing is known yet. */
  const changeUnderWay = (apply: (known: Data) => Data) => {
    if (key !== null) changeParts(cache, key, apply);
    if (known() === undefined && underWay.current > 0) void mutate();
  };

  /**
   * Changes what is known, at once. Of an answer that never came nothing is: a part of it would
   * look like all.
   */
  const change = (apply: (known: Data) => Data) => {
    changeUnderWay(apply);
    changeKnown(apply);
  };

  return {
    data,
    error: error as Error | undefined,
    isLoading,
    isValidating,
    /** Asks again; resolves once the answer is there. */
    reload: () => mutate(),
    /** Asks again; rejects when that fails. */
    catchUp: () => loadAgain(key ?? '', cache, mutateAny),
    change,
    changeUnderWay,
    /**
     * Adds a part of what is known, such as a later page, with what has been changed since it was
     * asked for: its answer may not know of that.
     */
    async addPart(ask: () => Promise<Data>, add: (known: Data, part: Data) => Data): Promise<void> {
      const part = await askForPart(cache, key ?? '', ask);
      // Another part under way is not to hold this one, too.
      changeKnown((now) => add(now, part));
    },
    /**
     * Adds what was just stored; an answer that never came is asked for, and this resolves after
     * it. While the first one is under way what is stored stands alone, and the call is made again.
     */
    async put(apply: (known: Data | undefined) => Data): Promise<void> {
      const isAsked = underWay.current > 0;
      if (known() === undefined && !isAsked) await mutate();
      else void mutate(apply, { revalidate: isAsked });
    },
    /** Whether a call is on its way. */
    isUnderWay: () => underWay.current > 0,
  };
}
