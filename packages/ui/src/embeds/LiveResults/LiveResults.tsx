import { forwardRef } from 'react';
import { asEmbed, warnOfNames, warnOfRefresh } from '../embedWarnings';
import { tableProps, warnOfTableValues } from '../ResultsTable/tableWarnings';
import { LoadedTable, type LoadedTableProps } from './LoadedTable';
import { useResults, type UseResultsOptions } from './useResults';

const ownProps = ['src', 'refresh', 'fetch', 'initial', 'onError'];

export interface LiveResultsProps extends UseResultsOptions, LoadedTableProps {}

/**
 * The results at an address, which keep themselves fresh: the last ones stay, with their age, while
 * nothing newer comes.
 */
export const LiveResults = forwardRef<HTMLDivElement, LiveResultsProps>(
  function LiveResults(given, ref) {
    if (process.env.NODE_ENV === 'development') {
      warnOfNames('LiveResults', Object.keys(given), [...tableProps, ...ownProps]);
      warnOfRefresh('LiveResults', given.refresh);
      warnOfTableValues('LiveResults', given);
    }
    const { src, refresh, fetch, onError, initial, ...props } = given;
    const { retry, ...results } = useResults({ src, refresh, fetch, onError, initial });
    const name = process.env.NODE_ENV === 'development' && asEmbed('LiveResults');
    return <LoadedTable ref={ref} {...props} {...name} results={results} onRetry={retry} />;
  },
);
