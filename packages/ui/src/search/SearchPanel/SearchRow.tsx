import { Avatar } from '../../primitives/Avatar';
import { Icon } from '../../primitives/Icon';
import * as styles from './SearchPanel.css';
import type { SearchHit, SearchKind } from './search.types';

interface SearchRowProps {
  kind: SearchKind;
  hit: SearchHit;
}

/** What a row says of one thing that was found. */
export function SearchRow({ kind, hit: { name, detail, image } }: SearchRowProps) {
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
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <Icon name="chevron-right" size={16} className={styles.chevron} />
    </>
  );
}
