import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { observeSize } from '../../packages/ui/src/primitives/observeSize';
import { frameHeight, LEAST } from './boardSizes';

export interface BoardFrameProps {
  title: string;
  src: string;
  /** Of its window, in px. */
  width: number;
  scale: number;
  onLoad: () => void;
  /** Whether it may load its page already. */
  isReady: boolean;
}

/** A story in a window of its own, as high as its page. */
export function BoardFrame({ title, src, width, scale, onLoad, isReady }: BoardFrameProps) {
  const [height, setHeight] = useState(LEAST);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const follow = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    stop.current?.();
    if (!page) return;
    stop.current = observeSize(page.body, () =>
      setHeight((before) => frameHeight(before, page.documentElement.scrollHeight)),
    );
  };
  return (
    <div style={{ inlineSize: width * scale, blockSize: height * scale }}>
      {isReady && (
        // Stories of this very book: they need its storage.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          title={title}
          src={src}
          onLoad={(event) => {
            follow(event.currentTarget);
            onLoad();
          }}
          style={{ inlineSize: width, blockSize: height, '--scale': scale } as CSSProperties}
        />
      )}
    </div>
  );
}
