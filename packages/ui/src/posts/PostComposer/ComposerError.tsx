import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon';
import * as styles from './PostComposer.css';

/** Why a composer's words were not taken, read out as it appears. */
export function ComposerError({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className={styles.error}>
      <Icon name="warning" size={16} />
      {children}
    </p>
  );
}
