import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { Spinner } from '../Spinner';
import { widgetFrameCopy, type WidgetFrameCopy } from './copy';
import * as styles from './WidgetFrame.css';

export interface WidgetFrameProps {
  /** What the widget shows; also the name of the frame. */
  title: string;
  /** Address of the provider's page. Without one the frame says that none is set up. */
  src?: string | undefined;
  /** Height in px before the widget asks for another one. @default 900 */
  initialHeight?: number;
  /** @default 600 */
  minHeight?: number;
  /** @default 1600 */
  maxHeight?: number;
  /** After this many ms without an answer it has failed. @default 10000 */
  timeLimit?: number;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4;
  labels?: Partial<WidgetFrameCopy>;
  className?: string;
}

/** Somebody else's score widget, held at arm's length: sandboxed, lazy, and of a size that it may change only itself and within limits. */
export function WidgetFrame({ title, src, initialHeight = 900, minHeight = 600, maxHeight = 1_600, timeLimit = 10_000, headingLevel = 3, labels, className }: WidgetFrameProps) {
  const texts = { ...widgetFrameCopy, ...labels };
  const [attempt, setAttempt] = useState(0);
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-label={title} className={classNames(styles.box, className)}>
      <Heading className={styles.title}>{title}</Heading>
      {src ? (
        <Frame key={`${src} ${attempt}`} title={title} src={src} limits={{ initialHeight, minHeight, maxHeight }} timeLimit={timeLimit} texts={texts} onRetry={() => setAttempt((count) => count + 1)} />
      ) : (
        <EmptyState title={texts.unconfigured} description={texts.unconfiguredNote} />
      )}
    </section>
  );
}

interface FrameProps {
  title: string;
  src: string;
  limits: { initialHeight: number; minHeight: number; maxHeight: number };
  timeLimit: number;
  texts: WidgetFrameCopy;
  onRetry: () => void;
}

function Frame({ title, src, limits: { initialHeight, minHeight, maxHeight }, timeLimit, texts, onRetry }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const clamp = (height: number) => Math.min(maxHeight, Math.max(minHeight, height));
  const [asked, setAsked] = useState(initialHeight);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), timeLimit);
    return () => clearTimeout(timer);
  }, [state, timeLimit]);

  useEffect(() => {
    const page = frame.current?.ownerDocument.defaultView;
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      // Any page may post to ours; only this frame, still at its own address, may ask for another height.
      if (source !== frame.current?.contentWindow || origin !== (originOf(src) ?? 'null')) return;
      const height = typeof data === 'object' && data !== null && 'height' in data ? data.height : undefined;
      if (typeof height === 'number' && Number.isFinite(height)) setAsked(height);
    };
    page?.addEventListener('message', onMessage);
    return () => page?.removeEventListener('message', onMessage);
  }, [src]);

  return (
    <div className={styles.stage} style={{ blockSize: clamp(asked) }}>
      {state === 'loading' && (
        <p className={styles.loading}>
          <Spinner label={texts.loading} />
          <span aria-hidden="true">{texts.loading}</span>
        </p>
      )}
      {state === 'failed' ? (
        <ErrorState title={texts.failed} message={texts.failedNote} action={<Button onPress={onRetry}>{texts.retry}</Button>} />
      ) : (
        <iframe ref={frame} title={title} src={src} loading="lazy" sandbox={originOf(src) ? ofOtherOrigin : ofOurs} referrerPolicy="strict-origin-when-cross-origin" className={styles.frame} onLoad={() => setState('shown')} />
      )}
    </div>
  );
}

// A frame of our own origin that may run scripts and keep that origin could take its sandbox off; it gets none.
const ofOurs = 'allow-scripts allow-popups';
const ofOtherOrigin = `${ofOurs} allow-same-origin`;

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}
