import { useEffect, useState, type ReactNode } from 'react';
import {
  SWRConfig,
  unstable_serialize,
  useSWRConfig,
  type Middleware,
  type SWRConfiguration,
} from 'swr';
import { ApiError, QueryError, type ApiClient } from '../client';
import type { Connection } from '../connection';
import type { Clock } from '../environment';
import { catchUpDelay } from '../socket';
import type { QueryCache } from './createQueryCache';

export interface QueryCacheProviderProps {
  client: ApiClient;
  /** Says when answers can be asked for again. */
  connection: Connection;
  /** When what could not be loaded again is asked for. */
  clock: Pick<Clock, 'setTimeout'>;
  /** Where answers are kept. */
  cache: QueryCache;
  /** Receives the function that forgets every answer; returns what takes it back. */
  attach(clear: () => void): () => void;
  children: ReactNode;
}

/**
 * SWR as the product uses it: paths as keys, answers fresh for five minutes, no refetch on focus,
 * no retries but of what stays shown as if it were of now.
 */
export function QueryCacheProvider({
  client,
  connection,
  clock,
  cache,
  attach,
  children,
}: QueryCacheProviderProps) {
  const [config] = useState(() => ({
    provider: () => cache,
    fetcher: (path: string) => query(client, path),
    revalidateOnFocus: false,
    shouldRetryOnError: isPassing,
    onErrorRetry: retryShown(cache, clock),
    isOnline: connection.isOnline,
    initReconnect: (reload: () => void) =>
      connection.subscribe(() => void (connection.isOnline() && reload())),
    // Calls under way are shared; how young an answer is, `freshFor` knows.
    dedupingInterval: 0,
    use: [freshFor(cache)],
  }));
  return (
    <SWRConfig value={config}>
      <CacheClearing cache={cache} attach={attach} />
      {children}
    </SWRConfig>
  );
}

/** Whether a failure says nothing of what was asked for. */
function isPassing(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: number };
  return status !== undefined && (status === 0 || status >= 500);
}

/**
 * Asks again, later each time, for what was known before: it stays shown, and no screen says that
 * it is not of now. Of what is not there at all, screens say so, and how to ask again.
 */
const retryShown =
  (
    cache: QueryCache,
    clock: QueryCacheProviderProps['clock'],
  ): NonNullable<SWRConfiguration['onErrorRetry']> =>
  (error, key, _config, revalidate, { retryCount }) => {
    if (cache.get(key)?.data === undefined) return;
    clock.setTimeout(() => {
      // Somebody else has asked meanwhile.
      if (cache.get(key)?.error === error) void revalidate({ retryCount, dedupe: true });
    }, catchUpDelay(retryCount));
  };

function CacheClearing({
  cache,
  attach,
}: {
  cache: QueryCache;
  attach: QueryCacheProviderProps['attach'];
}) {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      attach(() => {
        // Screens that are still open forget what they show; then the entries go.
        void mutate(() => true, undefined, { revalidate: false });
        cache.clear();
      }),
    [cache, attach, mutate],
  );
  return null;
}

/** The default query: what is not ok throws `{status}: {body text}`. */
async function query(client: ApiClient, path: string): Promise<unknown> {
  try {
    return await client.get(path);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error;
    const text =
      typeof error.body === 'string'
        ? error.body
        : error.body === undefined
          ? error.message
          : JSON.stringify(error.body);
    throw new QueryError(
      error.status,
      `${error.status}: ${text}`,
      error.body ?? { message: error.message },
    );
  }
}

/** What a hook may say of itself besides the options of SWR. */
export interface BesideOption {
  /** Whether it stands beside every screen, so that its age is not that of what is shown. */
  isBeside?: boolean;
}

/** An answer younger than five minutes is not asked for again when a screen opens. */
function freshFor(cache: QueryCache): Middleware {
  return (useNext) => (key, fetcher, config) => {
    const name = unstable_serialize(key);
    const { isBeside } = config as BesideOption;
    useEffect(() => (name ? cache.hold(name, { isBeside }) : undefined), [name, isBeside]);
    return useNext(key, fetcher, {
      ...config,
      revalidateIfStale: name ? !cache.isFresh(name) : true,
    });
  };
}
