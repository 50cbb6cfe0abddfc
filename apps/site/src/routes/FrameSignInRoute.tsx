import { FRAME_SESSION, FrameSignInScreen } from '@clubline/features';
import { usePageMeta } from '../navigation/usePageMeta';
import { useHere } from './useHere';

/** Stands in a window that a frame of ours has opened. */
export default function FrameSignInRoute() {
  usePageMeta({ title: 'Join the chat', isHidden: true });
  const here = useHere();
  const { opener } = window as { opener: Window | null };
  const state = new URLSearchParams(here.split('?')[1]).get('state');
  const hand = (session: unknown) => {
    // To our own origin only: whatever else has opened this window hears nothing.
    opener?.postMessage({ type: FRAME_SESSION, state, session }, window.location.origin);
    window.close();
  };
  return (
    <FrameSignInScreen
      path={here}
      onSession={opener && state ? hand : undefined}
      onCancel={() => window.close()}
    />
  );
}
