import { forwardRef, type Ref } from 'react';
import { classNames } from '../../theme/classNames';
import { Skeleton } from '../../primitives/Skeleton';
import { ProfileBand } from '../../profiles';
import * as styles from './RacerHeader.css';

/** The header's room while the racer is on the way. */
export const RacerHeaderSkeleton = forwardRef<HTMLElement, { label: string; className?: string }>(
  function RacerHeaderSkeleton({ label, className }, ref) {
    return (
      <div ref={ref as Ref<HTMLDivElement>} className={classNames(styles.header, className)}>
        <ProfileBand mark="" className={styles.band} />
        <div className={styles.content}>
          <span className={classNames(styles.portrait, styles.placeholder)} aria-hidden="true" />
          <div className={styles.identity}>
            <output className={styles.kind}>{label}</output>
            <Skeleton width="min(420px, 90%)" height={64} />
            <div className={styles.actions}>
              <Skeleton width={160} height={44} />
              <Skeleton width={90} height={44} />
              <Skeleton width={100} height={44} />
            </div>
          </div>
        </div>
        <div className={styles.facts} aria-hidden="true">
          {[1, 2, 3, 4].map((fact) => (
            <div key={fact} className={styles.fact}>
              <Skeleton width={60} height={15} />
              <Skeleton width={100} height={28} />
            </div>
          ))}
        </div>
      </div>
    );
  },
);
