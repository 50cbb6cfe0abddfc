import { useState } from 'react';
import { classNames } from '../classNames';
import { Lightbox } from '../Lightbox';
import { base, focusRing } from '../theme';
import type { postCardCopy } from './copy';
import * as styles from './PostCard.css';

interface PostMediaProps {
  urls: readonly string[];
  author: string;
  labels: Pick<typeof postCardCopy, 'openImage' | 'image'>;
}

/** The pictures of a post; one opens at full size. */
export function PostMedia({ urls, author, labels }: PostMediaProps) {
  const [index, setIndex] = useState<number | null>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = urls.filter((url) => !failed.includes(url));
  if (shown.length === 0) return null;
  return (
    <>
      <div className={styles.media}>
        {shown.map((url, at) => (
          <button key={url} type="button" aria-label={labels.openImage(at + 1)} className={classNames(base, focusRing, styles.picture)} onClick={() => setIndex(at)}>
            <img src={url} alt={labels.image(author, at + 1)} loading="lazy" decoding="async" className={styles.image} onError={() => setFailed((before) => [...before, url])} />
          </button>
        ))}
      </div>
      <Lightbox images={shown.map((src, at) => ({ src, alt: labels.image(author, at + 1) }))} index={index} onIndexChange={setIndex} />
    </>
  );
}
