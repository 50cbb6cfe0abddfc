import { useState } from 'react';
import { classNames } from '../../theme/classNames';
import { pictureLoading } from '../../primitives/pictureLoading';
import { base } from '../../theme';
import * as styles from './ClubArt.css';

/** Props of {@link ClubArt}. */
export interface ClubArtProps {
  /** The club's name: source of the initials. */
  name: string;
  /** Address of the picture. */
  src?: string | null;
  /** The picture in several widths, as `srcset` of HTML takes them. */
  srcSet?: string | undefined;
  /** How wide it is shown, as `sizes` of HTML takes it. */
  sizes: string;
  /** Among the first of a screen. @default false */
  isFirst?: boolean | undefined;
  /** Said in the corner when there is no picture; nothing when absent. */
  note?: string;
  className?: string;
}

const lightOf = (name: string) =>
  ([...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 4) as
    0 | 1 | 2 | 3;

/** The first letters of the first two words; the first two letters of a single word. */
export function clubInitials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters =
    words.length > 1
      ? words.slice(0, 2).map((word) => [...word.replace(/^[^\p{L}\p{N}]+/u, '')][0])
      : [...(words[0] ?? '')].slice(0, 2);
  return letters.join('').toUpperCase();
}

/**
 * A club's 16:9 picture, or its initials under floodlight when there is none or it does not load.
 */
export function ClubArt({
  name,
  src,
  srcSet,
  sizes,
  isFirst = false,
  note,
  className,
}: ClubArtProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src && src !== failed) {
    return (
      <span className={classNames(base, styles.art, className)}>
        <img
          className={styles.image}
          {...pictureLoading(isFirst)}
          {...(srcSet && { srcSet, sizes })}
          src={src}
          alt=""
          decoding="async"
          onError={() => setFailed(src)}
        />
      </span>
    );
  }
  return (
    <span className={classNames(base, styles.art, styles.lights[lightOf(name)], className)}>
      <span aria-hidden="true" className={styles.lanes} />
      {note && <span className={styles.note}>{note}</span>}
      <span aria-hidden="true" className={styles.initials}>
        {clubInitials(name)}
      </span>
    </span>
  );
}
