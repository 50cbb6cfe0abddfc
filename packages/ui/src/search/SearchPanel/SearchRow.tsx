import { Avatar } from '../../primitives/Avatar';
import { Icon } from '../../primitives/Icon';
import * as styles from './SearchPanel.css';
import type { SearchHit, SearchKind } from './search.types';

interface SearchRowProps {
  kind: SearchKind;
  hit: SearchHit;
  /** Something else stands at the end of the row. @default false */
  isBesideAction?: boolean;
}

/** What a row says of one thing that was found. */
export function SearchRow({ kind, hit, isBesideAction = false }: SearchRowProps) {
  const { name, detail, image } = hit;
  return (
    <>
      {kind === 'races' ? (
        <span className={styles.mark}>
          <Icon name="flag" />
        </span>
      ) : (
        <Avatar name={name} src={image ?? null} isDecorative />
      )}
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        {detail && (
          <span className={styles.detail}>
            <bdi>{detail}</bdi>
          </span>
        )}
      </span>
      {!isBesideAction && <Icon name="chevron-right" size={16} className={styles.chevron} />}
    </>
  );
}
