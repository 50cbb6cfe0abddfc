import { FRAME_SESSION, FrameSignInScreen } from '@clubline/features';
import { useAddress } from '../useAddress';

/** Stands in a window that a frame of ours has opened. */
export default function FrameSignInRoute() {
  const address = useAddress();
  const { opener } = window as { opener: Window | null };
  const state = new URLSearchParams(address.split('?')[1]).get('state');
  const hand = (session: unknown) => {
    // To our own origin only: whatever else has opened this window receives nothing.
    opener?.postMessage({ type: FRAME_SESSION, state, session }, window.location.origin);
    window.close();
  };
  return (
    <FrameSignInScreen
      path={address}
      onSession={opener && state ? hand : undefined}
      onCancel={() => window.close()}
    />
  );
}
