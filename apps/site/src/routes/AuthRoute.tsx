import { AuthScreen } from '@clubline/features';
import { useLocation } from 'react-router-dom';
import { publicPages } from '../navigation/pageMeta';
import { usePageMeta } from '../navigation/usePageMeta';

export default function AuthRoute() {
  const { search } = useLocation();
  usePageMeta(publicPages['/auth']);
  return <AuthScreen search={search} />;
}
