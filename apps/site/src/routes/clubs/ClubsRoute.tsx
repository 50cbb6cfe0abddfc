import { ClubsScreen, routes } from '@clubline/features';
import { Navigate, useSearchParams } from 'react-router-dom';

export default function ClubsRoute({ tab }: { tab: 'my' | 'discover' }) {
  const [query] = useSearchParams();
  if (tab === 'my' && query.get('tab') === 'discover')
    return <Navigate to={routes.discover.path} replace />;
  return <ClubsScreen tab={tab} query={query.get('q') ?? ''} />;
}
