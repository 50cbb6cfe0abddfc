import type { ReactNode } from 'react';
import { Avatar } from '../Avatar';
import { Icon } from '../Icon';
import * as styles from './SearchList.css';

interface PersonRowProps {
  href: string;
  name: string;
  /** A second, quieter line. */
  detail?: ReactNode;
  image?: string | null;
  onOpen?: () => void;
  /** What can be done about them, beside the link. */
  action?: ReactNode;
}

/** One person or racer in a list, as a link to their page. */
export function PersonRow({ href, name, detail, image, onOpen, action }: PersonRowProps) {
  const link = (
    <a href={href} data-row="" className={styles.row} onClick={onOpen}>
      <Avatar name={name} src={image} isDecorative />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {action === undefined && <Icon name="chevron-right" size={16} className={styles.chevron} />}
    </a>
  );
  if (action === undefined) return link;
  return (
    <div className={styles.rowWithAction}>
      {link}
      <span className={styles.action}>{action}</span>
    </div>
  );
}
