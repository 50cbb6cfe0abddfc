import { FeedScreen } from '@clubline/features';

export default function FeedRoute() {
  return <FeedScreen />;
}
