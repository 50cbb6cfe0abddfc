/** What a frame posts to the page around it: nothing of what anybody writes or who they are. */
export type FrameMessage =
  | { type: 'clubline-ready' }
  | { type: 'clubline-height'; height: number }
  /** What the page has to mend, or cannot. */
  | { type: 'clubline-error'; code: string; message: string };

/**
 * Speaks to the page around, where that is one of those that may frame this one; else to nobody.
 * @param allowed origins, as the server's policy names them
 */
export function createFrameParent(
  frame: Pick<Window, 'parent' | 'location' | 'document'>,
  allowed: readonly string[],
) {
  const { ancestorOrigins } = frame.location;
  // Firefox does not name the page around; there the address that led here does.
  const named =
    ancestorOrigins?.[0] ??
    (URL.canParse(frame.document.referrer) ? new URL(frame.document.referrer).origin : undefined);
  const isFramed = frame.parent !== (frame as unknown);
  const origin =
    isFramed && named !== undefined && [...allowed, frame.location.origin].includes(named)
      ? named
      : undefined;
  return {
    origin,
    tell(message: FrameMessage) {
      if (origin !== undefined) frame.parent.postMessage(message, origin);
    },
  };
}
