import { AuthGuard, WelcomeScreen } from '@clubline/features';
import { useAddress } from '../useAddress';

export default function WelcomeRoute() {
  return (
    <AuthGuard path={useAddress()}>
      <WelcomeScreen />
    </AuthGuard>
  );
}
