import { useState, type Ref } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './AvatarPicture.css';
import { initialsOf } from './initialsOf';

export interface PictureProps {
  /** Whose picture it is: its text for assistive technology and the source of the initials. */
  name: string;
  /** Address of the picture; without one the initials stand in. */
  src?: string | null | undefined;
  /**
   * When the name is written right beside it, the picture says nothing to assistive technology.
   * @default false
   */
  isDecorative?: boolean;
  /** The outermost element. */
  frameRef?: Ref<HTMLSpanElement>;
  /** Added to the classes of the outermost element; gives it its size, and that of the initials. */
  className?: string | undefined;
}

/** An avatar of the size that its class gives it, for embeds, where all sizes weigh too much. */
export function AvatarPicture({ name, src, isDecorative, frameRef, className }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const frame = classNames(styles.avatar, className);
  const accessible = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span ref={frameRef} {...accessible} className={frame}>
      {!src ? (
        <span className={styles.initials}>{initialsOf(name)}</span>
      ) : src === failed ? (
        <svg viewBox="0 0 40 40" className={styles.image} data-stock="" aria-hidden>
          <circle cx={20} cy={15} r={7} fill="currentcolor" />
          <path d="M5 40c0-9.5 6.5-15 15-15s15 5.5 15 15z" fill="currentcolor" />
        </svg>
      ) : (
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
}
