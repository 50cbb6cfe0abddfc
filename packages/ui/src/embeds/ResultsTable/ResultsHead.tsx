// The roles are the elements’ own. They are written out because browsers drop them where CSS
// changes `display`.
/* oxlint-disable jsx-a11y/no-redundant-roles */
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import { createElement } from 'react';
import type { ResultsTableTexts } from './messages';
import type { ResultsSort } from '../../results/results.types';

interface ResultsHeadProps {
  motoLabels: readonly string[];
  sort: ResultsSort;
  onSort: ((sort: ResultsSort) => void) | undefined;
  labels: ResultsTableTexts;
}

/**
 * The header row; while the rows are cards, its sort buttons stay and the rest is for assistive
 * technology.
 */
export function ResultsHead({ motoLabels, sort, onSort, labels }: ResultsHeadProps) {
  const cell = (name: string, by?: ResultsSort['by']) => {
    const isCurrent = sort.by === by;
    const isDescending = isCurrent && sort.isDescending;
    const isSortable = by !== undefined && onSort;
    return (
      <th
        scope="col"
        role="columnheader"
        aria-sort={isCurrent ? (isDescending ? 'descending' : 'ascending') : undefined}
      >
        {isSortable ? (
          <button
            type="button"
            onClick={() => onSort({ by, isDescending: isCurrent && !isDescending })}
          >
            {name}
            <span aria-hidden>{isDescending ? '▼' : '▲'}</span>
          </button>
        ) : (
          name
        )}
      </th>
    );
  };
  return (
    <thead role="rowgroup">
      {createElement(
        'tr',
        { role: 'row' },
        cell(labels.rank, 'rank'),
        cell(labels.boat),
        cell(labels.rider),
        cell(labels.age),
        ...motoLabels.map((label, index) => cell(label, index)),
        cell(labels.final, 'final'),
      )}
    </thead>
  );
}
