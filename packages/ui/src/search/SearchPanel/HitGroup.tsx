import { useId, type ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import { CutNote } from '../../primitives/CutNote';
import { LoadMoreRow } from '../../primitives/LoadMoreRow';
import type { TextsOf } from '../../primitives/messages';
import type { searchPanelMessages } from './messages';
import * as styles from './SearchPanel.css';
import { SearchRow } from './SearchRow';
import { countOf, type SearchGroup, type SearchHit, type SearchKind } from './search.types';

interface HitGroupProps {
  group: SearchGroup;
  /** Called when one of them is followed. */
  onSelect: ((hit: SearchHit, kind: SearchKind) => void) | undefined;
  /** What stands beside the link of one. */
  renderAction?: ((hit: SearchHit, kind: SearchKind) => ReactNode) | undefined;
  /** Whether its heading says how many there are. @default true */
  isCounted?: boolean;
  text: TextsOf<typeof searchPanelMessages>;
}

/** What was found of one kind: how many, each a link, and the way to more. */
export function HitGroup(props: HitGroupProps) {
  const { group, onSelect, renderAction, isCounted = true, text } = props;
  const { kind, hits, hasMore = false, isLoadingMore = false, onLoadMore, cutAt } = group;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <div className={styles.groupHead}>
        <h2 id={id} className={styles.groupTitle}>
          {text[kind]}
        </h2>
        {isCounted && hits.length > 0 && (
          <bdi dir="ltr" className={styles.kindCount}>
            {countOf([group])}
          </bdi>
        )}
      </div>
      {hits.length === 0 && <p className={styles.nothing}>{text.nothingYet}</p>}
      {hits.length > 0 && (
        <ul className={styles.rows}>
          {hits.map((hit) => {
            const action = renderAction?.(hit, kind);
            return (
              <li key={hit.id} className={styles.item}>
                <a href={hit.href} className={styles.row} onClick={() => onSelect?.(hit, kind)}>
                  <SearchRow kind={kind} hit={hit} isBesideAction={Boolean(action)} />
                </a>
                {action}
              </li>
            );
          })}
        </ul>
      )}
      {(hasMore || isLoadingMore) && (
        <LoadMoreRow>
          <Button
            size="small"
            aria-label={`${text.showMore}: ${text[kind]}`}
            isPending={isLoadingMore}
            pendingLabel={text.loadingMore}
            onPress={onLoadMore}
          >
            {text.showMore}
          </Button>
        </LoadMoreRow>
      )}
      <CutNote cutAt={cutAt} />
    </section>
  );
}
