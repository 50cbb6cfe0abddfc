import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './Skeleton.css';

export interface SkeletonProps {
  /** CSS length, or px as a number. */
  width: number | string;
  /** CSS length, or px as a number. */
  height: number | string;
  /** `text` has the corners of a line, `block` of a card, `circle` is round. @default 'text' */
  shape?: 'text' | 'block' | 'circle';
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * Holds the place of what is coming, in its final size. Say that it is loading in words elsewhere.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width, height, shape = 'text', className },
  ref,
) {
  return (
    <span
      ref={ref}
      aria-hidden="true"
      className={classNames(styles.skeleton, styles.shapes[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
});
