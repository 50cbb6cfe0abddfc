import { FRAME_SESSION } from '../../auth';

const CLOSED_CHECK_MS = 500;

/**
 * Lets a person sign in in a window of our own origin, where the storage is not that of a frame,
 * and waits for the session made there for this frame. Only that window is heard, only on our
 * origin, and only with the word it was given.
 * @returns null when the window was closed, or not let open
 */
export function askInWindow(frame: Window, params: Record<string, string>): Promise<unknown> {
  const state = Array.from(frame.crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(36),
  ).join('');
  const opened = frame.open(
    `/embed/sign-in?${new URLSearchParams({ ...params, state })}`,
    '_blank',
    'popup,width=480,height=720',
  );
  if (!opened) return Promise.resolve(null);
  return new Promise((resolve) => {
    const end = (session: unknown) => {
      frame.removeEventListener('message', listen);
      frame.clearInterval(check);
      resolve(session);
    };
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (
        origin !== frame.location.origin ||
        source !== opened ||
        data?.type !== FRAME_SESSION ||
        data.state !== state
      )
        return;
      end(data.session);
    };
    frame.addEventListener('message', listen);
    // A window says nothing when it is closed.
    const check = frame.setInterval(() => opened.closed && end(null), CLOSED_CHECK_MS);
  });
}
