import { AuthScreen } from '@clubline/features';
import { useLocation } from 'react-router-dom';
import { usePageMeta } from '../navigation/usePageMeta';

export default function AuthRoute() {
  const { search } = useLocation();
  usePageMeta({ title: 'Sign in', isHidden: true });
  return <AuthScreen search={search} />;
}
