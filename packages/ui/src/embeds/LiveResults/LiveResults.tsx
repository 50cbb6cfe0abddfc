import { LoadedTable, type LoadedTableProps } from './LoadedTable';
import { useResults, type UseResultsOptions } from './useResults';

export interface LiveResultsProps extends UseResultsOptions, LoadedTableProps {}

/**
 * The results at an address, which keep themselves fresh: the last ones stay, with their age, while
 * nothing newer comes.
 */
export function LiveResults({ src, refresh, fetch, onError, initial, ...props }: LiveResultsProps) {
  const { retry, ...results } = useResults({ src, refresh, fetch, onError, initial });
  return <LoadedTable {...props} results={results} onRetry={retry} />;
}
