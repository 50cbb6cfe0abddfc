import { forwardRef, useImperativeHandle, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import type { ThemeName } from '../../theme';
import { classNames } from '../../theme/classNames';
import { EmptyState } from '../../primitives/EmptyState';
import { ErrorState } from '../../primitives/ErrorState';
import { useMessages } from '../../primitives/messages';
import { Spinner } from '../../primitives/Spinner';
import { widgetFrameMessages, type WidgetFrameTexts } from './messages';
import { useFrame } from './useFrame';
import * as styles from './WidgetFrame.css';

export interface WidgetFrameProps {
  /** What the widget shows; also the name of the frame. */
  title: string;
  /** Address of the provider's page. Without one the frame says that none is set up. */
  src?: string | undefined;
  /**
   * Whether it is known if there is an address: placeholders, the frame, or the failure and a way
   * on. @default 'ready'
   */
  status?: 'loading' | 'ready' | 'error';
  /** Called to load the address again; without it no button is offered. */
  onRetry?: () => void;
  /** What to do where there is no address, usually a link to other scores. */
  emptyAction?: ReactNode;
  /** Height in px before the widget asks for another one. @default 900 */
  initialHeight?: number;
  /** Least height in px, however little the widget asks for. @default 600 */
  minHeight?: number;
  /** Most height in px, however much the widget asks for. @default 1600 */
  maxHeight?: number;
  /** After this many ms in sight without an answer it has failed. @default 10000 */
  timeLimit?: number;
  /**
   * The widget posts `{height}` once it shows something. Until it has, it has not loaded: browsers
   * fire `load` for an address that cannot be reached, too.
   * @default false
   */
  postsHeight?: boolean;
  /**
   * Theme of the page, posted to the widget as `{theme}` once it is there and whenever it changes;
   * null for the system's. Without it nothing is posted.
   */
  theme?: ThemeName | null | undefined;
  /** Level of its heading in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Partial<WidgetFrameTexts>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * Somebody else's score widget, held at arm's length: sandboxed, lazy, and of a size that it may
 * change only itself and within limits.
 */
export const WidgetFrame = forwardRef<HTMLElement, WidgetFrameProps>(function WidgetFrame(
  {
    title,
    src,
    status = 'ready',
    onRetry,
    emptyAction,
    initialHeight = 900,
    minHeight = 600,
    maxHeight = 1_600,
    timeLimit = 10_000,
    postsHeight = false,
    theme,
    headingLevel = 3,
    labels,
    className,
  },
  ref,
) {
  const texts = useMessages(widgetFrameMessages, labels);
  const [attempt, setAttempt] = useState(0);
  const box = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLElement, []);
  const retry = () => {
    // The button that was pressed is gone by then.
    box.current?.focus({ preventScroll: true });
    setAttempt((count) => count + 1);
  };
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={title}
      className={classNames(styles.box, className)}
    >
      <Heading className={styles.title}>{title}</Heading>
      {src ? (
        <Frame
          key={`${src} ${attempt}`}
          title={title}
          src={src}
          limits={{ initialHeight, minHeight, maxHeight }}
          timeLimit={timeLimit}
          postsHeight={postsHeight}
          theme={theme}
          texts={texts}
          onRetry={retry}
        />
      ) : status === 'error' ? (
        <ErrorState title={texts.failed} onRetry={onRetry} retryLabel={texts.retry} />
      ) : status === 'loading' ? (
        <div className={styles.stage} style={{ blockSize: initialHeight }}>
          <Loading label={texts.loading} />
        </div>
      ) : (
        <EmptyState
          title={texts.unconfigured}
          description={texts.unconfiguredNote}
          action={emptyAction}
        />
      )}
    </section>
  );
});

interface FrameProps {
  title: string;
  src: string;
  limits: { initialHeight: number; minHeight: number; maxHeight: number };
  timeLimit: number;
  postsHeight: boolean;
  theme: ThemeName | null | undefined;
  texts: WidgetFrameTexts;
  onRetry: () => void;
}

function Frame({
  title,
  src,
  limits: { initialHeight, minHeight, maxHeight },
  timeLimit,
  postsHeight,
  theme,
  texts,
  onRetry,
}: FrameProps) {
  const { frame, state, sandbox, askedHeight, onLoad } = useFrame(src, {
    timeLimit,
    postsHeight,
    theme,
  });
  const height = Math.min(maxHeight, Math.max(minHeight, askedHeight ?? initialHeight));
  return (
    <div className={styles.stage} style={{ blockSize: height }}>
      {state === 'loading' && <Loading label={texts.loading} />}
      {state === 'failed' ? (
        <ErrorState
          title={texts.failed}
          description={texts.failedNote}
          action={<Button onPress={onRetry}>{texts.retry}</Button>}
        />
      ) : (
        <iframe
          ref={frame}
          title={title}
          src={src}
          loading="lazy"
          sandbox={sandbox}
          referrerPolicy="strict-origin-when-cross-origin"
          className={styles.frame}
          onLoad={onLoad}
        />
      )}
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <p className={styles.loading}>
      <Spinner label={label} />
      <span aria-hidden="true">{label}</span>
    </p>
  );
}
