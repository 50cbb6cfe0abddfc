import { classNames } from '../classNames';
import * as styles from './Skeleton.css';

export interface SkeletonProps {
  /** CSS length, or px as a number. */
  width: number | string;
  /** CSS length, or px as a number. */
  height: number | string;
  /** @default 'text' */
  shape?: 'text' | 'block' | 'circle';
  className?: string;
}

/** Holds the place of what is coming, in its final size. Say that it is loading in words elsewhere. */
export function Skeleton({ width, height, shape = 'text', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles.shapes[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
