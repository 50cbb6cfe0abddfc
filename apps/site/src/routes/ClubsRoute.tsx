import { ClubsScreen } from '@clubline/features';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePageMeta } from '../navigation/usePageMeta';

export default function ClubsRoute({ tab }: { tab: 'my' | 'discover' }) {
  usePageMeta({ title: tab === 'my' ? 'Your clubs' : 'Discover clubs' });
  const [query] = useSearchParams();
  if (tab === 'my' && query.get('tab') === 'discover')
    return <Navigate to="/clubs/discover" replace />;
  return <ClubsScreen tab={tab} />;
}
