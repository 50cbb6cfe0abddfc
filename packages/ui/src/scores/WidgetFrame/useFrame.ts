import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { whenNearlySeen } from '../../primitives/whenNearlySeen';

/** What a frame may do: run, and open its links in new pages. */
const SANDBOX = 'allow-scripts allow-popups';
/** So far outside of what is seen, a lazy frame has surely begun to load. */
const NEARLY_SEEN = '100px';

interface FrameOptions {
  timeLimit: number;
  postsHeight: boolean;
  /** What is posted of the page's theme; undefined for nothing. */
  theme: string | null | undefined;
}

export interface FrameState {
  frame: RefObject<HTMLIFrameElement | null>;
  state: 'loading' | 'shown' | 'failed';
  sandbox: string;
  /** The height it has asked for, in px; null before it has. */
  askedHeight: number | null;
  onLoad: () => void;
}

/** Watches over a frame: how long it takes once it is in sight, and which height it asks for. */
export function useFrame(src: string, { timeLimit, postsHeight, theme }: FrameOptions): FrameState {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState['state']>('loading');
  const [askedHeight, setAskedHeight] = useState<number | null>(null);
  const origin = foreignOrigin(src);

  const postTheme = useCallback(() => {
    if (theme === undefined) return;
    // A frame without an origin of its own cannot be named as the one who is meant; it is told
    // nothing that others may not know.
    frame.current?.contentWindow?.postMessage({ theme }, origin ?? '*');
  }, [theme, origin]);
  useEffect(() => {
    if (state === 'shown') postTheme();
  }, [state, postTheme]);

  useEffect(() => {
    const element = frame.current;
    if (state !== 'loading' || !element) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // A lazy frame below the fold has not been asked for yet: its time begins when it comes near.
    const stop = whenNearlySeen(element, NEARLY_SEEN, () => {
      timer = setTimeout(() => setState('failed'), timeLimit);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [state, timeLimit]);

  useEffect(() => {
    const view = frame.current?.ownerDocument.defaultView;
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      // Any page may post to ours; only this frame, still at its own address, may ask for another
      // height.
      if (source !== frame.current?.contentWindow || from !== (origin ?? 'null')) return;
      const height =
        typeof data === 'object' && data !== null && 'height' in data ? data.height : undefined;
      if (typeof height !== 'number' || !Number.isFinite(height)) return;
      setAskedHeight(height);
      setState('shown');
    };
    view?.addEventListener('message', onMessage);
    return () => view?.removeEventListener('message', onMessage);
  }, [origin]);

  return {
    frame,
    state,
    // A frame of our own origin that may run scripts and keep that origin could take its sandbox
    // off; it is given none.
    sandbox: origin ? `${SANDBOX} allow-same-origin` : SANDBOX,
    askedHeight,
    // Browsers dispatch it for a page that says only that nobody could be reached, too.
    onLoad: () => {
      // Its page may have been loaded anew, by itself; one that has just come is told once shown.
      if (postsHeight || state === 'shown') postTheme();
      else setState('shown');
    },
  };
}

/**
 * The origin of an address elsewhere; null for one on this page's own site, and for one that has
 * none.
 */
function foreignOrigin(address: string): string | null {
  // Where the page's own origin is not known, as on a server, none is taken for foreign.
  if (typeof location === 'undefined') return null;
  try {
    const { origin } = new URL(address);
    return origin === location.origin || origin === 'null' ? null : origin;
  } catch {
    return null;
  }
}
