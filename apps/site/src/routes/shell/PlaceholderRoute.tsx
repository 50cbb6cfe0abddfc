import { PlaceholderScreen } from '@clubline/features';

export default function PlaceholderRoute() {
  return <PlaceholderScreen page="messages" />;
}
