import { AuthGate, WelcomeScreen } from '@clubline/features';
import { usePageMeta } from '../navigation/usePageMeta';
import { useHere } from './useHere';

export default function WelcomeRoute() {
  usePageMeta({ title: 'Welcome' });
  return (
    <AuthGate path={useHere()}>
      <WelcomeScreen />
    </AuthGate>
  );
}
