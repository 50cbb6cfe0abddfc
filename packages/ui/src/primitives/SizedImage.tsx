import { useEffect, useRef, useState, type ImgHTMLAttributes } from 'react';
import { observeSize } from './observeSize';

export interface SizedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  /** What the picture shows; '' where it only decorates. */
  alt: string;
}

/**
 * A picture in several widths. Where another width is needed and cannot be loaded, browsers show a
 * broken picture and tell nobody; this one stays as it was.
 */
export function SizedImage({ src, srcSet, sizes, alt, onLoad, ...props }: SizedImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const loaded = useRef<{ of: string; src: string } | null>(null);
  const [kept, setKept] = useState<{ of: string; src: string } | null>(null);
  const isKept = kept?.of === src;
  useEffect(() => {
    const element = image.current;
    if (!srcSet || isKept || !element) return undefined;
    return observeSize(element, () => {
      // Ends when the other width has come, or has not.
      element.decode?.().catch(() => {
        const isBroken = element.complete && element.naturalWidth === 0;
        if (isBroken && loaded.current?.of === src) setKept(loaded.current);
      });
    });
  }, [src, srcSet, isKept]);
  return (
    <img
      {...props}
      ref={image}
      {...(isKept ? { src: kept.src } : { ...(srcSet && { srcSet, sizes }), src })}
      alt={alt}
      onLoad={(event) => {
        loaded.current = { of: src, src: event.currentTarget.currentSrc };
        onLoad?.(event);
      }}
    />
  );
}
