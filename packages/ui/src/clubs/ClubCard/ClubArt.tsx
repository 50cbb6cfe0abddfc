import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../theme/classNames';
import { pictureLoading } from '../../primitives/pictureLoading';
import { SizedImage } from '../../primitives/SizedImage';
import { whenNearlySeen } from '../../primitives/whenNearlySeen';
import { base } from '../../theme';
import { clubInitials, colorsOf, drawings, isWithoutCapitals, type ClubSport } from './clubMark';
import * as crest from './ClubCrest.css';
import * as styles from './ClubArt.css';

/**
 * How near to what is seen a picture is fetched: browsers begin so early with those of long lists
 * that on phones a dozen would load for three that are seen.
 */
const NEAR = '200px';

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
  /** What is drawn in place of a picture. @default stripes */
  sport?: ClubSport | undefined;
  /** Said in the corner when there is no picture; nothing when absent. */
  note?: string;
  /** Leaves out the initials, which the crest before it has. @default false */
  isBehindCrest?: boolean;
  className?: string;
}

/**
 * A club's 16:9 picture, or its initials over a drawing of its sport when there is none or it does
 * not load.
 */
export function ClubArt({
  name,
  src,
  srcSet,
  sizes,
  isFirst = false,
  sport,
  note,
  isBehindCrest = false,
  className,
}: ClubArtProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const art = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(isFirst);
  useEffect(() => {
    if (isNear || !art.current) return undefined;
    return whenNearlySeen(art.current, NEAR, () => setNear(true));
  }, [isNear]);
  const initials = clubInitials(name);
  if (src && src !== failed) {
    return (
      <span ref={art} className={classNames(base, styles.art, styles.ground, className)}>
        {isNear && (
          <SizedImage
            className={styles.image}
            {...pictureLoading(isFirst)}
            srcSet={srcSet}
            sizes={sizes}
            src={src}
            alt=""
            decoding="async"
            onError={() => setFailed(src)}
          />
        )}
      </span>
    );
  }
  return (
    <span
      ref={art}
      className={classNames(base, styles.art, crest.colors[colorsOf(name)], crest.art, className)}
    >
      <svg
        viewBox="-48 -27 96 54"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
        className={crest.drawing}
      >
        <path d={drawings[sport ?? 'none']} />
      </svg>
      {note && <span className={styles.note}>{note}</span>}
      {!isBehindCrest && (
        <span
          aria-hidden="true"
          className={classNames(styles.initials, isWithoutCapitals(initials) && styles.raised)}
        >
          {initials}
        </span>
      )}
    </span>
  );
}
