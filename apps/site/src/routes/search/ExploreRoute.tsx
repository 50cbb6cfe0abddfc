import { ExploreScreen } from '@clubline/features';
import { event } from '../../content/event';

export default function ExploreRoute() {
  return <ExploreScreen event={event} />;
}
