import { useEffect, useState, type ReactNode } from 'react';
import { SWRConfig, unstable_serialize, useSWRConfig, type Middleware } from 'swr';
import { ApiError, QueryError, type ApiClient } from '../client';
import type { Connection } from '../connection';
import type { QueryCache } from './createQueryCache';

export interface QueryCacheProviderProps {
  client: ApiClient;
  /** Says when answers can be asked for again. */
  connection: Connection;
  /** Where answers are kept. */
  cache: QueryCache;
  /** Receives the function that forgets every answer; returns what takes it back. */
  attach(clear: () => void): () => void;
  children: ReactNode;
}

/**
 * SWR as the product uses it: paths as keys, answers fresh for five minutes, no refetch on focus,
 * no retries.
 */
export function QueryCacheProvider({
  client,
  connection,
  cache,
  attach,
  children,
}: QueryCacheProviderProps) {
  const [config] = useState(() => ({
    provider: () => cache,
    fetcher: (path: string) => query(client, path),
    revalidateOnFocus: false,
    shouldRetryOnError: false,
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
