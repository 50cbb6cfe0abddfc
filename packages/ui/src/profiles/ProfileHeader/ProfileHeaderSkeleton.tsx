import { forwardRef, type Ref } from 'react';
import { classNames } from '../../theme/classNames';
import { Skeleton } from '../../primitives/Skeleton';
import { visuallyHidden } from '../../theme';
import { ProfileBand } from '../ProfileBand';
import * as styles from './ProfileHeader.css';

/** The header's room while the person is on the way. */
export const ProfileHeaderSkeleton = forwardRef<HTMLElement, { label: string; className?: string }>(
  function ProfileHeaderSkeleton({ label, className }, ref) {
    return (
      <div ref={ref as Ref<HTMLDivElement>} className={classNames(styles.header, className)}>
        <output className={visuallyHidden}>{label}</output>
        <ProfileBand mark="" className={styles.band} />
        <div className={styles.content} aria-hidden="true">
          <span className={styles.portrait}>
            <Skeleton width="100%" height="100%" shape="circle" />
          </span>
          <div className={styles.identity}>
            <Skeleton width={280} height={48} />
            <Skeleton width={140} height={24} />
            <Skeleton width="90%" height={48} />
          </div>
          <div className={styles.side}>
            <div className={styles.tiles}>
              {[1, 2].map((tile) => (
                <div key={tile} className={styles.tileSkeleton}>
                  <Skeleton width="100%" height="100%" shape="block" />
                </div>
              ))}
            </div>
            <div className={styles.actions}>
              <Skeleton width="100%" height={44} />
            </div>
          </div>
        </div>
      </div>
    );
  },
);
