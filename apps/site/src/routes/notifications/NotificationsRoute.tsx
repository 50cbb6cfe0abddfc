import { NotificationsScreen } from '@clubline/features';

export default function NotificationsRoute() {
  return <NotificationsScreen />;
}
