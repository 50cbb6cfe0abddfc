import type { TextsOf } from '../../primitives/messages';
import type { searchPanelMessages } from './messages';
import * as styles from './SearchPanel.css';
import { countOf, type SearchGroup, type SearchKind } from './search.types';

interface KindFilterProps {
  /** What was found, kind by kind. */
  groups: readonly SearchGroup[];
  /** The one kind that is shown; null for all. */
  kind: SearchKind | null;
  onChange: (kind: SearchKind | null) => void;
  text: TextsOf<typeof searchPanelMessages>;
}

/** How many were found of each kind, and showing one kind alone. */
export function KindFilter({ groups, kind, onChange, text }: KindFilterProps) {
  const choices = [
    { value: null, label: text.allKinds, count: countOf(groups) },
    ...groups.map((group) => ({
      value: group.kind,
      label: text[group.kind],
      count: countOf([group]),
    })),
  ];
  return (
    <div role="group" aria-label={text.results} className={styles.kinds}>
      {choices.map(({ value, label, count }) => (
        <button
          key={value ?? 'all'}
          type="button"
          aria-pressed={kind === value}
          className={styles.kind}
          onClick={() => onChange(value)}
        >
          {label}{' '}
          <bdi dir="ltr" className={styles.kindCount}>
            {count}
          </bdi>
        </button>
      ))}
    </div>
  );
}
