import type { useNextPage } from './useNextPage';

interface ShownRows {
  older: Pick<ReturnType<typeof useNextPage>, 'hasMore' | 'status' | 'load'>;
  /** How far the list itself is, whatever is shown. */
  loaded: 'loading' | 'ready' | 'error';
  /** Asks for the list again. */
  retry: () => void;
}

/**
 * What a list says of rows before those that it shows. Where the list itself is not there, what is
 * being sent is shown all the same: all others are then still to come.
 */
export function earlierOf({ older, loaded, retry }: ShownRows) {
  if (loaded !== 'ready') return { hasOlder: true, olderStatus: loaded, onLoadOlder: retry };
  return {
    hasOlder: older.hasMore,
    olderStatus: older.status,
    onLoadOlder: () => void older.load(),
  };
}
