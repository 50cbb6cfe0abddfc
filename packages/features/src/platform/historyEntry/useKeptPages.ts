import { useAutoNextPage, type NextPage } from '../paging';
import { useKeptRows, type KeptRows, type KeptRowsOptions } from './useKeptRows';

export interface KeptPagesOptions extends Omit<KeptRowsOptions, 'pageSize' | 'isLedElsewhere'> {
  /** Rows that have been loaded: all of them are shown. */
  shown: number;
  /** The page after those. */
  older: NextPage;
}

/**
 * As `useKeptRows`, for a list that shows whatever has been loaded: what was shown before is loaded
 * again, page by page.
 */
export function useKeptPages({ older, ...options }: KeptPagesOptions): KeptRows {
  const rows = useKeptRows({ ...options, pageSize: 1 });
  const isMissing = rows.anchorId !== null && options.shown > 0 && options.shown < rows.count;
  useAutoNextPage(isMissing, older);
  return rows;
}
