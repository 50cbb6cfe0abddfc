import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './Avatar.css';
import { AvatarPicture } from './AvatarPicture';

export interface AvatarProps {
  /** Whose picture it is: its text for assistive technology and the source of the initials. */
  name: string;
  /** Address of the picture; without one the initials stand in. */
  src?: string | null;
  /** Edge length in px. @default 40 */
  size?: 24 | 32 | 40 | 56 | 96 | 160;
  /**
   * When the name is written right beside it, the picture says nothing to assistive technology.
   * @default false
   */
  isDecorative?: boolean;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * A person's or a club's round picture: initials when there is none, a stock figure when it does
 * not load.
 */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { size = 40, className, ...props },
  ref,
) {
  return (
    <AvatarPicture
      {...props}
      frameRef={ref}
      className={classNames(styles.sizes[size], className)}
    />
  );
});
