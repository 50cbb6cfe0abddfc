import { forwardRef } from 'react';
import { ResultsTable, type RaceTable, type ResultsTableProps } from '../ResultsTable';
import type { ResultsTableTexts } from '../ResultsTable/messages';
import * as styles from '../ResultsTable/ResultsTable.css';
import type { LoadedResults } from './loadResults';
import type { LiveResultsTexts } from './messages';
import { ResultsNote } from './ResultsNote';

export interface LoadedTableProps extends Omit<
  ResultsTableProps,
  keyof RaceTable | 'children' | 'labels'
> {
  /** Texts to replace, one by one; the others stay English, whatever `MessagesProvider` says. */
  labels?: Partial<ResultsTableTexts & LiveResultsTexts> | undefined;
}

/** Loaded results as they are: a table with their age, or a sentence in its place. */
export const LoadedTable = forwardRef<
  HTMLDivElement,
  LoadedTableProps & {
    results: Partial<LoadedResults>;
    /** Without it nothing is said but the race. */
    onRetry: (() => void) | undefined;
  }
>(function LoadedTable({ results, onRetry, ...props }, ref) {
  const note = onRetry && <ResultsNote results={results} onRetry={onRetry} labels={props.labels} />;
  return results.race ? (
    <ResultsTable ref={ref} {...props} {...results.race}>
      {note}
    </ResultsTable>
  ) : (
    <div ref={ref} className={`${styles.box} ${props.className ?? ''}`}>
      {note}
    </div>
  );
});
