import { NotificationsScreen } from '@clubline/features';
import { usePageMeta } from '../navigation/usePageMeta';

export default function NotificationsRoute() {
  usePageMeta({ title: 'Notifications' });
  return <NotificationsScreen />;
}
