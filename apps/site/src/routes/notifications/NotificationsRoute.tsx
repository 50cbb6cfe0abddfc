import { NotificationsScreen } from '@clubline/features';
import { useSearchParams } from 'react-router-dom';

export default function NotificationsRoute() {
  const [query] = useSearchParams();
  return <NotificationsScreen query={query.get('q') ?? ''} />;
}
