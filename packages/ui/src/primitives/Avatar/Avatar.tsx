import { forwardRef, useState } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './Avatar.css';
import { initialsOf } from './initialsOf';

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
  { name, src, size = 40, isDecorative = false, className },
  ref,
) {
  const [failed, setFailed] = useState<string>();
  const frame = classNames(styles.avatar, styles.sizes[size], className);
  const accessible = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span ref={ref} {...accessible} className={frame}>
      {!src && <span className={styles.initials}>{initialsOf(name)}</span>}
      {src && src === failed && <StockFigure />}
      {src && src !== failed && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.image}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
});

function StockFigure() {
  return (
    <svg
      viewBox="0 0 40 40"
      className={styles.image}
      data-stock=""
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="20" cy="15" r="7" fill="currentcolor" />
      <path d="M5 40c0-9.5 6.500-15 15-15s15 5.5 15 15z" fill="currentcolor" />
    </svg>
  );
}
