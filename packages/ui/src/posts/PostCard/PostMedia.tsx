import type { TextsOf } from '../../primitives/messages';
import { useState } from 'react';
import { classNames } from '../../theme/classNames';
import { Icon } from '../../primitives/Icon';
import { Lightbox } from '../../primitives/Lightbox';
import { SizedImage } from '../../primitives/SizedImage';
import { base, focusRing } from '../../theme';
import type { postCardMessages } from './messages';
import * as styles from './PostCard.css';

interface PostMediaProps {
  urls: readonly string[];
  /** Each in several widths, as `srcset` of HTML takes them; missing where there is but one. */
  srcSets: readonly (string | undefined)[];
  /** What each shows; '' or missing where nobody said it. */
  alts: readonly string[];
  author: string;
  labels: Pick<TextsOf<typeof postCardMessages>, 'openImage' | 'image' | 'imageFailed'>;
}

/** A feed is as wide as a phone, or 640 px. */
const SIZES = '(min-width: 680px) 608px, 100vw';

/** The pictures of a post; one opens at full size. */
export function PostMedia({ urls, srcSets, alts, author, labels }: PostMediaProps) {
  const [index, setIndex] = useState<number | null>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = urls.map((src, at) => ({
    src,
    srcSet: srcSets[at],
    words: alts[at]?.trim() ?? '',
  }));
  if (shown.length === 0) return null;
  const altOf = (at: number) => shown[at]?.words || labels.image(author, at + 1);
  const large = shown.flatMap(({ src }, at) =>
    failed.includes(src) ? [] : [{ src, alt: altOf(at) }],
  );
  return (
    <>
      <div className={styles.media}>
        {shown.map(({ src, srcSet, words }, at) =>
          failed.includes(src) ? (
            // Its place stays: without it the post would have fewer pictures than it has.
            <button
              key={src}
              type="button"
              className={classNames(base, focusRing, styles.missing)}
              onClick={() => setFailed((before) => before.filter((other) => other !== src))}
            >
              <Icon name="image" />
              <span className={styles.retry}>{labels.imageFailed(at + 1)}</span>
              {words && <span>{words}</span>}
            </button>
          ) : (
            <button
              key={src}
              type="button"
              aria-label={
                words ? `${labels.openImage(at + 1)}: ${words}` : labels.openImage(at + 1)
              }
              className={classNames(base, focusRing, styles.picture)}
              onClick={() => setIndex(large.findIndex((picture) => picture.src === src))}
            >
              <SizedImage
                loading="lazy"
                srcSet={srcSet}
                sizes={SIZES}
                src={src}
                alt={altOf(at)}
                decoding="async"
                className={styles.image}
                onError={() => setFailed((before) => [...before, src])}
              />
            </button>
          ),
        )}
      </div>
      <Lightbox images={large} index={index} onIndexChange={setIndex} />
    </>
  );
}
